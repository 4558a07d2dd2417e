import { hash } from 'node:crypto';
import { CHAIN_START, hashLink } from '../proof/chain.js';
import type { Append, Entry, GameCard, IdempotencyKey } from '../store/entry.js';
import { type Evening, hasOpenSeat, isSandbox } from './evening.js';
import { chanceKindOf } from './given-chance.js';
import { forkOf } from './origin.js';
import { playerIn, publishedEvent } from './published.js';
import { hasBots } from './seating.js';
import type { Asked, Draft } from './write.js';

const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** The draft as the ledger wants it: numbered, chained, with the card when the list of games must change. */
export const written = (
  draft: Draft,
  asked: Asked,
): { readonly append: Append; readonly evening: Evening } => {
  const { id } = draft.evening;
  const { at, seat, playerId, requestId } = asked;
  let seq = draft.before?.version ?? 0;
  const player = playerIn(id, playerId, sha256);
  let link = draft.before?.hash ?? CHAIN_START;
  const entries: Entry[] = [];
  for (const { event } of draft.happenings) {
    seq++;
    const action = entries.length === 0 ? asked.action : null;
    const covered = { gameId: id, seq, at, event: publishedEvent(id, event, sha256), seat, player, action };
    link = hashLink(link, covered, sha256);
    entries.push({ gameId: id, seq, at, event, seat, playerId, action, requestId, hash: link });
  }
  const evening = { ...draft.evening, version: seq, hash: link, updatedAt: asked.at };
  const key = keyOf(evening, asked, entries.length);
  return { append: { gameId: id, entries, card: changedCard(draft.before, evening, asked), key }, evening };
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
const changedCard = (before: Evening | null, after: Evening, asked: Asked): GameCard | null =>
  before !== null && before.status === after.status && before.seats === after.seats
    ? null
    : cardOf(after, asked.network ?? null);

const cardOf = (evening: Evening, network: string | null): GameCard => ({
  gameId: evening.id,
  ruleset: evening.book.id,
  visibility: evening.visibility,
  status: evening.status,
  players: [
    ...new Set(evening.seats.flatMap((holder) => (holder.kind === 'player' ? [holder.playerId] : []))),
  ],
  hasBots: hasBots(evening.seats),
  host: evening.hostId,
  network,
  hasOpenSeat: hasOpenSeat(evening),
  card: {
    rulesetVersion: evening.rulesetVersion,
    options: evening.laid.options,
    seats: evening.seats,
    outcome: evening.ending,
    sandbox: isSandbox(evening),
    chance: chanceKindOf(evening.given),
    forkOf: evening.origin === null ? null : forkOf(evening.origin),
  },
  secret: evening.secret,
  createdAt: evening.createdAt,
});
