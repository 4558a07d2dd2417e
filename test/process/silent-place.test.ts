import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../src/store/migrate.js';
import type { Places } from '../../src/store/places.js';
import { openServer } from '../../src/store/server.js';
import { storeOn } from '../../src/store/store.js';
import { forgetTheOld, sweep, watchTime } from '../../src/sweeps.js';
import { idFrom } from '../../src/table/id.js';
import { open } from '../live/support/open.js';
import { act } from '../live/support/play.js';
import { standInsOf } from '../store/support/stand-ins.js';
import { type Game, type Guest, openParlor, type Page, type Parlor } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';
import { startPostgres, type ThrowawayServer } from '../support/postgres-server.js';
import { until } from '../support/until.js';

/** Two plain Postgres servers stand in as two places; one of them falls silent, as behind a network that drops what is sent. */

let silent: ThrowawayServer;
let places: Places;
let parlor: Parlor;
let removeHome: () => Promise<void>;
let ann: Guest;
let ben: Guest;

const tablesOn = async (url: string) => {
  const database = await openServer(url);
  await migrate(database);
  return database;
};

beforeAll(async () => {
  silent = await startPostgres();
  const [home, near] = [await freshDatabase(), await freshDatabase()];
  removeHome = async () => {
    await home.remove();
    await near.remove();
  };
  const urls = [home.place.url, near.place.url, silent.url] as const;
  const [atHome, even, odd] = await Promise.all(urls.map(tablesOn));
  if (atHome === undefined || even === undefined || odd === undefined) throw new Error('three databases');
  places = standInsOf([atHome, even, odd]);
  parlor = await openParlor({ store: storeOn(places) });
  [ann, ben] = [await parlor.guest('Ann'), await parlor.guest('Ben')];
});
afterAll(async () => {
  silent?.thaw();
  await parlor?.close();
  await silent?.stop();
  await removeHome?.();
});

const isFar = (gameId: string): boolean => places.pieceOf(gameId).name === 'odd';

/** A game of two that lies at one place, or at the other. */
const gameAt = async (wanted: 'near' | 'far'): Promise<Game> => {
  const game = await parlor.play([ann, ben]);
  return isFar(game.id) === (wanted === 'far') ? game : gameAt(wanted);
};

const fallSilent = async (far: Game): Promise<void> => {
  silent.freeze();
  const refused = await parlor.get(`/games/${far.id}`, { as: ann });
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
};

const comeBack = async (far: Game): Promise<void> => {
  silent.thaw();
  await until(async () => expect((await parlor.get(`/games/${far.id}`, { as: ann })).status).toBe(200));
};

test('a place that says nothing takes its games away and nothing else, and whoever asks for them hears so at once', async () => {
  const [near, far] = [await gameAt('near'), await gameAt('far')];
  const stream = await open(parlor, `/games/${near.id}/events?after=${near.version}`, { as: ann });
  await fallSilent(far);
  expect(places.isAway(far.id)).toBe(true);
  const { pieces } = places;
  // Nothing is sent there any more: the place itself is not asked.
  const unasked = pieces()
    .find(({ name }) => name === 'odd')
    ?.place.soon(() => Promise.reject(new Error('asked')));
  await expect(unasked).rejects.toThrow('is away');
  const body = far.legal[0]?.action;
  expect((await parlor.post(`/games/${far.id}/actions`, { as: ann, body })).status).toBe(503);

  const { version } = await act(parlor, near.id, [ann, ben]);
  expect((await stream.next())?.id).toBe(near.version + 1);
  expect((await parlor.get<Game>(`/games/${near.id}`, { as: ben })).body.version).toBe(version);
  const { items } = (await parlor.get<Page<Game>>('/games?player=me', { as: ann })).body;
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([near.id, far.id]));

  const failed: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void failed.push(line) });
  const { store, services } = parlor;
  await sweep(store, services.tables, log, 24 * 3_600_000);
  await watchTime(services.tables, log);
  await forgetTheOld(store, log);
  expect(failed).toEqual([]);

  await comeBack(far);
  expect((await act(parlor, far.id, [ann, ben])).game.id).toBe(far.id);
});

test('the stream of all my games tells what it can, and the rest when the place is back', async () => {
  const [cat, dan] = [await parlor.guest('Cat'), await parlor.guest('Dan')];
  [ann, ben] = [cat, dan];
  const [near, far] = [await gameAt('near'), await gameAt('far')];
  const before = await open(parlor, '/me/events', { as: cat });
  await until(async () => {
    const said = (await before.next())?.told.gameId;
    expect(said).toBe(far.id);
  });
  await fallSilent(far);
  const late = await open(parlor, '/me/events', { as: cat });
  const told = new Set<string | undefined>();
  await until(async () => {
    told.add((await late.next())?.told.gameId);
    expect(told).toContain(near.id);
  });
  // A ring of the game that cannot be read ends nobody's stream.
  await parlor.post(`/games/${far.id}/actions`, { as: cat, body: far.legal[0]?.action });
  await act(parlor, near.id, [cat, dan]);
  await act(parlor, near.id, [cat, dan]);
  await until(async () => expect((await late.next())?.type).toBe('your-turn'));
  expect(told).not.toContain(far.id);
  await comeBack(far);
  await until(async () => expect((await late.next())?.told.gameId).toBe(far.id));
});

test('tables are laid where somebody is; the same request finds the table it had, and one in doubt is not laid twice', async () => {
  const far = await gameAt('far');
  const lay = (key?: string) =>
    parlor.post<Game>('/games', {
      as: ann,
      body: { ruleset: 'knucklebones' },
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  const farKey = async (): Promise<string> => {
    const key = randomUUID();
    return isFar((await lay(key)).body.id) ? key : farKey();
  };
  const [landed, doubtful, fresh] = [await farKey(), await unusedKey(), await unusedKey()];
  silent.freeze();
  // Sent before anybody knows, so it may have landed.
  expect((await lay(doubtful)).status).toBe(503);
  expect(places.isAway(far.id)).toBe(true);
  for (const key of [landed, doubtful]) expect((await lay(key)).status, key).toBe(503);
  const plain = await Promise.all(Array.from({ length: 8 }, () => lay()));
  expect(plain.map(({ status }) => status)).toEqual(plain.map(() => 201));
  const first = await lay(fresh);
  expect([first.status, isFar(first.body.id)]).toEqual([201, false]);
  expect((await lay(fresh)).body.id).toBe(first.body.id);
  await comeBack(far);
  expect((await lay(fresh)).body.id, 'sent again when the place is back').toBe(first.body.id);
  const second = await lay(doubtful);
  expect([second.status, isFar(second.body.id)]).toEqual([201, true]);
});

/** A key whose table would lie at the place that falls silent. */
const unusedKey = async (): Promise<string> => {
  const key = randomUUID();
  return isFar(idFrom('g', `${ann.id} ${key}`)) ? key : unusedKey();
};

test('a process stops while the place says nothing', async () => {
  const far = await gameAt('far');
  await fallSilent(far);
  await parlor.close();
  expect(parlor.services.isClosing()).toBe(true);
});
