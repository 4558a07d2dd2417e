import { randomInt } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { type Database, StartProblem } from '../database.js';
import { cannotUse, openEmbedded } from '../embedded.js';
import { newestMigration } from '../migrate.js';
import { openServer } from '../server.js';
import type { Place } from '../store.js';

type Ask = Database['ask'];

/** Where an operator works: one connection with all the time it needs, beside the server's own or instead of it. */
export interface Desk {
  readonly database: Database;
  readonly ask: Ask;
  /** Everything that is asked inside is answered as of one moment, whoever writes meanwhile. */
  asOfNow(work: (ask: Ask) => Promise<void>): Promise<void>;
  /** Everything that is written inside is kept, or nothing is. */
  together(work: (ask: Ask) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export const openDesk = async (place: Place): Promise<Desk> =>
  'url' in place
    ? deskAt(place.url, await openServer(place.url, { givenAs: place.givenAs }))
    : deskOn(await openEmbedded(place.folder, place.givenAs));

/** The same for a database that must be there already: an embedded one is not made anew. */
export const openFoundDesk = async (place: Place): Promise<Desk> => {
  if ('folder' in place && !isInside(place))
    throw new StartProblem(`There is no database in the folder ${place.folder}.`);
  return openDesk(place);
};

/** Whether a database lies there. Law: what may not be looked into is not empty. */
const isInside = ({ folder, givenAs }: Extract<Place, { folder: string }>): boolean => {
  try {
    return statSync(join(folder, 'postgres'), { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw cannotUse(folder, error, givenAs);
  }
};

/** The same with the tables of this very version in it. */
export const openFilledDesk = async (place: Place): Promise<Desk> => {
  const desk = await openFoundDesk(place);
  const schema = await schemaOf(desk);
  const newest = newestMigration();
  if (schema === newest) return desk;
  await desk.close();
  throw new StartProblem(
    schema === null
      ? 'There are no games in this database: Parlor has never been started on it.'
      : `The tables of this database are those of schema ${schema}, and this program knows schema ${newest}. Start this version of Parlor on it once, or use the version that serves it.`,
  );
};

const MOST_KEYS = 2 ** 47;

/** Whether both are at one database, by whatever name it was reached: there the other cannot have what the one holds. */
export const areAtOne = async (one: Desk, other: Desk): Promise<boolean> => {
  const key = randomInt(MOST_KEYS);
  await one.ask(`SELECT pg_advisory_lock(${key})`, []);
  const [row] = await other.ask(`SELECT pg_try_advisory_lock(${key}) AS got`, []);
  for (const desk of row?.got === true ? [one, other] : [one])
    await desk.ask(`SELECT pg_advisory_unlock(${key})`, []);
  return row?.got !== true;
};

/** On an embedded database that is open already. */
export const deskOn = (database: Database): Desk => {
  const within = (begin: string) => async (work: (ask: Ask) => Promise<void>) => {
    await database.run(begin);
    try {
      await work(database.ask);
      await database.run('COMMIT');
    } catch (error) {
      await database.run('ROLLBACK').catch(() => {});
      throw error;
    }
  };
  return {
    database,
    ask: database.ask,
    asOfNow: within('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'),
    together: within('BEGIN'),
    close: () => database.close(),
  };
};

/** No statement is too long here, and times are written in UTC. */
const FOR_LONG_WORK = {
  max: 1,
  max_lifetime: null,
  connect_timeout: 5,
  onnotice: () => {},
  connection: { application_name: 'parlor upkeep', statement_timeout: 0, TimeZone: 'UTC' },
} as const;

const deskAt = (url: string, database: Database): Desk => {
  const client = postgres(url, FOR_LONG_WORK);
  const askOf =
    (connection: Pick<postgres.Sql, 'unsafe'>): Ask =>
    (statement, parameters) =>
      connection.unsafe(statement, [...parameters], { prepare: true });
  // The driver gives a transaction up when its connection breaks; a bare BEGIN would go on without one.
  const within = (kind: string) => async (work: (ask: Ask) => Promise<void>) => {
    await client.begin(kind, (connection) => work(askOf(connection)));
  };
  return {
    database,
    ask: askOf(client),
    asOfNow: within('ISOLATION LEVEL REPEATABLE READ READ ONLY'),
    together: within('READ WRITE'),
    async close() {
      await client.end({ timeout: 1 });
      await database.close();
    },
  };
};

/** The number of the newest migration that was applied; null where there are no tables yet. */
export const schemaOf = async ({ ask }: Pick<Desk, 'ask'>): Promise<number | null> => {
  const [found] = await ask("SELECT to_regclass('parlor_migrations') IS NOT NULL AS there", []);
  if (found?.there !== true) return null;
  const [row] = await ask('SELECT max(number) AS newest FROM parlor_migrations', []);
  return row?.newest == null ? null : Number(row.newest);
};
