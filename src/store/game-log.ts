import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { appender } from './append.js';
import type { Database } from './database.js';
import type { Ledger } from './ledger.js';
import type { News } from './news.js';
import { readFolded, readPage } from './page.js';
import { games, idempotencyKeys } from './schema.js';

/** What is asked about one game, at the place where it lives. */
export type GameLog = Pick<Ledger, 'entries' | 'foldedEntries' | 'card' | 'key'> & {
  readonly append: ReturnType<typeof appender>;
};

const EVERYTHING = 2_147_483_647;

const { unlisted: _unlisted, ...cardColumns } = getTableColumns(games);

export { cardColumns };

export const logAt = (database: Database, news: News): GameLog => {
  const { orm, soon } = database;
  const readCard = orm
    .select(cardColumns)
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
    append: appender(database, news),
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
  };
};
