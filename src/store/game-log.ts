import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { appender } from './append.js';
import type { Database } from './database.js';
import { goesOnIn } from './goes-on.js';
import type { Ledger } from './ledger.js';
import type { News } from './news.js';
import { readFolded, readPage } from './page.js';
import { games, idempotencyKeys } from './schema.js';
import { nameTagsAt } from './seat-names.js';

/** What is asked about one game, at the place where it lives. */
export type GameLog = Pick<Ledger, 'entries' | 'foldedEntries' | 'goesOn' | 'card' | 'key' | 'names'> & {
  readonly append: ReturnType<typeof appender>;
};

const EVERYTHING = 2_147_483_647;

const { unlisted: _unlisted, ...cardColumns } = getTableColumns(games);

interface Times {
  readonly createdAt: Date;
  readonly changedAt: Date | null;
}

/** A row of the cards, its times as texts. */
const cardOf = <Row extends Times>({ createdAt, changedAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt?.toISOString() ?? null,
});

export const logAt = (database: Database, news: News, home = database): GameLog => {
  const { orm, soon } = database;
  const tags = nameTagsAt(database, home);
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
    names: tags.of,
    async entries(gameId, after, limit = EVERYTHING, upTo = EVERYTHING) {
      const page = await soon(() => readPage(database, gameId, after, Math.min(after + limit, upTo)));
      return tags.told(gameId, page);
    },
    async foldedEntries(gameId, wanted) {
      const page = await soon(() => readFolded(database, gameId, wanted));
      return tags.told(gameId, page);
    },
    goesOn: goesOnIn(database),
    async card(gameId) {
      const [row] = await soon(() => readCard.execute({ gameId }));
      return row === undefined ? null : cardOf(row);
    },
    async key(gameId, playerId, key) {
      const [row] = await soon(() => readKey.execute({ gameId, playerId, key }));
      return row === undefined ? null : { ...row, createdAt: row.createdAt.toISOString() };
    },
  };
};
