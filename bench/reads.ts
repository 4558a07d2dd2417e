import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../src/http/app.js';
import { openServices } from '../src/services.js';
import { openStore } from '../src/store/store.js';
import { cacheRoom } from '../src/table/cache/room.js';
import { type Cost, costs } from './cpu.js';
import { granted, layLong } from './laid-long.js';
import { lookingAhead } from './looking-ahead.js';

/** A program of its own: `reads.js <length> <looks>` prints what reading a game with so many events costs, in CPU time. */
const [length = 10_000, looks = 200] = process.argv.slice(2).map(Number);
const AGAIN = 30;

const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-reads-'));
const store = await openStore({ folder });

/** A process that never saw a game, as one that was started anew. */
const stranger = async () => {
  const services = await openServices(store, { limits: null, caches: cacheRoom() });
  const app = createApp(services);
  const get = async (path: string): Promise<void> => {
    const response = await app.request(path);
    await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  };
  return { get, services };
};

const measure = async (): Promise<readonly Cost[]> => {
  const { services, get } = await stranger();
  const { player } = granted(await services.tables.guests.welcome('Ann'));
  const id = await layLong(store, player, length);
  const path = `/games/${id}`;
  const anyVersion = (): number => 1 + Math.floor(Math.random() * (length - 1));

  const cold = await costs('game, not in memory', 5, async () => (await stranger()).get(path));
  const coldPast = await costs('`?at=`, not in memory', 5, async () =>
    (await stranger()).get(`${path}?at=${anyVersion()}`),
  );
  await get(path);
  const past = await costs('`?at=`, any other event after that', looks, () =>
    get(`${path}?at=${anyVersion()}`),
  );
  await get(`${path}?at=5000`);
  const found = [
    await costs('game, in memory', AGAIN, () => get(path)),
    await costs('`?at=`, the same event again', AGAIN, () => get(`${path}?at=5000`)),
    cold,
    coldPast,
    past,
    await costs('picture, in memory', AGAIN, () => get(`${path}/picture`)),
    await costs('200 events', AGAIN, () => get(`${path}/events?after=5000&limit=200`)),
    await costs('500 events', AGAIN, () => get(`${path}/events?after=5000&limit=500`)),
  ];
  granted(
    await services.tables.leaveSeat({
      gameId: id,
      player,
      wanted: { seat: 0 },
      expected: null,
      requestId: 'r',
      key: undefined,
    }),
  );
  return [...found, await costs('record', AGAIN, () => get(`${path}/record`))];
};

try {
  const reads = await measure();
  console.log(JSON.stringify({ reads, ahead: lookingAhead() }));
} finally {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
