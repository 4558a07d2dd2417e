import postgres from 'postgres';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { CHANNEL, ringIn, ringOf } from '../../src/store/bell-words.js';
import type { Database } from '../../src/store/database.js';
import { openLedger } from '../../src/store/ledger.js';
import { migrate } from '../../src/store/migrate.js';
import { newPeers } from '../../src/store/peers.js';
import { onePlace } from '../../src/store/places.js';
import { openServer, type ServerOptions } from '../../src/store/server.js';
import { layCable } from '../live/support/cable.js';
import { append } from '../store/support/appends.js';
import { type FreshPlace, freshDatabase } from '../support/places.js';
import { until } from '../support/until.js';

let fresh: FreshPlace<{ readonly url: string }>;
beforeAll(async () => {
  fresh = await freshDatabase();
  const database = await openServer(fresh.place.url);
  await migrate(database);
  await database.close();
});
afterAll(() => fresh?.remove());

/** A process that listens, and what it heard. */
interface Process {
  readonly database: Database;
  readonly heard: string[];
  gaps: number;
}

const start = async (options: ServerOptions = {}): Promise<Process> => {
  const database = await openServer(fresh.place.url, { pulseMs: 50, ...options });
  onTestFinished(() => database.close());
  const process: Process = { database, heard: [], gaps: 0 };
  await database.news.hear(
    (gameIds) => process.heard.push(...gameIds),
    () => process.gaps++,
  );
  return process;
};

const haveMet = async (one: Process, other: Process): Promise<void> => {
  await until(() => {
    one.database.news.tell(['met']);
    expect(other.heard).toContain('met');
  });
};

test('one process hears what another wrote, in the order it was written, and nobody hears themselves', async () => {
  const [one, other] = [await start(), await start()];
  await haveMet(one, other);
  const ledger = openLedger(onePlace(one.database));
  await ledger.append(append('g_heard_1', 1, 2));
  await ledger.append(append('g_heard_2', 1, 1));
  await until(() => expect(other.heard.slice(-2)).toEqual(['g_heard_1', 'g_heard_2']));
  expect(one.heard).toEqual([]);
});

test('who dies between the commit and the bell is missed, and everybody looks again', async () => {
  const cable = await layCable(fresh.place.url);
  onTestFinished(() => cable.close());
  const [dying, other] = [await start({ listenUrl: cable.url }), await start()];
  await haveMet(dying, other);
  cable.goDead();
  expect(await openLedger(onePlace(dying.database)).append(append('g_untold', 1, 1))).toBe('landed');
  const { gaps } = other;
  await until(() => expect(other.gaps).toBeGreaterThan(gaps));
  expect(other.heard).not.toContain('g_untold');
  expect(await openLedger(onePlace(other.database)).entries('g_untold', 0)).toHaveLength(1);
});

test('a bell whose connection is cut rings when it is back', async () => {
  const [one, other] = [await start(), await start()];
  await haveMet(one, other);
  const admin = postgres(fresh.place.url, { max: 1 });
  onTestFinished(() => admin.end());
  await admin`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'parlor bell' AND datname = current_database()`;
  await openLedger(onePlace(one.database)).append(append('g_cut', 1, 1));
  await until(() => expect(other.heard).toContain('g_cut'));
});

test('who is alone rings for nobody, and a newcomer is told that anything may have happened', async () => {
  const alone = await start();
  const spy = postgres(fresh.place.url, { max: 1 });
  onTestFinished(() => spy.end());
  const said: string[] = [];
  await spy.listen(CHANNEL, (payload) => said.push(payload));
  const silent = () => said.filter((payload) => ringIn(payload).words.includes('g_alone'));
  await openLedger(onePlace(alone.database)).append(append('g_alone', 1, 1));
  const newcomer = await start();
  await until(() => expect(said.some((payload) => ringIn(payload).words.includes('*'))).toBe(true));
  await until(() => expect(newcomer.gaps).toBeGreaterThan(1));
  expect(silent()).toEqual([]);
});

test('a long list of games is told in several messages, none too long for the database', () => {
  const words = new Set(Array.from({ length: 1_000 }, (_, i) => `g_${i}_${'x'.repeat(20)}`));
  const told: string[] = [];
  const all = [...words];
  while (words.size > 0) {
    const payload = ringOf('s_1', words);
    expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
    told.push(...ringIn(payload).words);
  }
  expect(told).toEqual(all);
});

test('a silence is noticed once, a goodbye is none', () => {
  const peers = newPeers();
  expect([peers.heard('s_1'), peers.heard('s_1'), peers.heard('s_2')]).toEqual([true, false, true]);
  peers.left('s_2');
  expect([1, 2, 3, 4, 5].map(() => peers.pulse())).toEqual([false, false, false, true, false]);
  expect(peers.isEmpty).toBe(true);
});
