import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { inject } from 'vitest';
import type { Place } from '../../src/store/store.js';

/** A database nobody else uses, and the way to be rid of it. */
export interface FreshPlace {
  readonly place: Place;
  remove(): Promise<void>;
}

const embedded = async (): Promise<FreshPlace> => {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-data-'));
  return { place: { folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) };
};

const served = async (): Promise<FreshPlace> => {
  const name = `parlor_${randomBytes(6).toString('hex')}`;
  await administer(`CREATE DATABASE ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return { place: { url: url.href }, remove: () => administer(`DROP DATABASE ${name} WITH (FORCE)`) };
};

const administer = async (statement: string): Promise<void> => {
  const client = postgres(inject('postgresUrl'), { max: 1, onnotice: () => {} });
  await client.unsafe(statement);
  await client.end();
};

/** Both databases, for tests that must hold on each. */
export const PLACES = [
  ['the embedded database', embedded],
  ['a Postgres server', served],
] as const;

export { embedded as freshFolder, served as freshDatabase };
