import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InboxPlace, placeIn, placeText, shortOf } from '../../../src/table/live/place.js';
import { NDJSON } from '../../live/support/listen.js';
import { open } from '../../live/support/open.js';
import { act, playOut, TINY } from '../../live/support/play.js';
import type { Guest, Parlor } from '../../support/parlor.js';
import { openParlors, type Parlors } from '../../support/parlors.js';
import { freshDatabase, freshFolder } from '../../support/places.js';

const CLOCK = { perTurnSeconds: 4, bankSeconds: 0, whenOut: 'forfeit' };

describe.each([
  ['one process', freshFolder],
  ['two processes', freshDatabase],
] as const)('where one is in the stream of all one’s games, with %s', (_name, freshPlace) => {
  let parlors: Parlors;
  let here: Parlor;
  let there: Parlor;
  let ben: Guest;
  beforeAll(async () => {
    parlors = await openParlors(freshPlace);
    ({ here, there } = parlors);
    ben = await here.guest('Ben');
  });
  afterAll(() => parlors?.close());

  const listen = (as: Guest, query = '', headers = {}) =>
    open(here, `/me/events${query}`, { as, accept: NDJSON, headers });
  type Heard = Awaited<ReturnType<typeof listen>>;
  const told = async (stream: Heard, count: number) =>
    (await stream.take(count)).map((one) => `${one.type} ${one.told.gameId ?? ''}`.trim());

  test('whoever comes back is told what changed meanwhile, once, and nothing else', async () => {
    const ann = await here.guest('Ann');
    const [first, second] = [await there.play([ann, ben]), await there.play([ben, ann], TINY)];
    const stream = await listen(ann);
    const open = await stream.take(3);
    await stream.hangUp();
    const place = open.at(-1)?.place ?? '';
    await act(there, first.id, [ann]);
    await act(here, first.id, [ben]);
    await playOut(there, second.id, [ben]);
    const third = await there.play([ann, ben]);
    const again = await listen(ann, '', { 'last-event-id': place });
    expect((await told(again, 5)).toSorted()).toEqual(
      [
        `your-turn ${first.id}`,
        `game-ended ${second.id}`,
        `seat-taken ${third.id}`,
        `game-started ${third.id}`,
        `your-turn ${third.id}`,
      ].toSorted(),
    );
    await act(there, first.id, [ann]);
    await act(there, first.id, [ben]);
    const last = await again.next();
    expect([last?.type, last?.told.gameId]).toEqual(['your-turn', first.id]);
    await again.hangUp();
    const quiet = await listen(ann, `?after=${last?.place}`);
    await there.del(`/games/${third.id}/seats/1`, { as: ben });
    expect(await told(quiet, 1), 'nothing was told twice').toEqual([`your-turn ${third.id}`]);
    await quiet.hangUp();
  });

  test('a place that was never reached, or is too old, begins anew and says so; nonsense is refused', async () => {
    const ann = await here.guest('Ann');
    const game = await there.play([ann, ben]);
    const ancient: InboxPlace = { moment: Date.parse('2026-01-01T00:00:00Z'), versions: new Map() };
    const stream = await listen(ann, `?after=${placeText(ancient)}`);
    expect(await told(stream, 3)).toEqual(['look-again', `game-started ${game.id}`, `your-turn ${game.id}`]);
    await stream.hangUp();
    const ahead = placeText({ moment: Date.now(), versions: new Map([[shortOf(game.id), 999_999_999]]) });
    const unknown = await listen(ann, `?after=${ahead}`);
    expect(await told(unknown, 2)).toEqual([`game-started ${game.id}`, `your-turn ${game.id}`]);
    await unknown.hangUp();
    for (const after of ['17!', 'x~y', '~', `${'a'.repeat(10)}`]) {
      expect((await here.get(`/me/events?after=${after}`, { as: ann })).body.code).toBe('malformed-request');
      const refused = await here.get('/me/events', { as: ann, headers: { 'last-event-id': after } });
      expect(refused.body.code).toBe('malformed-header');
    }
  });

  test('an offer that waits for my answer, and time that is nearly out, are told once', async () => {
    const ann = await here.guest('Ann');
    const stream = await listen(ann);
    const game = await there.play([ann, ben], { clock: CLOCK });
    expect(await told(stream, 3)).toEqual(
      ['seat-taken', 'game-started', 'your-turn'].map((type) => `${type} ${game.id}`),
    );
    const offer = await there.post(`/games/${game.id}/offers`, { as: ben, body: { type: 'draw' } });
    expect(offer.status).toBe(201);
    const news = await stream.take(2);
    expect(news.map(({ type }) => type)).toEqual(['your-turn', 'offer-made']);
    expect(news[1]?.told).toMatchObject({ seat: 0, by: 1, offer: 'draw' });
    const low = await stream.next();
    expect(low).toMatchObject({ type: 'clock-low', told: { gameId: game.id, seat: 0 } });
    const back = await listen(ann, `?after=${low?.place}`);
    await there.post(`/games/${game.id}/offers/${news[1]?.told.number}/answers`, {
      as: ann,
      body: { answer: 'accept' },
    });
    expect(await told(back, 1)).toEqual([`game-ended ${game.id}`]);
    await Promise.all([stream.hangUp(), back.hangUp()]);
  });

  test('a host is told who sits down, and whoever is asked to play again of the seat that is kept', async () => {
    const [ann, cat] = [await here.guest('Ann'), await here.guest('Cat')];
    const [host, guest] = [await listen(ann), await listen(cat)];
    const table = await there.lay(ann, {
      ruleset: 'cant-stop',
      seats: [{ open: true }, { open: true }, { open: true }],
    });
    await there.post(`/games/${table.id}/seats`, { as: cat });
    expect((await host.next())?.told).toMatchObject({
      type: 'seat-taken',
      gameId: table.id,
      name: 'Cat',
      seat: 0,
    });
    const game = await there.play([ann, cat], TINY);
    await playOut(there, game.id, [ann]);
    let ended = await host.next();
    while (ended?.type !== 'game-ended') ended = await host.next();
    expect(ended.told.gameId).toBe(game.id);
    const again = await there.post<{ id: string }>(`/games/${game.id}/rematch`, { as: ann });
    expect(again.status).toBe(201);
    let heard = await guest.next();
    while (heard?.type !== 'rematch') heard = await guest.next();
    expect(heard.told).toMatchObject({ gameId: again.body.id, rematchOf: game.id, seat: 0 });
    await Promise.all([host.hangUp(), guest.hangUp()]);
    const later = await listen(cat);
    const open = await told(later, 1);
    expect(open).toEqual([`rematch ${again.body.id}`]);
    await later.hangUp();
  });
});

test('a place is one word, and read again as it was written', () => {
  const place = { moment: 1_763_339_000_123, versions: new Map([['3nE7fVq', 17]]) };
  expect(placeIn(placeText(place))).toEqual(place);
  expect(placeText(place)).toMatch(/^[0-9a-z]+~3nE7fVq17$/);
  expect(placeIn('')).toBeNull();
});
