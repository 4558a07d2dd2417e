import { and, arrayContains, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { appender, type Landing } from './append.js';
import type { Database } from './database.js';
import type { Append, Entry, FoldedEntry, GameCard, IdempotencyKey } from './entry.js';
import { readFolded, readPage } from './page.js';
import { events, games, idempotencyKeys } from './schema.js';

/** Append and read. The number of an event is the lock: whoever writes it first has it. */
export interface Ledger {
  append(append: Append): Promise<Landing>;
  /** Entries after a number, in order; all of them, or up to `upTo` and at most `limit`. */
  entries(gameId: string, after: number, limit?: number, upTo?: number): Promise<readonly Entry[]>;
  /** The same, and of each only what a fold asks for. */
  foldedEntries(gameId: string, after: number, limit: number, upTo?: number): Promise<readonly FoldedEntry[]>;
  card(gameId: string): Promise<GameCard | null>;
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
  readonly before?: { readonly createdAt: string; readonly gameId: string } | undefined;
  readonly limit: number;
}

export interface ListedCard extends GameCard {
  readonly version: number;
  readonly updatedAt: string;
}

const EVERYTHING = 2_147_483_647;

export const openLedger = (database: Database): Ledger => {
  const { orm, soon } = database;
  const readCard = orm
    .select()
    .from(games)
    .where(eq(games.gameId, sql.placeholder('gameId')))
    .prepare('parlor_read_card');

  const readKey = orm
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.gameId, sql.placeholder('gameId')),
        eq(idempotencyKeys.playerId, sql.placeholder('playerId')),
        eq(idempotencyKeys.key, sql.placeholder('key')),
      ),
    )
    .prepare('parlor_read_key');

  return {
    isSoleWriter: database.isSoleWriter,
    append: appender(database),
    entries(gameId, after, limit = EVERYTHING, upTo = EVERYTHING) {
      return soon(() => readPage(database, gameId, after, Math.min(after + limit, upTo)));
    },
    foldedEntries(gameId, after, limit, upTo = EVERYTHING) {
      return soon(() => readFolded(database, gameId, after, Math.min(after + limit, upTo)));
    },
    async card(gameId) {
      const [row] = await soon(() => readCard.execute({ gameId }));
      return row === undefined ? null : { ...row, createdAt: row.createdAt.toISOString() };
    },
    async key(gameId, playerId, key) {
      const [row] = await soon(() => readKey.execute({ gameId, playerId, key }));
      return row === undefined ? null : { ...row, createdAt: row.createdAt.toISOString() };
    },
    async forgetKeys(before) {
      await orm.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
    },
    withBotsAmong: (gameIds) =>
      soon(() => withBots(database, inArray(games.gameId, [...gameIds]), gameIds.length)),
    withBots: (afterId, limit) => soon(() => withBots(database, gt(games.gameId, afterId), limit)),
    list: (wanted) => soon(() => list(database, wanted)),
  };
};

/** The condition is the one of the index, word for word, so that games without bots or long over cost nothing. */
const withBots = async ({ orm }: Database, which: SQL, limit: number): Promise<readonly string[]> => {
  const rows = await orm
    .select({ gameId: games.gameId })
    .from(games)
    .where(and(sql`status = 'playing' AND has_bots`, which))
    .orderBy(asc(games.gameId))
    .limit(limit);
  return rows.map(({ gameId }) => gameId);
};

const list = async ({ orm }: Database, wanted: Wanted): Promise<readonly ListedCard[]> => {
  const last = orm
    .select({ version: events.seq, updatedAt: events.at })
    .from(events)
    .where(eq(events.gameId, games.gameId))
    .orderBy(desc(events.seq))
    .limit(1)
    .as('last');
  const rows = await orm
    .select()
    .from(games)
    .innerJoinLateral(last, sql`true`)
    .where(and(...conditions(wanted)))
    .orderBy(desc(games.createdAt), desc(games.gameId))
    .limit(wanted.limit);
  return rows.map((row) => ({
    ...row.games,
    createdAt: row.games.createdAt.toISOString(),
    version: row.last.version,
    updatedAt: row.last.updatedAt.toISOString(),
  }));
};

const conditions = ({
  ruleset,
  status,
  hasOpenSeat,
  playerId,
  visibility,
  before,
}: Wanted): readonly (SQL | undefined)[] => [
  ruleset === undefined ? undefined : eq(games.ruleset, ruleset),
  status === undefined ? undefined : eq(games.status, status),
  // Word for word as in the index.
  hasOpenSeat === true ? sql`has_open_seat` : undefined,
  playerId === undefined ? undefined : arrayContains(games.players, [playerId]),
  visibility === undefined ? undefined : eq(games.visibility, visibility),
  before === undefined
    ? undefined
    : or(
        lt(games.createdAt, new Date(before.createdAt)),
        and(eq(games.createdAt, new Date(before.createdAt)), lt(games.gameId, before.gameId)),
      ),
];
