import type { RefusalEntry, Seat } from '../engine/game.js';
import { GAME_OVER, type Match, type MatchRefusal } from '../engine/match.js';
import { no, type Result, yes } from '../engine/result.js';
import type { StoredJson } from '../store/schema.js';
import { attempt, type Decision, type Done } from './attempt.js';
import { type Evening, seatOf } from './evening.js';
import type { Evenings } from './evenings.js';
import { luckAt } from './luck.js';
import type { Player } from './players.js';
import type { Problem } from './problem.js';
import { type Draft, type RequestKey, withTurn } from './write.js';

export interface WantedAction {
  readonly gameId: string;
  readonly player: Player;
  /** Whatever the caller sent: the game's own schema reads it. */
  readonly action: unknown;
  /** The version the caller spoke of, if it named one. */
  readonly expected: number | null;
  readonly requestId: string;
  readonly key: RequestKey | undefined;
}

/** A seat acts. Parlor finds the seat: somebody with several acts for the one to act. */
export const act = (evenings: Evenings, wanted: WantedAction): Promise<Result<Done, Problem>> =>
  attempt(evenings, { ...wanted, caller: { playerId: wanted.player.id } }, actionOf(wanted));

const actionOf =
  ({ player, action, requestId }: WantedAction): Decision =>
  (evening) => {
    const seated = seatFor(evening, player, action);
    if (!seated.ok) return seated;
    const { match, seat } = seated.value;
    const draft = draftOf(evening, match, seat, action);
    if (!draft.ok) return no(refused(evening, seat, draft.problem));
    const at = new Date().toISOString();
    const asked = { seat, playerId: player.id, action: storable(action), requestId, at };
    return yes({ draft: draft.value, asked });
  };

/** The seat the player would act for, in a game that is being played. */
export const seatFor = (
  evening: Evening,
  player: Player,
  action: unknown,
): Result<{ readonly seat: Seat; readonly match: Match }, Problem> => {
  const seat = seatOf(evening, player.id);
  if (seat === null) return no(notSeated(evening));
  const { match } = evening;
  return match === null || evening.status === 'over' ? no(notPlaying(evening, action)) : yes({ seat, match });
};

/** What would come of an action, whoever is in the seat. */
export const draftOf = (
  evening: Evening,
  match: Match,
  seat: Seat,
  action: unknown,
): Result<Draft, MatchRefusal> => {
  const luck = luckAt(evening, evening.version);
  const turn = match.act(seat, action, luck.chance);
  if (!turn.ok) return turn;
  return yes(withTurn({ before: evening, evening, happenings: [] }, turn.value, luck.draws()));
};

/** The action was read by the game's schema, so it is an object. */
export const storable = (action: unknown): StoredJson | null =>
  typeof action === 'object' && action !== null ? { ...action } : null;

export const refused = (evening: Evening, seat: Seat, refusal: MatchRefusal): Problem => {
  const entry = evening.book.refusals[refusal.code];
  const legal = evening.status === 'playing' ? (evening.match?.choices(seat) ?? []) : [];
  return { ...refusal, ...(entry === undefined ? {} : ruleOf(evening, entry)), legal };
};

const ruleOf = ({ book }: Evening, { title, section, says }: RefusalEntry) => ({
  title,
  rule: `/rulesets/${book.id}#${section}`,
  ruleSays: says,
});

const notSeated = (evening: Evening): Problem => ({
  code: 'not-seated',
  detail: evening.seats.some((holder) => holder.kind === 'open')
    ? 'You do not sit in this game yet. POST to its seats to take an open one.'
    : 'You do not sit in this game, and no seat is open. You may watch it, or create a game of your own.',
});

/** Shape comes first: a malformed action is malformed at any time. */
const notPlaying = (evening: Evening, action: unknown): Problem => {
  const malformed = evening.book.malformed(action);
  if (malformed !== null) return { ...malformed, legal: [] };
  if (evening.status === 'over') return { ...GAME_OVER, legal: [] };
  const open = evening.seats.flatMap((holder, seat) => (holder.kind === 'open' ? [seat] : []));
  return {
    code: 'game-not-started',
    detail: `The game begins when every seat is taken; still open: seat ${open.join(', seat ')}.`,
    legal: [],
  };
};
