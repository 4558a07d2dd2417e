import type { Seat } from '../engine/game.js';
import type { Happening, Match, Turn } from '../engine/match.js';
import { CHAIN_START, hashLink } from '../store/chain.js';
import type { Append, Entry, GameCard, IdempotencyKey } from '../store/entry.js';
import type { StoredJson } from '../store/schema.js';
import { afterTableEvent, type Evening } from './evening.js';
import { fairChance } from './fair-chance.js';
import { type Ending, type TableEvent, tableHappening } from './table-event.js';

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

/** Adds what happened on the board, and the end of the evening when the match is over. */
export const withTurn = (draft: Draft, turn: Turn): Draft => {
  const played: Draft = {
    before: draft.before,
    evening: { ...draft.evening, match: turn.match },
    happenings: [...draft.happenings, ...turn.happenings],
  };
  return turn.match.outcome === null ? played : withEnd(played, finished(turn.match));
};

const finished = ({ outcome }: Match): Ending => ({
  ranking: (outcome?.ranking ?? []).map((group) => [...group]),
  ...(outcome?.scores === undefined ? {} : { scores: [...outcome.scores] }),
  ended: 'finished',
  ...(outcome?.reason === undefined ? {} : { reason: outcome.reason }),
});

export const withEnd = (draft: Draft, outcome: Ending): Draft =>
  withTableEvent(draft, { type: 'game-ended', outcome, secret: draft.evening.secret });

/** The game begins when nobody is missing: the first dice are rolled in the same breath. */
export const startedWhenFull = (draft: Draft): Draft => {
  if (draft.evening.seats.some((holder) => holder.kind === 'open')) return draft;
  const started = withTableEvent(draft, { type: 'game-started' });
  const { laid, secret, id } = started.evening;
  return withTurn(started, laid.open(fairChance(secret, id, draft.before?.version ?? 0)));
};

/** The draft as the ledger wants it: numbered, chained, with the card when the list of games must change. */
export const written = (
  draft: Draft,
  asked: Asked,
): { readonly append: Append; readonly evening: Evening } => {
  const { id } = draft.evening;
  const { at, seat, playerId, requestId } = asked;
  let seq = draft.before?.version ?? 0;
  let hash = draft.before?.hash ?? CHAIN_START;
  const entries: Entry[] = [];
  for (const { event } of draft.happenings) {
    seq++;
    const action = entries.length === 0 ? asked.action : null;
    const link = { gameId: id, seq, at, event, seat, playerId, action, requestId };
    hash = hashLink(hash, link);
    entries.push({ gameId: id, seq, at, event, seat, playerId, action, requestId, hash });
  }
  const evening = { ...draft.evening, version: seq, hash, updatedAt: asked.at };
  const key = keyOf(evening, asked, entries.length);
  return { append: { gameId: id, entries, card: changedCard(draft.before, evening), key }, evening };
};

const keyOf = (
  evening: Evening,
  { key, playerId, seat, at }: Asked,
  count: number,
): IdempotencyKey | null => {
  if (key === undefined || playerId === null) return null;
  const { id: gameId, version: lastSeq } = evening;
  return { gameId, playerId, ...key, seat, firstSeq: lastSeq - count + 1, lastSeq, createdAt: at };
};

/** The list shows who sits where and how the game stands; a move changes neither. */
const changedCard = (before: Evening | null, after: Evening): GameCard | null =>
  before !== null && before.status === after.status && before.seats === after.seats ? null : cardOf(after);

const cardOf = (evening: Evening): GameCard => ({
  gameId: evening.id,
  ruleset: evening.book.id,
  visibility: evening.visibility,
  status: evening.status,
  players: [
    ...new Set(evening.seats.flatMap((holder) => (holder.kind === 'player' ? [holder.playerId] : []))),
  ],
  card: {
    rulesetVersion: evening.rulesetVersion,
    options: evening.laid.options,
    seats: evening.seats,
    outcome: evening.ending,
  },
  secret: evening.secret,
  createdAt: evening.createdAt,
});
