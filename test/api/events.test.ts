import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Event, type Game, type Guest, openParlor, type Page, type Parlor } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';

let parlor: Parlor;
let ann: Guest;
let ben: Guest;
let game: Game;
beforeAll(async () => {
  parlor = await openParlor({ fresh: freshDatabase });
  ann = await parlor.guest('Ann');
  ben = await parlor.guest('Ben');
  game = await parlor.play([ann, ben]);
  for (const as of [ann, ben, ann, ben, ann]) {
    const { body } = await parlor.get<Game>(`/games/${game.id}/actions`, { as });
    await parlor.post(`/games/${game.id}/actions`, { as, body: body.legal[0]?.action });
  }
});
afterAll(() => parlor?.close());

const read = (query = '', as?: Guest) => parlor.get<Page<Event>>(`/games/${game.id}/events${query}`, { as });

describe('the log', () => {
  test('has every event, numbered from 1 without a gap, for every viewer', async () => {
    const { version } = (await parlor.get<Game>(`/games/${game.id}`)).body;
    for (const as of [ann, ben, undefined]) {
      const { items, nextCursor } = (await read('', as)).body;
      expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: version }, (_, i) => i + 1));
      expect(nextCursor).toBeNull();
    }
  });

  test('says each event in one plain sentence', async () => {
    const { items } = (await read()).body;
    for (const { text } of items) expect(text).toMatch(/^[A-Z].*\.$/);
    expect(items.slice(0, 3).map(({ text }) => text)).toEqual([
      'A game of Knucklebones was created for 2 seats.',
      'Ben takes seat 1.',
      'The game begins.',
    ]);
  });

  test('names whoever asked by seat, never by id', async () => {
    const { text, body } = await read('', ann);
    expect(text).not.toContain(ann.id);
    expect(text).not.toContain(ben.id);
    expect(text).not.toContain('playerId');
    expect(body.items.map(({ by }) => by).slice(0, 5)).toEqual([null, 1, 1, 1, 0]);
  });

  test('comes in pages, by the cursor or by the link, without a gap or a double', async () => {
    const all = (await read()).body.items;
    const paged: Event[] = [];
    const turn = async (path: string): Promise<void> => {
      const { body, headers } = await parlor.get<Page<Event>>(path);
      paged.push(...body.items);
      const [, next] = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
      expect(next === undefined).toBe(body.nextCursor === null);
      if (next === undefined) return;
      expect(next).toBe(`/games/${game.id}/events?limit=4&cursor=${body.nextCursor}`);
      await turn(next);
    };
    await turn(`/games/${game.id}/events?limit=4`);
    expect(paged).toEqual(all);
  });

  test('goes on after a cursor or a number alike, and nextCursor is a cursor as it is', async () => {
    const { items, nextCursor } = (await read('?limit=3')).body;
    const next = (await read(`?cursor=${nextCursor}&limit=3`)).body;
    expect(next).toEqual((await read(`?after=${items.at(-1)?.seq}&limit=3`)).body);
    expect(next.items[0]?.seq).toBe(4);
  });

  test('goes on after Last-Event-ID in a page as in a stream, whatever the address says', async () => {
    const headers = { 'last-event-id': '2' };
    const { body } = await parlor.get<Page<Event>>(`/games/${game.id}/events?after=5`, { headers });
    expect(body.items[0]?.seq).toBe(3);
  });

  test('is not streamed from an event that is still to come', async () => {
    for (const accept of ['text/event-stream', 'application/x-ndjson', 'application/json']) {
      const late = { accept, 'last-event-id': '99' };
      expect(await parlor.get(`/games/${game.id}/events`, { headers: late })).toMatchObject({
        status: 400,
        body: {
          code: 'malformed-header',
          detail: expect.stringMatching(/^Last-Event-ID must be at most \d+,/),
        },
      });
      const { status } = await parlor.get(`/games/${game.id}/events?after=99`, { headers: { accept } });
      expect(status, accept).toBe(400);
    }
  });

  test('after its end is an empty page', async () => {
    const all = (await read()).body.items;
    expect((await read(`?after=${all.length}`)).body).toEqual({ items: [], nextCursor: null });
    expect((await read(`?after=${all.length - 1}`)).body.items).toEqual(all.slice(-1));
  });

  test('is not to be cached for others', async () => {
    const { headers } = await read('', ann);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toContain('Authorization');
  });
});
