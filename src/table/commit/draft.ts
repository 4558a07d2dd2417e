import type { Happening, Played } from '../../engine/match.js';
import type { Outcome, Seat } from '../../engine/ruleset.js';
import type { StoredJson } from '../../store/schema.js';
import { afterTableEvent } from '../game/after-table-event.js';
import { afterActing, ticked } from '../game/clock.js';
import type { Game } from '../game/game.js';
import { leaversLast } from '../game/leavers.js';
import { type LuckDrawn, luckAt } from '../game/luck.js';
import { whileActing } from '../game/newcomers.js';
import { afterMoving } from '../game/offers.js';
import { hasOpenSeat } from '../game/people.js';
import { type TableEvent, tableHappening } from '../game/table-event.js';
import type { RequestKey } from './command.js';

/** Who asked for what, when, under which request. */
export interface Provenance {
  readonly seat: Seat | null;
  readonly playerId: string | null;
  readonly action: StoredJson | null;
  readonly requestId: string | null;
  readonly at: string;
  /** The caller's word for this request, if it gave one. */
  readonly key?: RequestKey | undefined;
  /** The mark of the network a new game is laid from. */
  readonly network?: string | null;
}

/** A decision not yet in the ledger: what happened, and the game after it. */
export interface Draft {
  readonly before: Game | null;
  readonly game: Game;
  readonly happenings: readonly Happening[];
}

/** Adds what happened around the board. */
export const withTableEvent = (draft: Draft, event: TableEvent): Draft => ({
  before: draft.before,
  game: afterTableEvent(draft.game, event, lengthOf(draft) + 1),
  happenings: [...draft.happenings, tableHappening(event)],
});

/** How long the log is with all that is in the draft. */
const lengthOf = ({ before, happenings }: Draft): number => (before?.version ?? 0) + happenings.length;

/** What came of a seat's action. */
export const withAction = (before: Game, seat: Seat, turn: Played, spent: LuckDrawn | null): Draft =>
  withTurn(
    { before, game: afterMoving(afterActing(whileActing(ticked(before), seat), seat)), happenings: [] },
    turn,
    spent,
  );

/** A decision of the table's own begins. */
export const nothingYet = (game: Game): Draft => ({ before: game, game: ticked(game), happenings: [] });

/**
 * Adds what happened on the board, how much of a counted luck it took, and the end of the game when the match is over.
 * It is added as it will be read back: what cannot be read back is never written, else nobody could read the game any more.
 */
export const withTurn = (draft: Draft, turn: Played, spent: LuckDrawn | null = null): Draft => {
  const { book } = draft.game;
  const played: Draft = {
    before: draft.before,
    game: { ...draft.game, match: turn.match },
    happenings: [
      ...draft.happenings,
      ...book.during(() => turn.happenings.map(({ event }) => book.recall(event))),
    ],
  };
  const drawn = spent === null ? played : withTableEvent(played, spent);
  const { outcome } = turn.match;
  return outcome === null ? endedWhenTooLong(drawn) : withEnd(drawn, outcome);
};

/** No log grows for ever: with the event that makes it as long as its ruleset allows, the game ends, and nobody has won. */
export const endedWhenTooLong = (draft: Draft): Draft => {
  const { status, seats, book } = draft.game;
  if (status === 'over' || lengthOf(draft) < book.maxEvents) return draft;
  const ranking = status === 'playing' ? [seats.map((_, seat) => seat)] : [];
  return withEnd(draft, { ranking, scores: null, ended: 'too-long', by: null, reason: null });
};

/** Ends the game, by its rules or from outside: the fold tells the match, and with it every view, board and picture. */
export const withEnd = (draft: Draft, end: Outcome): Draft => {
  const { leavers, board, secret } = draft.game;
  const outcome = leaversLast(end, leavers);
  // Others still play on the same board: its secret is told when all of them are done.
  return withTableEvent(draft, { type: 'game-ended', outcome, secret: board === null ? secret : null });
};

/** Where the luck of a decision comes from; whoever checks a game counts what is drawn. */
export type LuckSource = typeof luckAt;

/** The game begins when nobody is missing: the first dice are rolled in the same breath. */
export const startedWhenFull = (draft: Draft, luckFor: LuckSource = luckAt): Draft => {
  if (draft.game.status !== 'waiting' || hasOpenSeat(draft.game)) return draft;
  const started = withTableEvent(draft, { type: 'game-started' });
  // A fork begins in the middle: nothing is dealt.
  if (started.game.origin !== null) return started;
  const luck = luckFor(started.game, draft.before?.version ?? 0, null);
  const opening = started.game.laid.open(luck.chance);
  return withTurn(started, opening, luck.spent());
};
