import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from './database.js';
import type { Places } from './places.js';
import { archivedGames, events, games, pastListings } from './schema.js';
import { ALL_TABLES, quoted } from './upkeep/tables.js';

/** What is left of a game that was exported and removed. */
export interface ArchivedGame {
  readonly gameId: string;
  readonly ruleset: string;
  readonly visibility: string;
  readonly endedAt: Date;
  readonly archivedAt: Date;
}

/** Games that are over for long: they leave the database once their records are kept elsewhere. */
export interface Archive {
  find(gameId: string): Promise<ArchivedGame | null>;
  /** Games that were over before this moment, the oldest first. */
  due(before: Date, limit: number): Promise<readonly string[]>;
  /** Takes all of a game out of the database and leaves word of it, at once or not at all. Doing it twice changes nothing more. */
  remove(game: Omit<ArchivedGame, 'archivedAt'>): Promise<void>;
}

export const openArchive = ({ home: database, isSpread }: Places): Archive => {
  const { orm, soon } = database;
  const due = isSpread ? duePast : dueAtHome;
  return {
    async find(gameId) {
      const [row] = await soon(() =>
        orm.select().from(archivedGames).where(eq(archivedGames.gameId, gameId)),
      );
      return row ?? null;
    },
    due: (before, limit) => due(database, before, limit),
    remove: (game) => (isSpread ? removeStepwise(database, game) : database.run(removalOf(game).join(';\n'))),
  };
};

const dueAtHome = async ({ orm }: Database, before: Date, limit: number): Promise<readonly string[]> => {
  const last = orm
    .select({ at: events.at })
    .from(events)
    .where(eq(events.gameId, games.gameId))
    .orderBy(desc(events.seq))
    .limit(1)
    .as('last');
  const rows = await orm
    .select({ gameId: games.gameId })
    .from(games)
    .innerJoinLateral(last, sql`true`)
    .where(and(eq(games.status, 'over'), lt(games.createdAt, before), lt(last.at, before)))
    .orderBy(asc(games.createdAt))
    .limit(limit);
  return rows.map(({ gameId }) => gameId);
};

/** Where games are spread, lists know when each was over. */
const duePast = async ({ orm }: Database, before: Date, limit: number): Promise<readonly string[]> => {
  const rows = await orm
    .select({ gameId: pastListings.gameId })
    .from(pastListings)
    .where(lt(pastListings.updatedAt, before))
    .orderBy(asc(pastListings.updatedAt))
    .limit(limit);
  return rows.map(({ gameId }) => gameId);
};

/** The word that is left of a game, and what it said of those who played: ratings are made anew from that. */
const STAYS: ReadonlySet<string> = new Set(['archived_games', 'rated_games', 'rating_steps']);

/** Everything else that speaks of a game. */
const ABOUT_GAMES = ALL_TABLES.filter(({ name, columns }) => columns.includes('game_id') && !STAYS.has(name));

/**
 * Statements that are sent together are one transaction. The trigger lets go only of the game that is named in it;
 * on a cluster that name must reach the node where the game lies.
 */
const removalOf = ({
  gameId,
  ruleset,
  visibility,
  endedAt,
}: Omit<ArchivedGame, 'archivedAt'>): readonly string[] => [
  "SET LOCAL citus.propagate_set_commands = 'local'",
  `SET LOCAL parlor.removes = ${literal(gameId)}`,
  `INSERT INTO archived_games (game_id, ruleset, visibility, ended_at, archived_at)
     VALUES (${[gameId, ruleset, visibility, endedAt.toISOString()].map(literal).join(', ')}, now()) ON CONFLICT DO NOTHING`,
  ...ABOUT_GAMES.map(({ name }) => `DELETE FROM ${quoted(name)} WHERE game_id = ${literal(gameId)}`),
  "SET LOCAL parlor.removes = ''",
];

/** A cluster hands a whole message on to its nodes for each setting in it, so there each statement is sent alone. */
const removeStepwise = (database: Database, game: Omit<ArchivedGame, 'archivedAt'>): Promise<void> =>
  database.alone(async (run) => {
    for (const statement of ['BEGIN', ...removalOf(game), 'COMMIT']) await run(statement);
  });

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
