import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { describe, expect, onTestFinished, test } from 'vitest';
import { placesOf } from '../../src/store/cluster.js';
import { distribute } from '../../src/store/distribute.js';
import { openLedger } from '../../src/store/ledger.js';
import { migrate } from '../../src/store/migrate.js';
import type { Places } from '../../src/store/places.js';
import { openServer } from '../../src/store/server.js';
import { freshCluster } from '../store/support/cluster.js';
import { standInsOf } from '../store/support/stand-ins.js';
import { freshDatabase } from '../support/places.js';
import { until } from '../support/until.js';

/** Where games are spread, and the addresses by which another process finds it. */
interface Spread {
  readonly places: Places;
  readonly urls: readonly [home: string, ...nodes: string[]];
}

const twoDatabases = async (): Promise<Spread> => {
  const opened = async () => {
    const { place, remove } = await freshDatabase();
    onTestFinished(remove);
    const database = await openServer(place.url);
    await migrate(database);
    return { database, url: place.url };
  };
  const [home, even, odd] = await Promise.all([opened(), opened(), opened()]);
  return {
    places: standInsOf([home.database, even.database, odd.database]),
    urls: [home.url, even.url, odd.url],
  };
};

const cluster = (coordinator: string) => async (): Promise<Spread> => {
  const { url, remove } = await freshCluster(coordinator);
  onTestFinished(remove);
  const home = await openServer(url);
  await migrate(home);
  await distribute(home, () => {});
  return { places: await placesOf(home), urls: [url] };
};

const { PARLOR_TEST_CITUS_URL: coordinator } = process.env;
const SPREAD = [
  ['two databases that stand in for two nodes', twoDatabases] as const,
  ...(coordinator === undefined ? [] : [['a Citus cluster', cluster(coordinator)] as const]),
];

const WRITER = fileURLToPath(new URL('../store/support/dying-writer.ts', import.meta.url));

const startWriter = (...words: readonly string[]): ChildProcess => {
  const writer = spawn(process.execPath, ['--import', 'tsx', WRITER, ...words], { stdio: 'inherit' });
  onTestFinished(() => void writer.kill('SIGKILL'));
  return writer;
};

/** Nobody writes a listing until this is let go; whoever waited for it by then never does. */
const holdListings = async (url: string) => {
  const client = postgres(url, { max: 2, onnotice: () => {} });
  const held = await client.reserve();
  onTestFinished(() => client.end());
  await held.unsafe('BEGIN; LOCK TABLE listings IN SHARE ROW EXCLUSIVE MODE');
  return async (): Promise<void> => {
    await client.unsafe(END_WHO_WAITS);
    await held.unsafe('COMMIT');
    held.release();
  };
};

const END_WHO_WAITS = `SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

describe.each(SPREAD)('on %s', (_name, spread) => {
  test('a process killed between a game and its listing has lost nothing: the sweep of another lists it', async () => {
    const gameId = 'g_killed';
    const { places, urls } = await spread();
    onTestFinished(() => places.close());
    const letGo = await holdListings(urls[0]);
    const writer = startWriter(gameId, ...urls);
    const ledger = openLedger(places);
    // It is in the middle: the game is in the ledger, and nobody can write it into the list.
    await until(async () => expect(await ledger.entries(gameId, 0)).toHaveLength(2));
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    await letGo();

    const listed = () => ledger.list({ ruleset: 'killed', limit: 9 });
    expect(await listed()).toEqual([]);
    expect(await ledger.repairLists()).toBe(1);
    expect(await listed()).toMatchObject([{ gameId, status: 'waiting', version: 2 }]);
    expect(await ledger.repairLists()).toBe(0);
  });
});
