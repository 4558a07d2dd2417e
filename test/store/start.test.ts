import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '../../src/store/data-lock.js';
import type { Database } from '../../src/store/database.js';
import { openEmbedded } from '../../src/store/embedded.js';
import { migrate } from '../../src/store/migrate.js';
import * as schema from '../../src/store/schema.js';
import { openServer } from '../../src/store/server.js';
import { openStore } from '../../src/store/store.js';
import { emptyFolder, type FreshPlace, freshDatabase, PLACES } from '../support/places.js';

describe('the lock of a data folder', () => {
  let fresh: FreshPlace<{ readonly folder: string }>;
  let folder: string;
  let lock: string;
  beforeEach(async () => {
    fresh = await emptyFolder();
    folder = fresh.place.folder;
    lock = join(folder, 'parlor.lock');
    return () => fresh.remove();
  });

  const heldBy = (holder: object | string): void =>
    writeFileSync(lock, typeof holder === 'string' ? holder : JSON.stringify(holder));
  const holder = () => JSON.parse(readFileSync(lock, 'utf8'));
  /** A process number that nobody has any more. */
  const deadPid = (): number => spawnSync('true').pid;

  test('is held by one, until it lets go', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid} on ${hostname()}`);
    unlock();
    lockFolder(folder)();
  });

  test('tells who holds it, to nobody but the owner, and leaves nothing else behind', () => {
    const unlock = lockFolder(folder);
    expect(holder()).toMatchObject({ pid: process.pid, host: hostname() });
    expect(statSync(lock).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['parlor.lock']);
    unlock();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of a process that is dead is taken over', () => {
    heldBy({ pid: deadPid(), startedAt: '1', host: hostname() });
    const unlock = lockFolder(folder);
    expect(holder().pid).toBe(process.pid);
    expect(readdirSync(folder)).toEqual(['parlor.lock']);
    unlock();
  });

  test.runIf(existsSync('/proc/self/stat'))(
    'of a process whose number somebody else has by now is taken over',
    () => {
      heldBy({ pid: process.pid, startedAt: '1', host: hostname() });
      lockFolder(folder)();
    },
  );

  test('of a process on another machine is respected while it is touched: nobody can ask from here whether it lives', () => {
    heldBy({ pid: deadPid(), startedAt: '1', host: 'another-machine' });
    expect(() => lockFolder(folder)).toThrow(/in use by process \d+ on another-machine.*half a minute/);
    expect(holder().host, 'it is still there').toBe('another-machine');
    expect(readdirSync(folder)).toEqual(['parlor.lock']);
  });

  test('of a container that died is taken over once it has been silent', () => {
    heldBy({ pid: 1, startedAt: '1', host: 'an-old-container' });
    const longAgo = new Date(Date.now() - 31_000);
    utimesSync(join(folder, 'parlor.lock'), longAgo, longAgo);
    const unlock = lockFolder(folder);
    expect(holder().pid).toBe(process.pid);
    unlock();
  });

  test.each(['', 'nonsense', '{"pid":"x"}', 'null', '[]'])(
    'that says %j is nobody and is taken over',
    (text) => {
      heldBy(text);
      const unlock = lockFolder(folder);
      expect(holder().pid).toBe(process.pid);
      unlock();
    },
  );
});

describe.each(PLACES)('the tables on %s', (_name, freshPlace) => {
  let fresh: FreshPlace;
  let database: Database;
  beforeAll(async () => {
    fresh = await freshPlace();
    database = await ('url' in fresh.place ? openServer(fresh.place.url) : openEmbedded(fresh.place.folder));
    await migrate(database);
  });
  afterAll(async () => {
    await database?.close();
    await fresh?.remove();
  });

  const tables = Object.values(schema)
    .filter((it) => is(it, PgTable))
    .map((table) => getTableConfig(table));

  test('are those of the schema, and no others', async () => {
    const found = await database.ask(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
      [],
    );
    const expected = [...tables.map(({ name }) => name), 'parlor_migrations'];
    expect(found.map(({ name }) => name)).toEqual(expected.toSorted());
  });

  test.each(tables.map((table) => [table.name, table] as const))(
    '%s has the columns, types and keys that the schema says',
    async (name, { columns, primaryKeys }) => {
      const found = await database.ask(
        `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS required
         FROM pg_attribute WHERE attrelid = $1::text::regclass AND attnum > 0 AND NOT attisdropped ORDER BY 1`,
        [name],
      );
      const said = columns.map((column) => ({
        name: column.name,
        type: column.getSQLType(),
        required: column.notNull,
      }));
      expect(found).toEqual(said.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
      const key = await database.ask(
        `SELECT attname AS name FROM pg_index, unnest(indkey) WITH ORDINALITY AS part(number, place)
         JOIN pg_attribute ON attnum = part.number WHERE attrelid = indrelid AND indrelid = $1::text::regclass AND indisprimary
         ORDER BY part.place`,
        [name],
      );
      const ownKey = columns.filter((column) => column.primary).map((column) => column.name);
      const sharedKey = primaryKeys.flatMap((it) => it.columns.map((column) => column.name));
      expect(key.map((column) => column.name)).toEqual([...ownKey, ...sharedKey]);
    },
  );

  test('are made once: bringing them up to date again changes nothing', async () => {
    const applied = () =>
      database.ask('SELECT number, name, applied_at::text FROM parlor_migrations ORDER BY 1', []);
    const before = await applied();
    await migrate(database);
    expect(await applied()).toEqual(before);
  });
});

test('a start waits while another one makes the tables, and then finds them made', async () => {
  const { place, remove } = await freshDatabase();
  onTestFinished(remove);
  const first = await openServer(place.url);
  onTestFinished(() => first.close());
  const isWaiting = async () =>
    (await first.ask(SOMEBODY_WAITS, [])).length > 0 && (await first.ask(TABLES, [])).length === 0;
  const second = await first.alone(async () => {
    const opened = openStore(place);
    const tooSoon = opened.then(() => Promise.reject(new Error('it did not wait')));
    await Promise.race([tooSoon, until(isWaiting)]);
    tooSoon.catch(() => {});
    return { opened };
  });
  const store = await second.opened;
  expect(await store.ping()).toBe(true);
  await store.close();
});

const SOMEBODY_WAITS = `SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
  WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`;
const TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'";

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await pause(10);
};
