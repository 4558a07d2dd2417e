import { and, asc, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { SealedName } from '../proof/sealed-names.js';
import type { Landing } from './append.js';
import { type Cards, cardsAt, conditionsOn } from './cards.js';
import type { Database } from './database.js';
import { eachPiece } from './each-piece.js';
import type { Append, Entry, FoldedEntry, FoldedPage, GameCard, IdempotencyKey } from './entry.js';
import { type GameLog, logAt } from './game-log.js';
import { listingsOf, NO_LISTINGS } from './listings.js';
import { forgetKeysIn } from './old-keys.js';
import type { Places } from './places.js';
import { games, listings } from './schema.js';
import { spreadList } from './spread-list.js';

/** Append and read. The number of an event is the lock: whoever writes it first has it. */
export interface Ledger {
  append(append: Append): Promise<Landing>;
  /** Entries after a number, in order; all of them, or up to `upTo` and at most `limit`. */
  entries(gameId: string, after: number, limit?: number, upTo?: number): Promise<readonly Entry[]>;
  /** The same, and of each only what a fold asks for. */
  foldedEntries(gameId: string, wanted: FoldedPage): Promise<readonly FoldedEntry[]>;
  /** Whether something may have been written after a number; false is certain. */
  goesOn(gameId: string, after: number): Promise<boolean>;
  card(gameId: string): Promise<GameCard | null>;
  /** What people were called when they sat down, those left out who are forgotten. */
  names(gameId: string): Promise<readonly SealedName[]>;
  /** What an earlier request under this key came to. */
  key(gameId: string, playerId: string, key: string): Promise<IdempotencyKey | null>;
  /** Forgets keys from before this moment. */
  forgetKeys(before: Date): Promise<void>;
  /** Cards, newest first, each with the number and time of its game's last event. */
  list(wanted: Wanted): Promise<readonly ListedCard[]>;
  /** Which of these games are played with a bot in a seat. */
  withBotsAmong(gameIds: readonly string[]): Promise<readonly string[]>;
  /** Games that are played with a bot in a seat, by id, from the one after this. */
  withBots(afterId: string, limit: number): Promise<readonly string[]>;
  /** Lists what a process left unlisted that died. Answers with how many games that were. */
  repairLists(): Promise<number>;
  /** Some process may have died before it told what it wrote. */
  doubtLists(): void;
  /** Tells what is still to be told. */
  close(): Promise<void>;
  /** Whether the place of a game is known to be away: whoever asks there is refused at once. When it is back there is a gap in the news. */
  isAway(gameId: string): boolean;
  /** Whether what was read once stays true because nobody else can write. */
  readonly isSoleWriter: boolean;
}

export interface Wanted {
  readonly ruleset?: string | undefined;
  readonly status?: string | undefined;
  /** Only games where somebody may sit down. */
  readonly hasOpenSeat?: boolean | undefined;
  readonly playerId?: string | undefined;
  /** Only these may be seen by somebody who does not sit there. */
  readonly visibility?: string | undefined;
  readonly club?: string | undefined;
  readonly before?: { readonly createdAt: string; readonly gameId: string } | undefined;
  readonly limit: number;
}

export interface ListedCard
  extends Pick<
    GameCard,
    'gameId' | 'ruleset' | 'visibility' | 'status' | 'card' | 'createdAt' | 'changedAt'
  > {
  readonly version: number;
  readonly updatedAt: string;
  /** The seats that are to act; null where that was not written down yet. */
  readonly toAct: readonly number[] | null;
}

/** Everything that names a game goes to its place; lists are asked for at home. */
export const openLedger = (places: Places): Ledger => {
  const { home, isSpread } = places;
  const logs = new Map<Database, GameLog>();
  const logOf = (gameId: string): GameLog => {
    const place = places.placeOf(gameId);
    const log = logs.get(place) ?? logAt(place, home.news, home);
    logs.set(place, log);
    return log;
  };
  const cards = isSpread ? listings : games;
  const shown = isSpread ? listingsOf(places) : NO_LISTINGS;
  const listed = isSpread
    ? spreadList(home)
    : (wanted: Wanted) => home.soon(() => cardsAt(home, conditionsOn(games, wanted), wanted.limit));

  return {
    isSoleWriter: home.isSoleWriter,
    isAway: places.isAway,
    async append(append) {
      if (!isSpread) return logOf(append.gameId).append(append);
      const landing = await logOf(append.gameId)
        .append(append.card === null ? append : { ...append, unlisted: append.entries.at(-1)?.seq ?? 0 })
        .catch((error: unknown) => {
          // It may have landed.
          shown.doubt();
          throw error;
        });
      if (landing === 'landed') await shown.show(append);
      return landing;
    },
    entries: (gameId, ...which) => logOf(gameId).entries(gameId, ...which),
    foldedEntries: (gameId, wanted) => logOf(gameId).foldedEntries(gameId, wanted),
    // On a cluster a question names one game, so that it goes straight to its place: whoever wants to know reads on.
    goesOn: (gameId, after) => (isSpread ? Promise.resolve(true) : logOf(gameId).goesOn(gameId, after)),
    card: (gameId) => logOf(gameId).card(gameId),
    names: (gameId) => logOf(gameId).names(gameId),
    key: (gameId, ...which) => logOf(gameId).key(gameId, ...which),
    async forgetKeys(before) {
      // A place that is away keeps its own a little longer.
      await eachPiece(places.pieces(), (piece) => forgetKeysIn(piece, before));
    },
    withBotsAmong: (gameIds) =>
      home.soon(() => withBots(home, cards, inArray(cards.gameId, [...gameIds]), gameIds.length)),
    withBots: (afterId, limit) => home.soon(() => withBots(home, cards, gt(cards.gameId, afterId), limit)),
    async list(wanted) {
      await shown.told();
      return listed(wanted);
    },
    repairLists: shown.repair,
    doubtLists: shown.doubt,
    close: shown.leave,
  };
};

/** The condition is the one of the index, word for word, so that games without bots or long over cost nothing. */
const withBots = async (
  { orm }: Database,
  cards: Cards,
  which: SQL,
  limit: number,
): Promise<readonly string[]> => {
  const rows = await orm
    .select({ gameId: cards.gameId })
    .from(cards)
    .where(and(sql`status = 'playing' AND has_bots`, which))
    .orderBy(asc(cards.gameId))
    .limit(limit);
  return rows.map(({ gameId }) => gameId);
};
