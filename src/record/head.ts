import { canonicalJson } from '../proof/canonical-json.js';
import { SOMEBODY } from '../proof/sealed-names.js';
import type { Game } from '../table/game/game.js';
import { StoredOutcome } from '../table/game/stored-outcome.js';
import { recordEvent } from './players.js';
import type { RecordEntry, RecordHead } from './record.js';
import { type Flaw, flawAt } from './verdict.js';

export const SAYS_ELSE = 'the head of the record says something else than this event';

/** The head repeats what the events say, for readers; it must say the same. The flaw is told at the event that knows. */
export const headFlaw = (
  head: RecordHead,
  entries: readonly RecordEntry[],
  game: Game | null,
): Flaw | null => {
  const last = entries.at(-1);
  if (game === null || last === undefined) return flawAt(1, 'it is missing: the record has no events');
  if (game.status !== 'over') return flawAt(last.seq + 1, 'it is missing: the game is not over here');
  const { ruleset, rulesetVersion, options, commitment } = head;
  const isLaid = same(
    { ruleset, rulesetVersion, options, commitment },
    {
      ruleset: game.book.id,
      rulesetVersion: game.rulesetVersion,
      options: game.laid.options,
      commitment: game.commitment,
    },
  );
  if (!isLaid) return flawAt(1, SAYS_ELSE);
  const { seats, outcome, secret } = head;
  const isOver = same(
    { seats, outcome, secret },
    { seats: seatsOf(game, seats), outcome: outcomeIn(last), secret: game.secret },
  );
  return isOver ? null : flawAt(last.seq, SAYS_ELSE);
};

/** Whoever was forgotten may be somebody in the head, though an early log names them. */
const seatsOf = (game: Game, told: RecordHead['seats']): readonly object[] =>
  game.seats.map((holder, seat) =>
    recordEvent({
      ...holder,
      ...(told[seat]?.name === SOMEBODY ? { name: SOMEBODY } : {}),
      ...(told[seat]?.standsInFor === SOMEBODY ? { standsInFor: SOMEBODY } : {}),
    }),
  );

export const outcomeIn = ({ event }: RecordEntry): unknown => StoredOutcome.safeParse(event.outcome).data;

export const same = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);
