import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Event, type Game, type Guest, openParlor, type Page, type Parlor } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';
import { SSE } from './support/listen.js';
import { open } from './support/open.js';

interface Ticket {
  readonly ticket: string;
  readonly expiresAt: string;
}

const lines: string[] = [];
let parlor: Parlor;
let ann: Guest;
let game: Game;
beforeAll(async () => {
  parlor = await openParlor({ fresh: freshDatabase, logTo: { write: (line) => void lines.push(line) } });
  ann = await parlor.guest('Ann');
  game = await parlor.play([ann, await parlor.guest('Ben')], { visibility: 'private' });
});
afterAll(() => parlor?.close());
afterEach(() => {
  vi.useRealTimers();
});

const buy = (key?: string) =>
  parlor.post<Ticket>('/me/tickets', {
    as: ann,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const enter = (ticket: string, path = `/games/${game.id}/events`) => open(parlor, `${path}?ticket=${ticket}`);

test('a ticket opens one stream as its holder, once', async () => {
  const { ticket } = (await buy()).body;
  const stream = await enter(ticket);
  expect((await stream.next())?.type, 'the game is private: only Ann sees it').toBe('game-created');
  expect((await enter(ticket)).status).toBe(401);
  const { ticket: another } = (await buy()).body;
  expect((await (await enter(another, '/me/events')).next())?.told.gameId).toBe(game.id);
  expect((await enter(another, '/me/events')).status).toBe(401);
});

test('a ticket is used for a page of JSON, too, and never ignored', async () => {
  const { ticket } = (await buy()).body;
  const read = (word: string) => parlor.get<Page<Event>>(`/games/${game.id}/events?ticket=${word}`);
  const { status, body } = await read(ticket);
  expect({ status, first: body.items[0]?.event.type }, 'the game is private: only Ann sees it').toEqual({
    status: 200,
    first: 'game-created',
  });
  expect((await read(ticket)).status).toBe(401);
  expect((await read('')).status).toBe(401);
});

test('of many who show the same ticket at once one is let in', async () => {
  const { ticket } = (await buy()).body;
  const entered = await Promise.all(Array.from({ length: 6 }, () => enter(ticket)));
  expect(entered.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401, 401]);
});

test('a ticket runs out after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { ticket, expiresAt } = (await buy()).body;
  expect(Date.parse(expiresAt) - Date.now()).toBe(60_000);
  vi.setSystemTime(Date.now() + 60_001);
  expect((await enter(ticket)).status).toBe(401);
});

test('a repeated purchase gives the same ticket, and never makes a used one valid again', async () => {
  const first = await buy('my-ticket');
  expect(first.headers.get('idempotency-replayed')).toBeNull();
  expect((await enter(first.body.ticket)).status).toBe(200);
  const again = await buy('my-ticket');
  expect(again.text).toBe(first.text);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect((await enter(first.body.ticket)).status).toBe(401);
});

test('neither a ticket nor a token is ever in the log, and a token in the address is refused', async () => {
  const { ticket } = (await buy()).body;
  await enter(ticket);
  const { status } = await parlor.app.request(`/games/${game.id}/events?token=${ann.token}`, {
    headers: { accept: SSE },
  });
  expect(status).toBe(400);
  expect((await enter(ann.token)).status).toBe(401);
  const log = lines.join('');
  expect(log).toContain('/events');
  expect(log).not.toContain(ticket);
  expect(log).not.toContain(ann.token);
});
