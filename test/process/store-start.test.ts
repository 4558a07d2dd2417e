import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../src/store/database.js';
import { openLedger } from '../../src/store/ledger.js';
import { migrate } from '../../src/store/migrate.js';
import { onePlace } from '../../src/store/places.js';
import * as schema from '../../src/store/schema.js';
import { openServer } from '../../src/store/server.js';
import { openStore } from '../../src/store/store.js';
import { append } from '../store/support/appends.js';
import { emptyDatabase } from '../support/databases.js';
import { BARE_PLACES, bareDatabase, freshDatabase } from '../support/places.js';
import { until } from '../support/until.js';

describe.each(BARE_PLACES)('the tables on %s', (_name, fresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await emptyDatabase(fresh);
    await migrate(database);
  });
  afterAll(() => database?.close());

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

  test('a question that could not be asked is asked anew when it can be', async () => {
    const ask = () => database.ask('SELECT a FROM made_later', []);
    await expect(ask()).rejects.toThrow('made_later');
    await database.run('CREATE TABLE made_later (a integer)');
    expect(await ask()).toHaveLength(0);
    await database.run('DROP TABLE made_later');
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

test('a ledger that was filled before its tables knew of gaps and lists is brought up to date, and goes on', async () => {
  const database = await emptyDatabase(bareDatabase);
  onTestFinished(() => database.close());
  await migrate(database, { upTo: 7 });
  await database.run(`INSERT INTO events (game_id, seq, at, event, hash)
    SELECT 'g_old', seq, now(), '{}', '' FROM generate_series(1, 3) AS seq`);
  await migrate(database);
  const ledger = openLedger(onePlace(database));
  expect(await ledger.append(append('g_old', 3, 1))).toBe('lost');
  expect(await ledger.append(append('g_old', 5, 1))).toBe('lost');
  expect(await ledger.append(append('g_old', 4, 2))).toBe('landed');
});

test('a start waits while another one makes the tables, and then finds them made', async () => {
  const { place, remove } = await bareDatabase();
  onTestFinished(remove);
  const first = await openServer(place.url);
  onTestFinished(() => first.close());
  const isWaiting = async () =>
    (await first.ask(SOMEBODY_WAITS, [])).length > 0 && (await first.ask(TABLES, [])).length === 0;
  const second = await first.alone(async () => {
    const opened = openStore(place);
    const tooSoon = opened.then(() => Promise.reject(new Error('it did not wait')));
    await Promise.race([tooSoon, until(async () => expect(await isWaiting()).toBe(true))]);
    tooSoon.catch(() => {});
    return { opened };
  });
  const store = await second.opened;
  expect(await store.ping()).toBe(true);
  await store.close();
});

/** Whoever waits for a clock of a second or more waits for ever here, which only takes long where something is wrong. */
test('neither a start nor a stop waits for a clock', { timeout: 60_000 }, async () => {
  const { place, remove } = await freshDatabase();
  onTestFinished(remove);
  const real = setTimeout;
  const stopped: number[] = [];
  vi.stubGlobal('setTimeout', (work: (...said: unknown[]) => void, ms = 0, ...said: unknown[]) => {
    if (ms < 1_000) return real(work, ms, ...said);
    stopped.push(ms);
    return real(() => {}, NEVER_MS).unref();
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const store = await openStore(place);
  expect(await store.ping()).toBe(true);
  await store.close();
  expect(stopped, 'the driver did set its clocks').not.toEqual([]);
});

const NEVER_MS = 2 ** 31 - 1;

const SOMEBODY_WAITS = `SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
  WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`;
const TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'";
