import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../src/http/app.js';
import { preferencesIn } from '../../src/http/request/prefer.js';
import { Unavailable } from '../../src/store/database.js';
import {
  type Acted,
  type Event,
  type Game,
  type Guest,
  openParlor,
  type Page,
  type Parlor,
  requestInit,
} from '../support/parlor.js';
import { freshDatabase, freshFolder } from '../support/places.js';
import { until } from '../support/until.js';
import { act, TINY } from './support/play.js';

/** The timers of waiting requests, and nobody else's. */
const standStill = (): void => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
afterEach(() => {
  vi.restoreAllMocks();
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
  const untilOneWaits = () => until(() => expect(parlor.services.streams.count).toBe(1));
  const place = (game: Game, as: Guest, prefer: string) =>
    parlor.post<Acted>(`/games/${game.id}/actions`, {
      as,
      body: { type: 'place', column: 0 },
      headers: { prefer },
    });

  test('a look with If-None-Match answers as soon as there is something new', async () => {
    const game = await parlor.play([ann, ben]);
    const waiting = look(game, game.version);
    await untilOneWaits();
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

  test.each([
    ['the legal actions', '/actions', 'application/json'],
    ['their schema', '/actions?as=schema', 'application/schema+json'],
    ['the odds', '/odds', 'application/json'],
    ['the picture', '/picture', 'image/svg+xml'],
    ['the board as text', '/board', 'text/plain'],
    ['the game as text', '', 'text/plain'],
    ['the game as a picture', '', 'image/svg+xml'],
  ])('%s can be waited for just so', async (_what, rest, accept) => {
    const game = await parlor.play([ann, ben]);
    const ask = (prefer: string) =>
      parlor.get(`/games/${game.id}${rest}`, {
        as: ann,
        headers: { accept, 'if-none-match': `"${game.version}"`, prefer },
      });
    const nothing = await ask('wait=0');
    expect([nothing.status, nothing.headers.get('preference-applied')]).toEqual([304, 'wait=0']);
    const waiting = ask('wait=20');
    await untilOneWaits();
    const { version } = await act(parlor, game.id, [ann]);
    const { status, headers } = await waiting;
    expect({ status, etag: headers.get('etag'), applied: headers.get('preference-applied') }).toEqual({
      status: 200,
      etag: `"${version}"`,
      applied: 'wait=20',
    });
    expect(headers.get('content-type')).toContain(accept);
  });

  test('the log can be waited for after its last number', async () => {
    const game = await parlor.play([ann, ben]);
    const read = (after: number, prefer: string) =>
      parlor.get<Page<Event>>(`/games/${game.id}/events?after=${after}`, { as: ann, headers: { prefer } });
    const nothing = await read(game.version, 'wait=0');
    expect([nothing.body.items, nothing.headers.get('preference-applied')]).toEqual([[], 'wait=0']);
    const old = await read(game.version - 1, 'wait=60');
    expect([old.body.items.length, old.headers.get('preference-applied')]).toEqual([1, null]);
    const waiting = read(game.version, 'wait=20');
    await untilOneWaits();
    await act(parlor, game.id, [ann]);
    const { body, headers } = await waiting;
    expect(body.items[0]?.seq).toBe(game.version + 1);
    expect(headers.get('preference-applied')).toBe('wait=20');
  });

  test('nobody waits for a game that is over', async () => {
    const game = await parlor.play([ann, ben], TINY);
    const { version } = (await place(game, ann, '')).body;
    const looked = await look(game, version, 'wait=60');
    expect([looked.status, looked.headers.get('preference-applied')]).toEqual([304, null]);
    const headers = { prefer: 'wait=60' };
    const read = await parlor.get<Page<Event>>(`/games/${game.id}/events?after=${version}`, { headers });
    expect([read.body.items, read.headers.get('preference-applied')]).toEqual([[], null]);
  });

  test('an action that waits can be answered in few words', async () => {
    const game = await parlor.play([ann, ben]);
    const { body, headers } = await place(game, ann, 'wait=0, return=minimal');
    expect(headers.get('preference-applied')).toBe('wait=0, return=minimal');
    expect(Object.keys(body)).toEqual(['version', 'events']);
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
    await until(async () =>
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
    const app = createApp({ ...parlor.services, tables: { ...parlor.services.tables, waitUntil } });
    const asking = { as: ann, body: { type: 'place', column: 0 }, headers: { prefer: 'wait=20' } };
    const answer = await app.request(`/games/${game.id}/actions`, requestInit('POST', asking));
    expect(answer.status).toBe(201);
    expect(answer.headers.get('preference-applied')).toBeNull();
  });

  test('a caller that has gone is not waited for', async () => {
    const game = await parlor.play([ann, ben]);
    standStill();
    const set = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    const gone = new AbortController();
    const headers = { 'if-none-match': `"${game.version}"`, prefer: 'wait=60' };
    const waiting = parlor.app.request(`/games/${game.id}`, { headers, signal: gone.signal });
    await new Promise(setImmediate);
    gone.abort();
    expect((await waiting).status).toBe(304);
    // Of the minute it would have waited: a connection of the database has timers of its own.
    const mine = set.mock.calls.flatMap(([, ms], call) =>
      ms === 60_000 ? [set.mock.results[call]?.value] : [],
    );
    const left = () => mine.filter((timer) => !cleared.mock.calls.some(([one]) => one === timer));
    await until(() => expect(left(), 'no timer is left behind').toEqual([]));
  });
});

describe('preferences are read as RFC 7240 says:', () => {
  test.each<[header: string | undefined, waitMs: number | null, isMinimal: boolean]>([
    [undefined, null, false],
    ['', null, false],
    ['wait=20', 20_000, false],
    ['wait=20, return=minimal', 20_000, true],
    ['return=minimal, wait=20', 20_000, true],
    ['return=minimal,wait=20,', 20_000, true],
    ['WAIT = 20 , Return = "minimal"', 20_000, true],
    ['wait="20"', 20_000, false],
    ['wait=20; x=1; y="a, b; c", return=minimal;z', 20_000, true],
    ['wait=5, wait=20', 5_000, false],
    ['wait=99999', 60_000, false],
    ['wait=0', 0, false],
    ['wait', null, false],
    ['wait=', null, false],
    ['wait=-1', null, false],
    ['wait=1.5', null, false],
    ['wait=1e3', null, false],
    ['wait=soon, return=minimal', null, true],
    ['return=representation', null, false],
    ['respond-async; wait=20', null, false],
    ['x="wait=20, return=minimal"', null, false],
    ['x="a\\"b, wait=9", wait=20', 20_000, false],
    ['x="never closed, wait=20', null, false],
    [`${','.repeat(10_000)}wait=3`, 3_000, false],
    [`a;${' '.repeat(16_000)}=, wait=3`, 3_000, false],
  ])('%j', (header, waitMs, isMinimal) => {
    expect(preferencesIn(header)).toEqual({ waitMs, isMinimal });
  });
});

test('a server that closes answers everybody who waits', async () => {
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
  await until(async () =>
    expect((await closing.get<Game>(`/games/${game.id}`)).body.version).toBeGreaterThan(game.version),
  );
  closing.services.streams.endAll('restart');
  expect((await acting).status).toBe(201);
  expect([200, 304]).toContain((await asking).status);
  await closing.close();
});
