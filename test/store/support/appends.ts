import { CHAIN_START, hashLink } from '../../../src/proof/chain.js';
import { type Append, type Entry, type GameCard, withTexts } from '../../../src/store/entry.js';

export const AT = '2026-01-02T03:04:05.678Z';

/** An event as some game might have it. */
export const entry = (gameId: string, seq: number, note: unknown = seq): Entry => {
  const link = {
    gameId,
    seq,
    at: AT,
    event: { type: 'noted', z: 1, a: note },
    seat: seq % 2,
    action: { type: 'note' },
  };
  const hash = hashLink(CHAIN_START, { ...link, player: 'somebody' });
  return { ...link, playerId: 'p_1', requestId: 'r', hash };
};

/** So many events from a number on, and nothing with them. */
export const append = (gameId: string, from: number, count: number, note?: unknown): Append => ({
  gameId,
  entries: Array.from({ length: count }, (_, i) => withTexts(entry(gameId, from + i, note))),
  card: null,
  key: null,
});

export const card = (gameId: string, changes: Partial<GameCard> = {}): GameCard => ({
  gameId,
  ruleset: 'knucklebones',
  visibility: 'public',
  club: null,
  status: 'waiting',
  players: ['p_1'],
  keptFor: [],
  hasBots: false,
  host: 'p_1',
  network: null,
  hasOpenSeat: true,
  toRate: false,
  card: { name: gameId },
  secret: 'ab',
  createdAt: AT,
  changedAt: AT,
  ...changes,
});
