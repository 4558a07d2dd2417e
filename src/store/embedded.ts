import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { lockFolder } from './data-lock.js';
import { type Database, type Parameter, StartProblem } from './database.js';
import { type PgliteThread, startPglite } from './pglite-thread.js';
import { turnstile } from './turnstile.js';

/** Postgres inside this process, on a thread of its own, in a folder that only we may read and nobody else may open. */
export const openEmbedded = async (folder: string): Promise<Database> => {
  const unlock = prepare(folder);
  const client = await open(join(folder, 'postgres'), unlock);
  return {
    orm: drizzle(async (sql, parameters) => ({ rows: [...(await client.query(sql, parameters))] })),
    ask: prepared(client),
    run: async (script) => {
      await client.exec(script);
    },
    alone: (work) =>
      work(async (script) => {
        await client.exec(script);
      }),
    // Only this process writes here, and it knows what it wrote.
    hearNews: async () => async () => {},
    soon: turnstile(),
    isPrivate: true,
    async close() {
      await client.close();
      unlock();
    },
  };
};

/**
 * PGlite parses and plans every query anew, which takes longer than most statements themselves.
 * So each is prepared once by name and executed with its parameters written out.
 */
const prepared = (client: PgliteThread): Database['ask'] => {
  const names = new Map<string, Promise<string>>();
  const prepareOnce = async (statement: string, count: number): Promise<string> => {
    const name = `parlor_${names.size}`;
    const types = count === 0 ? '' : `(${Array<string>(count).fill('text').join(', ')})`;
    await client.exec(`PREPARE ${name}${types} AS ${statement}`);
    return name;
  };
  return async (statement, parameters) => {
    const name = names.get(statement) ?? prepareOnce(statement, parameters.length);
    names.set(statement, name);
    const values = parameters.length === 0 ? '' : `(${parameters.map(literal).join(', ')})`;
    return client.exec(`EXECUTE ${await name}${values}`);
  };
};

const literal = (value: Parameter): string =>
  value === null ? 'NULL' : `'${String(value).replaceAll("'", "''")}'`;

const prepare = (folder: string): (() => void) => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new StartProblem(`PARLOR_DATA: cannot use the folder ${folder}: ${reason(error)}`);
  }
  return lockFolder(folder);
};

const open = async (folder: string, unlock: () => void): Promise<PgliteThread> => {
  try {
    return await startPglite(folder);
  } catch (error) {
    unlock();
    throw new StartProblem(`PARLOR_DATA: the database in ${folder} cannot be opened: ${reason(error)}`);
  }
};

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
