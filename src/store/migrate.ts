import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../root.js';
import { type Database, StartProblem } from './database.js';
import { distributeTheNew } from './distribute.js';
import { statementsOf } from './sql-statements.js';

/** Brings the tables up to date, or up to a schema. Several processes may start at once: one works, the others wait and find it done. */
export const migrate = async (
  database: Database,
  {
    folder = FOLDER,
    upTo = Number.POSITIVE_INFINITY,
  }: { readonly folder?: string; readonly upTo?: number } = {},
): Promise<void> => {
  const known = readMigrations(folder).filter(({ number }) => number <= upTo);
  await database.alone(async (run) => {
    await run(
      'CREATE TABLE IF NOT EXISTS parlor_migrations (number integer PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const applied = await database.ask('SELECT number FROM parlor_migrations', []);
    const done = new Set(applied.map(({ number }) => Number(number)));
    refuseNewer(done, known);
    for (const migration of known) {
      if (!done.has(migration.number)) await asOneStep(run, migration);
    }
  });
  await distributeTheNew(database);
};

const FOLDER = fromRoot('migrations');

/** The schema that this program knows, by its number. */
export const newestMigration = (): number => readMigrations(FOLDER).at(-1)?.number ?? 0;

interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

const readMigrations = (folder: string): readonly Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({
      number: Number.parseInt(name, 10),
      name,
      sql: readFileSync(join(folder, name), 'utf8'),
    }));

const asOneStep = async (run: Database['run'], { number, name, sql }: Migration): Promise<void> => {
  await run('BEGIN');
  try {
    for (const statement of statementsOf(sql)) await run(statement);
    await run(`INSERT INTO parlor_migrations (number, name) VALUES (${number}, '${name}')`);
    await run('COMMIT');
  } catch (error) {
    await run('ROLLBACK').catch(() => {});
    throw error;
  }
};

const refuseNewer = (done: ReadonlySet<number>, known: readonly Migration[]): void => {
  const newestKnown = known.at(-1)?.number ?? 0;
  const newestDone = Math.max(0, ...done);
  if (newestDone <= newestKnown) return;
  throw new StartProblem(
    `The database was made by a newer Parlor (its schema is ${newestDone}, this program knows ${newestKnown}). Start that newer version, or use another database.`,
  );
};
