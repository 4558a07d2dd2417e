import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Event, Game, Guest, Page, Parlor } from '../support/parlor.js';
import { openParlor } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';
import { NDJSON, SSE } from './support/listen.js';
import { open } from './support/open.js';
import { act, playOut, TINY } from './support/play.js';

let parlor: Parlor;
let ann: Guest;
let ben: Guest;
beforeAll(async () => {
  parlor = await openParlor({ fresh: freshDatabase });
  ann = await parlor.guest('Ann');
  ben = await parlor.guest('Ben');
});
afterAll(() => parlor?.close());
afterEach(() => {
  vi.useRealTimers();
});

const page = async (game: Game, as?: Guest): Promise<readonly Event[]> =>
  (await parlor.get<Page<Event>>(`/games/${game.id}/events?limit=500`, { as })).body.items;

describe.each([SSE, NDJSON])('a stream as %s', (accept) => {
  test('replays the log and goes on with what happens, every event as the page has it', async () => {
    const game = await parlor.play([ann, ben]);
    const stream = await open(parlor, `/games/${game.id}/events`, { accept, as: ann });
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toMatch(accept);
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    await act(parlor, game.id, [ann, ben]);
    await act(parlor, game.id, [ann, ben]);
    const log = await page(game, ann);
    const said = await stream.take(log.length);
    expect(said.map(({ told }) => told)).toEqual(log);
    expect(said.map(({ id }) => id)).toEqual(log.map(({ seq }) => seq));
    expect(said.map(({ type }) => type)).toEqual(log.map(({ event }) => event.type));
  });

  test.each(['Last-Event-ID', 'after'])('resumes exactly by %s', async (by) => {
    const game = await parlor.play([ann, ben]);
    const how = by === 'after' ? {} : { headers: { 'last-event-id': '3' } };
    const query = by === 'after' ? '?after=3' : '?after=1';
    const stream = await open(parlor, `/games/${game.id}/events${query}`, { accept, ...how });
    expect((await stream.next())?.id).toBe(4);
  });

  test('of a finished game replays and ends', async () => {
    const game = await parlor.play([ann, ben], TINY);
    await playOut(parlor, game.id, [ann, ben]);
    const log = await page(game);
    const said = await (await open(parlor, `/games/${game.id}/events`, { accept })).rest();
    expect(said.slice(0, -1).map(({ told }) => told)).toEqual(log);
    expect(said.at(-1)).toMatchObject({ id: null, type: 'end' });
    expect(said.at(-1)?.told).toEqual(accept === SSE ? { reason: 'game-over' } : { end: 'game-over' });
    const last = { 'last-event-id': String(log.length) };
    for (const [query, headers] of [
      [`?after=${log.length}`, {}],
      ['', last],
    ] as const) {
      const path = `/games/${game.id}/events${query}`;
      const late = await parlor.get(path, { headers: { accept, ...headers } });
      expect([late.status, late.text]).toEqual([204, '']);
    }
    expect(parlor.services.streams.count).toBe(0);
  });

  test('ends when the game does', async () => {
    const game = await parlor.play([ann, ben], TINY);
    const stream = await open(parlor, `/games/${game.id}/events`, { accept });
    await stream.take(game.version);
    await playOut(parlor, game.id, [ann, ben]);
    const [before, end] = (await stream.rest()).slice(-2);
    expect(before?.type).toBe('game-ended');
    expect(end?.type).toBe('end');
  });

  test('is open at once, and says that it is alive while nothing happens', async () => {
    const game = await parlor.play([ann, ben]);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stream = await open(parlor, `/games/${game.id}/events?after=${game.version}`, { accept });
    expect(await stream.piece()).toBe(accept === SSE ? 'retry: 1000\n\n' : '\n');
    for (let beats = 0; beats < 3; beats++) {
      vi.advanceTimersByTime(15_000);
      expect(await stream.piece()).toBe(accept === SSE ? ':\n\n' : '\n');
    }
  });

  test('longer than what is read at once arrives whole and in order', async () => {
    const seats = [{ player: 'me' }, { player: 'me' }];
    const game = await parlor.lay(ann, { seats, options: { width: 8, height: 6 } });
    const length = 230;
    while ((await act(parlor, game.id, [ann])).version < length);
    const stream = await open(parlor, `/games/${game.id}/events`, { accept });
    const numbers = (await stream.take(length)).map(({ id }) => id);
    expect(numbers).toEqual(Array.from({ length }, (_, index) => index + 1));
  });
});

