import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../src/http/app.js';
import { Unavailable } from '../../src/store/database.js';
import {
  type Acted,
  type Game,
  type Guest,
  openParlor,
  type Parlor,
  requestInit,
} from '../support/parlor.js';
import { freshDatabase, freshFolder } from '../support/places.js';
import { act, TINY } from './support/play.js';

/** The timers of waiting requests, and nobody else's. */
const standStill = (): void => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ['the embedded database', freshFolder],
  ['a Postgres server', freshDatabase],
] as const)('waiting, on %s,', (_name, fresh) => {
  let parlor: Parlor;
  let ann: Guest;
  let ben: Guest;
  beforeAll(async () => {
    parlor = await openParlor({ fresh });
    ann = await parlor.guest('Ann');
    ben = await parlor.guest('Ben');
  });
  afterAll(() => parlor?.close());

  const look = (game: Game, version: number, wait = 'wait=20') =>
    parlor.get<Game>(`/games/${game.id}`, {
      as: ann,
      headers: { 'if-none-match': `"${version}"`, prefer: wait },
    });
  const place = (game: Game, as: Guest, prefer: string) =>
    parlor.post<Acted>(`/games/${game.id}/actions`, {
      as,
      body: { type: 'place', column: 0 },
      headers: { prefer },
    });

  test('a look with If-None-Match answers as soon as there is something new', async () => {
    const game = await parlor.play([ann, ben]);
    const waiting = look(game, game.version);
    const { version } = await act(parlor, game.id, [ann]);
    const { status, headers, body } = await waiting;
    expect({ status, version: body.version, applied: headers.get('preference-applied') }).toEqual({
      status: 200,
      version,
      applied: 'wait=20',
    });
  });

  test('a look at what is already old does not wait', async () => {
    const game = await parlor.play([ann, ben]);
    const { status, headers } = await look(game, game.version - 1, 'wait=60');
    expect(status).toBe(200);
    expect(headers.get('preference-applied')).toBeNull();
  });

  test('when time is up nothing is new: 304', async () => {
    const game = await parlor.play([ann, ben]);
    const { status, headers } = await look(game, game.version, 'wait=0');
    expect(status).toBe(304);
    expect(headers.get('preference-applied')).toBe('wait=0');
  });

  test('an action waits until it is my turn again, and tells the whole round', async () => {
    const game = await parlor.play([ann, ben]);
    const waiting = place(game, ann, 'wait=20');
    await vi.waitFor(async () =>
      expect((await parlor.get<Game>(`/games/${game.id}`, { as: ben })).body.legal).not.toEqual([]),
    );
    await act(parlor, game.id, [ben]);
    const { body, headers } = await waiting;
    expect(headers.get('preference-applied')).toBe('wait=20');
    expect(body.game.toAct).toEqual([0]);
    expect(body.game.legal).not.toEqual([]);
    expect(body.events.map(({ seq }) => seq)).toEqual(
      Array.from({ length: body.version - game.version }, (_, index) => game.version + 1 + index),
    );
    expect(body.events.filter(({ event }) => event.type === 'placed').map(({ by }) => by)).toEqual([0, 1]);
  });

  test('an action that ends the game, or after which it is still my turn, is answered at once', async () => {
    const tiny = await parlor.play([ann, ben], TINY);
    expect((await place(tiny, ann, 'wait=60')).body.game.status).toBe('over');
    const alone = await parlor.lay(ann, { seats: [{ player: 'me' }, { player: 'me' }] });
    expect((await place(alone, ann, 'wait=60')).body.game.toAct).toEqual([1]);
  });

  test('when time is up an action is answered as the game stands', async () => {
    const game = await parlor.play([ann, ben]);
    const { status, body } = await place(game, ann, 'wait=0');
    expect({ status, toAct: body.game.toAct }).toEqual({ status: 201, toAct: [1] });
  });

  test('an action that is done is acknowledged, even when the database goes away while its caller waits', async () => {
    const game = await parlor.play([ann, ben]);
    const waitUntil = () => Promise.reject(new Unavailable('gone'));
    const app = createApp({ ...parlor.house, tables: { ...parlor.house.tables, waitUntil } });
    const asking = { as: ann, body: { type: 'place', column: 0 }, headers: { prefer: 'wait=20' } };
    const answer = await app.request(`/games/${game.id}/actions`, requestInit('POST', asking));
    expect(answer.status).toBe(201);
    expect(answer.headers.get('preference-applied')).toBeNull();
  });

  test('a caller that has gone is not waited for', async () => {
    const game = await parlor.play([ann, ben]);
    standStill();
    const gone = new AbortController();
    const headers = { 'if-none-match': `"${game.version}"`, prefer: 'wait=60' };
    const waiting = parlor.app.request(`/games/${game.id}`, { headers, signal: gone.signal });
    await new Promise(setImmediate);
    gone.abort();
    expect((await waiting).status).toBe(304);
    await vi.waitFor(() => expect(vi.getTimerCount(), 'no timer is left behind').toBe(0));
  });
});

test('a house that closes answers everybody who waits', async () => {
  const closing = await openParlor({ fresh: freshDatabase });
  const host = await closing.guest('Ann');
  const game = await closing.play([host, await closing.guest('Ben')]);
  const headers = { 'if-none-match': `"${game.version}"`, prefer: 'wait=60' };
  const asking = closing.app.request(`/games/${game.id}`, { headers });
  const body = JSON.stringify({ type: 'place', column: 0 });
  const acting = closing.app.request(`/games/${game.id}/actions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${host.token}`,
      'content-type': 'application/json',
      prefer: 'wait=60',
    },
    body,
  });
  await vi.waitFor(async () =>
    expect((await closing.get<Game>(`/games/${game.id}`)).body.version).toBeGreaterThan(game.version),
  );
  closing.house.streams.endAll('restart');
  expect((await acting).status).toBe(201);
  expect([200, 304]).toContain((await asking).status);
  await closing.close();
});
