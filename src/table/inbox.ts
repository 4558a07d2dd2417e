import type { Choice } from '../engine/match.js';
import type { Doorbell } from '../live/doorbell.js';
import type { Ledger } from '../store/ledger.js';
import { type Evening, seatsOf, toActOf } from './evening.js';
import type { Evenings } from './evenings.js';
import { choicesOf } from './sight.js';
import type { Ending } from './table-event.js';

/** Something about one of my games that I should know. */
export type Notice = { readonly gameId: string; readonly ruleset: string; readonly version: number } & (
  | { readonly type: 'game-started' }
  | { readonly type: 'your-turn'; readonly seat: number; readonly legal: readonly Choice[] }
  | { readonly type: 'game-ended'; readonly outcome: Ending | null }
);

const MOST_OPEN_GAMES = 500;

/**
 * One stream for all my games. It first tells what is open, so that a bot that just connected knows where it must move;
 * then what happens. Rings are only hints: each game is looked at again, and told of when it says something new.
 */
export async function* inbox(
  ledger: Ledger,
  evenings: Evenings,
  bell: Doorbell,
  playerId: string,
  signal: AbortSignal,
): AsyncGenerator<Notice> {
  const told = new Map<string, Told>();
  const rung = new Set<string>();
  let wake: (() => void) | null = null;
  const stop = bell.listenToAll((gameId) => {
    rung.add(gameId);
    wake?.();
  });
  signal.addEventListener('abort', () => wake?.(), { once: true });
  try {
    for (const gameId of await openGames(ledger, playerId)) rung.add(gameId);
    while (!signal.aborted) {
      for (const gameId of [...rung]) {
        rung.delete(gameId);
        const now = await mineNow(evenings, gameId, playerId, told);
        if (now !== null) yield* news(now, playerId, told);
      }
      if (rung.size === 0 && !signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    stop();
  }
}

/** Seats change only while a game waits, so one that is under way and not mine need not be read again. */
const mineNow = async (
  evenings: Evenings,
  gameId: string,
  playerId: string,
  told: ReadonlyMap<string, Told>,
): Promise<Evening | null> => {
  const lately = await evenings.lately(gameId);
  const isMine =
    lately !== null &&
    (lately.status === 'waiting' || seatsOf(lately, playerId).length > 0 || told.has(gameId));
  const now = isMine ? await evenings.now(gameId) : null;
  return now !== null && (seatsOf(now, playerId).length > 0 || told.has(gameId)) ? now : null;
};

interface Told {
  readonly status: Evening['status'];
  readonly turnAt: number;
}

const openGames = async (ledger: Ledger, playerId: string): Promise<readonly string[]> => {
  const cards = await ledger.list({ playerId, status: 'playing', limit: MOST_OPEN_GAMES });
  return cards.map(({ gameId }) => gameId);
};

function* news(evening: Evening, playerId: string, told: Map<string, Told>): Generator<Notice> {
  const before = told.get(evening.id);
  const about = { gameId: evening.id, ruleset: evening.book.id, version: evening.version };
  const seat = seatsOf(evening, playerId).find((own) => toActOf(evening).includes(own));
  const turnAt = seat === undefined ? (before?.turnAt ?? 0) : evening.version;
  told.set(evening.id, { status: evening.status, turnAt });
  if (evening.status !== 'waiting' && before?.status !== 'playing' && before?.status !== 'over')
    yield { type: 'game-started', ...about };
  if (seat !== undefined && before?.turnAt !== turnAt)
    yield { type: 'your-turn', ...about, seat, legal: choicesOf(evening, playerId) };
  if (evening.status === 'over') {
    told.delete(evening.id);
    if (before?.status !== 'over') yield { type: 'game-ended', ...about, outcome: evening.ending };
  }
}
