import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Database, sqlState } from '../../src/store/database.js';
import { migrate } from '../../src/store/migrate.js';
import { webhookDeliveries } from '../../src/store/schema.js';
import { openServer } from '../../src/store/server.js';
import { securedBy } from '../../src/store/tls.js';
import { freshDatabase } from '../support/places.js';
import { findPooler } from './support/pooler.js';

const AT = 'postgres://ann@db.example/parlor';

describe('what an address says of TLS', () => {
  test.each([
    ['', undefined],
    ['?sslmode=disable', false],
    ['?sslmode=prefer', 'prefer'],
    ['?sslmode=require', 'require'],
    ['?sslmode=verify-full', { host: 'db.example', servername: 'db.example', rejectUnauthorized: true }],
  ])('%s', (said, ssl) => {
    expect(securedBy(AT + said)).toEqual({ url: AT, ssl });
  });

  test('the authority is read from its file, and a name is not asked for unless wanted', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlor-tls-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'ca.pem');
    writeFileSync(file, 'an authority');
    const { url, ssl } = securedBy(`${AT}?sslmode=verify-ca&sslrootcert=${file}&application_name=x`);
    expect(url).toBe(`${AT}?application_name=x`);
    expect(ssl).toMatchObject({ ca: Buffer.from('an authority'), rejectUnauthorized: true });
    expect(ssl).toHaveProperty('checkServerIdentity');
    expect(securedBy(`${AT}?sslmode=require&sslrootcert=${file}`).ssl).toMatchObject({
      rejectUnauthorized: true,
    });
  });

  test('what cannot be read or understood is said in words', () => {
    expect(() => securedBy(`${AT}?sslmode=sometimes`)).toThrow('sslmode must be');
    expect(() => securedBy(`${AT}?sslmode=require&sslcert=/no/such/file`)).toThrow(
      'cannot read /no/such/file',
    );
  });

  test('a server without TLS is refused to one who requires it', async () => {
    const { place, remove } = await freshDatabase();
    onTestFinished(remove);
    await expect(openServer(`${place.url}?sslmode=require`)).rejects.toThrow('cannot reach the database');
    const database = await openServer(`${place.url}?sslmode=prefer`);
    await database.close();
  });
});

const patienceOf = (database: Database) =>
  database.ask(
    "SELECT name, setting FROM pg_settings WHERE name IN ('statement_timeout', 'lock_timeout') ORDER BY 1",
    [],
  );
const OURS = [
  { name: 'lock_timeout', setting: '3000' },
  { name: 'statement_timeout', setting: '4000' },
];

test('each session is given its patience by us', async () => {
  const { place, remove } = await freshDatabase();
  onTestFinished(remove);
  const database = await openServer(place.url);
  expect(await patienceOf(database)).toEqual(OURS);
  await database.close();
});

const startPooler = findPooler();
test.skipIf(startPooler === null)(
  'a pooler without an address to listen at is refused with a sentence that says what to do',
  async () => {
    const { place, remove } = await freshDatabase();
    onTestFinished(remove);
    const pooler = await startPooler?.(place.url);
    if (pooler === undefined) throw new Error('a pooler');
    onTestFinished(pooler.stop);
    await expect(openServer(pooler.url)).rejects.toThrow('Set PARLOR_LISTEN_URL');
    const other = pooler.url.replace('127.0.0.1', 'localhost');
    await expect(openServer(pooler.url, { listenUrl: other })).rejects.toThrow(
      'PARLOR_LISTEN_URL: there is a pooler',
    );
  },
);

test.skipIf(startPooler === null)(
  'through a pooler each question is given its patience by us, and nobody else who comes through it',
  async () => {
    const { place, remove } = await freshDatabase();
    onTestFinished(remove);
    const pooler = await startPooler?.(place.url);
    if (pooler === undefined) throw new Error('a pooler');
    onTestFinished(pooler.stop);
    const database = await openServer(pooler.url, { listenUrl: place.url });
    expect(await patienceOf(database)).toEqual(OURS);
    const asked = sql`(SELECT current_setting('lock_timeout') AS most) AS asked`;
    const [inOrm] = await database.orm.select({ most: sql<string>`most` }).from(asked);
    expect(inOrm).toEqual({ most: '3s' });
    await database.run("CREATE TABLE told AS SELECT current_setting('statement_timeout') AS most");
    expect(await database.ask('SELECT most FROM told', [])).toEqual([{ most: '4s' }]);
    await migrate(database);
    const turn = {
      gameId: 'g',
      version: 1,
      seat: 0,
      type: 'your-turn' as const,
      playerId: 'p',
      dueAt: new Date(0),
      createdAt: new Date(1),
    };
    const attempts = [{ at: '', ms: 1, status: null, code: 'x', why: null }];
    await database.orm.insert(webhookDeliveries).values({ ...turn, status: 'open', attempts });
    expect(await database.orm.select().from(webhookDeliveries)).toEqual([
      { ...turn, status: 'open', attempts },
    ]);
    const refused: unknown = await database.ask('SELECT 1 / 0', []).catch((error) => error);
    expect(sqlState(refused)).toBe('22012');
    const other = postgres(pooler.url, { max: 4 });
    onTestFinished(() => other.end());
    const theirs = await Promise.all([1, 2, 3, 4].map(() => other`SHOW statement_timeout`));
    expect(theirs.flat()).toEqual(theirs.map(() => ({ statement_timeout: '0' })));
    await database.close();
  },
);