describe('who sees what', () => {
  test('each reads the same numbers through a window of their own', async () => {
    const four = await Promise.all(['Ann', 'Ben', 'Cem', 'Dia'].map((name) => parlor.guest(name)));
    const game = await parlor.play(four, { ruleset: 'jackaroo' });
    for (let turns = 0; turns < 6; turns++) await act(parlor, game.id, four);
    const texts: string[] = [];
    for (const as of [...four, undefined]) {
      const log = await page(game, as);
      const stream = await open(parlor, `/games/${game.id}/events`, { as });
      expect((await stream.take(log.length)).map(({ told }) => told)).toEqual(log);
      texts.push(JSON.stringify(log));
    }
    expect(new Set(texts).size, 'four hands and a spectator: five different logs').toBe(5);
  });

  test('a private game is nobody else’s, and who leaves it is told to go', async () => {
    const game = await parlor.lay(ann, { visibility: 'private' });
    const cat = await parlor.guest('Cat');
    const seats = `/games/${game.id}/seats`;
    const host = await open(parlor, `/games/${game.id}/events?after=1`, { as: ann });
    await parlor.post(seats, { as: ben, body: { invite: game.seats[1]?.invitation } });
    const guest = await open(parlor, `/games/${game.id}/events`, { as: ben });
    expect((await guest.next())?.type).toBe('game-created');
    await parlor.del(`${seats}/1`, { as: ben });
    expect((await guest.rest()).at(-1)).toMatchObject({ type: 'end', told: { reason: 'private' } });
    expect((await host.next())?.type).toBe('seat-taken');
    const { body } = await parlor.get<Game>(`/games/${game.id}`, { as: ann });
    await parlor.post(seats, { as: cat, body: { invite: body.seats[1]?.invitation } });
    expect((await open(parlor, `/games/${game.id}/events`)).status).toBe(404);
    expect((await open(parlor, `/games/${game.id}/events`, { as: cat })).status).toBe(200);
  });

  test('a game that is not there is a problem, not a stream', async () => {
    const stream = await open(parlor, '/games/g_none/events');
    expect(stream.status).toBe(404);
    expect(stream.headers.get('content-type')).toBe('application/problem+json');
  });
});

test('no event of a stream has a name but its end, so that onmessage hears them all', async () => {
  const game = await parlor.play([ann, ben], TINY);
  const inbox = await open(parlor, '/me/events', { accept: SSE, as: ann });
  await inbox.next();
  await playOut(parlor, game.id, [ann, ben]);
  const stream = await open(parlor, `/games/${game.id}/events`, { accept: SSE });
  await stream.rest();
  expect(stream.heard().match(/^event:.*$/gm)).toEqual(['event: end']);
  expect(inbox.heard()).toMatch(/^data: /m);
  expect(inbox.heard()).not.toMatch(/^event:/m);
});

test('a HEAD opens nothing', async () => {
  const game = await parlor.play([ann, ben]);
  const before = parlor.services.streams.count;
  const headers = { accept: SSE };
  const { status } = await parlor.app.request(`/games/${game.id}/events`, { method: 'HEAD', headers });
  expect(status).toBe(200);
  expect(parlor.services.streams.count).toBe(before);
});

test('a server that closes says so to every stream', async () => {
  const closing = await openParlor({ fresh: freshDatabase });
  const host = await closing.guest('Ann');
  const game = await closing.lay(host);
  const streams = await Promise.all([
    open(closing, `/games/${game.id}/events`, { as: host }),
    open(closing, '/me/events', { as: host }),
    open(closing, `/games/${game.id}/events`, { accept: NDJSON }),
  ]);
  expect(closing.services.streams.count).toBe(3);
  await streams[0]?.next();
  await closing.close();
  const ends = await Promise.all(streams.map(async (stream) => (await stream.rest()).at(-1)?.told));
  expect(ends).toEqual([{ reason: 'restart' }, { reason: 'restart' }, { end: 'restart' }]);
  expect(closing.services.streams.count).toBe(0);
});
