import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { inject } from 'vitest';
import { migrate } from '../../src/store/migrate.js';
import { openServer } from '../../src/store/server.js';
import type { Place } from '../../src/store/store.js';
import { startFromTemplate } from '../../src/store/template.js';
import { EMPTY_TABLES, MAKE_BARE, PUT_ASIDE } from './tables.js';
import { templateOf } from './template.js';

/** A database nobody else uses, and the way to be rid of it. */
export interface FreshPlace<Where extends Place = Place> {
  readonly place: Where;
  remove(): Promise<void>;
}

/** A folder with nothing in it yet. */
export const emptyFolder = async (): Promise<FreshPlace<{ readonly folder: string }>> => {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-data-'));
  return { place: { folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) };
};

/** A folder with an embedded database in it. Making one takes seconds, so it is made once and copied. */
export const freshFolder = async (): Promise<FreshPlace<{ readonly folder: string }>> => {
  const fresh = await emptyFolder();
  await fillFolder(fresh.place.folder);
  return fresh;
};

export const fillFolder = async (folder: string): Promise<void> => {
  startFromTemplate(join(folder, 'postgres'), await builtTemplate());
};

export const builtTemplate = (): Promise<string> => templateOf(inject('sharedFolder'));

/** Databases of this worker that nobody uses at the moment, by their addresses. Making one takes longer than emptying one. */
const idle: string[] = [];

/** A database on the run's Postgres server, with tables and nothing in them, as a folder has that was filled from the template. */
export const freshDatabase = async (): Promise<FreshPlace<{ readonly url: string }>> => {
  const url = idle.pop() ?? (await madeDatabase());
  const remove = async (): Promise<void> => {
    await administer(url, HANG_UP);
    await administer(url, EMPTY_TABLES).catch(() => makeTables(url));
    idle.push(url);
  };
  return { place: { url }, remove };
};

/** A database with nothing in it, not even tables. */
export const bareDatabase = async (): Promise<FreshPlace<{ readonly url: string }>> => {
  const fresh = await freshDatabase();
  await administer(fresh.place.url, MAKE_BARE);
  return fresh;
};

const HANG_UP = `SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

const madeDatabase = async (): Promise<string> => {
  const name = `parlor_${randomBytes(6).toString('hex')}`;
  await administer(inject('postgresUrl'), `CREATE DATABASE ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  await makeTables(url.href);
  return url.href;
};

const makeTables = async (url: string): Promise<void> => {
  await administer(url, MAKE_BARE);
  const database = await openServer(url);
  await migrate(database);
  await database.run(PUT_ASIDE);
  await database.close();
};

const administer = async (url: string, script: string): Promise<void> => {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await client.unsafe(script);
  } finally {
    await client.end();
  }
};

/** Both databases, for tests that must hold on each. */
export const PLACES: readonly (readonly [name: string, fresh: () => Promise<FreshPlace>])[] = [
  ['the embedded database', freshFolder],
  ['a Postgres server', freshDatabase],
];

/** The same without tables, for tests of those who make them. */
export const BARE_PLACES: typeof PLACES = [
  ['the embedded database', emptyFolder],
  ['a Postgres server', bareDatabase],
];
