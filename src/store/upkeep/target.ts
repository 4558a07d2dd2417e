import { StartProblem } from '../database.js';
import { listAnew } from '../distribute.js';
import { migrate, newestMigration } from '../migrate.js';
import { type Desk, schemaOf } from './desk.js';

/** What a restore finds where it is to write. */
export interface Found {
  /** Games or players are there. */
  readonly isFilled: boolean;
  /** What an earlier restore that was not finished came from; null when there was none. */
  readonly unfinished: string | null;
}

/** The mark of a restore under way. It is no table of the schema: it is there only until the restore is finished. */
const MARK = 'parlor_restores';

/** Any number will do as long as every restore uses the same. */
const RESTORE_LOCK = 7_275_268;

/**
 * Makes the tables of the schema that the rows were written under. Rows of an older one go in before the newer migrations run,
 * so that these find what they would have found.
 */
export const prepareTarget = async (desk: Desk, schema: number): Promise<Found> => {
  if (schema > newestMigration())
    throw new StartProblem(
      `This comes from a newer Parlor (its schema is ${schema}, this program knows ${newestMigration()}). Use that newer version.`,
    );
  const [lock] = await desk.ask(`SELECT pg_try_advisory_lock(${RESTORE_LOCK}) AS got`, []);
  if (lock?.got !== true) throw new StartProblem('Another restore into this database is under way.');
  const there = await schemaOf(desk);
  if (there !== null && there !== schema)
    throw new StartProblem(
      `The tables of the target are those of schema ${there}, and what is to be restored is of schema ${schema}. Give an empty database: its tables are made for it, and brought up to date when all is there.`,
    );
  await migrate(desk.database, { upTo: schema });
  return { isFilled: await isFilled(desk), unfinished: await unfinishedRestore(desk) };
};

const isFilled = async ({ ask }: Desk): Promise<boolean> => {
  const [row] = await ask(
    'SELECT EXISTS (SELECT 1 FROM games) OR EXISTS (SELECT 1 FROM players) AS filled',
    [],
  );
  return row?.filled === true;
};

/** Where the rows of a restore that is under way, or was given up, come from. */
export const unfinishedRestore = async ({ ask }: Pick<Desk, 'ask'>): Promise<string | null> => {
  const [found] = await ask(`SELECT to_regclass('${MARK}') IS NOT NULL AS there`, []);
  if (found?.there !== true) return null;
  const [row] = await ask(`SELECT source FROM ${MARK} ORDER BY began_at DESC LIMIT 1`, []);
  return row === undefined ? null : String(row.source);
};

export const markRestore = async ({ database, ask }: Desk, source: string): Promise<void> => {
  await database.run(
    `CREATE TABLE IF NOT EXISTS ${MARK} (source text NOT NULL, began_at timestamptz NOT NULL DEFAULT now())`,
  );
  await ask(`INSERT INTO ${MARK} (source) VALUES ($1::text)`, [source]);
};

/** Brings the tables up to date and takes the mark away. */
export const finishTarget = async ({ database }: Desk): Promise<void> => {
  await migrate(database);
  await listAnew(database);
  // On a connection that has all the time it needs: the more there is, the longer this takes.
  await database.alone(async (run) => {
    await run(`DROP TABLE IF EXISTS ${MARK}`);
    await run('ANALYZE');
  });
};
