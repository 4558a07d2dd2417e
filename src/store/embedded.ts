import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { lockFolder } from './data-lock.js';
import { type Database, StartProblem } from './database.js';

/** Postgres inside this process, in a folder that only we may read and nobody else may open. */
export const openEmbedded = async (folder: string): Promise<Database> => {
  const unlock = prepare(folder);
  const client = await open(join(folder, 'postgres'), unlock);
  return {
    orm: drizzle(client),
    ask: async <Row extends object>(statement: string, parameters: readonly (string | number | null)[]) =>
      (await client.query<Row>(statement, [...parameters])).rows,
    run: async (script) => {
      await client.exec(script);
    },
    alone: (work) =>
      work(async (script) => {
        await client.exec(script);
      }),
    // Only this process writes here, and it knows what it wrote.
    hearNews: async () => async () => {},
    isPrivate: true,
    async close() {
      await client.close();
      unlock();
    },
  };
};

const prepare = (folder: string): (() => void) => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new StartProblem(`PARLOR_DATA: cannot use the folder ${folder}: ${reason(error)}`);
  }
  return lockFolder(folder);
};

const open = async (folder: string, unlock: () => void): Promise<PGlite> => {
  try {
    return await PGlite.create(folder);
  } catch (error) {
    unlock();
    throw new StartProblem(`PARLOR_DATA: the database in ${folder} cannot be opened: ${reason(error)}`);
  }
};

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
