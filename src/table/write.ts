import type { Outcome, Seat } from '../engine/game.js';
import type { Happening, Turn } from '../engine/match.js';
import type { StoredJson } from '../store/schema.js';
import { afterTableEvent, type Evening } from './evening.js';
import { luckAt } from './luck.js';
import { type TableEvent, tableHappening } from './table-event.js';

/** Who asked for what, when, under which request. */
export interface Asked {
  readonly seat: Seat | null;
  readonly playerId: string | null;
  readonly action: StoredJson | null;
  readonly requestId: string | null;
  readonly at: string;
  /** The caller's word for this request, if it gave one. */
  readonly key?: RequestKey | undefined;
}

/** A request that may be sent again, and what tells it from another. */
export interface RequestKey {
  readonly key: string;
  readonly requestHash: string;
}

/** A decision not yet in the ledger: what happened, and the evening after it. */
export interface Draft {
  readonly before: Evening | null;
  readonly evening: Evening;
  readonly happenings: readonly Happening[];
}

/** Adds what happened around the board. */
export const withTableEvent = (draft: Draft, event: TableEvent): Draft => ({
  before: draft.before,
  evening: afterTableEvent(draft.evening, event),
  happenings: [...draft.happenings, tableHappening(event)],
});

/**
 * Adds what happened on the board, how much of the given luck it took, and the end of the evening when the match is over.
 */
export const withTurn = (draft: Draft, turn: Turn, draws = 0): Draft => {
  const played: Draft = {
    before: draft.before,
    evening: { ...draft.evening, match: turn.match },
    happenings: [...draft.happenings, ...turn.happenings],
  };
  const drawn = draws > played.evening.draws ? withTableEvent(played, { type: 'luck-drawn', draws }) : played;
  const { outcome } = turn.match;
  return outcome === null ? drawn : withEnd(drawn, outcome);
};

/** Ends the game, by its rules or from outside: the fold tells the match, and with it every view, board and picture. */
export const withEnd = (draft: Draft, outcome: Outcome): Draft =>
  withTableEvent(draft, { type: 'game-ended', outcome, secret: draft.evening.secret });

/** Where the luck of a decision comes from; whoever checks a game counts what is drawn. */
export type LuckSource = typeof luckAt;

/** The game begins when nobody is missing: the first dice are rolled in the same breath. */
export const startedWhenFull = (draft: Draft, luckFor: LuckSource = luckAt): Draft => {
  if (draft.evening.seats.some((holder) => holder.kind === 'open')) return draft;
  const started = withTableEvent(draft, { type: 'game-started' });
  // A fork begins in the middle: nothing is dealt.
  if (started.evening.origin !== null) return started;
  const luck = luckFor(started.evening, draft.before?.version ?? 0);
  const opening = started.evening.laid.open(luck.chance);
  return withTurn(started, opening, luck.draws());
};
