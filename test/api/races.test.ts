import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstBrokenEntry } from '../../src/table/game/published.js';
import type { Acted, Game, Guest, Page, Parlor, Reply } from '../support/parlor.js';
import { openParlors, type Parlors } from '../support/parlors.js';
import { freshDatabase, PLACES } from '../support/places.js';

const place = (column: number) => ({ type: 'place', column });
const statuses = (replies: readonly Reply<unknown>[]) => replies.map(({ status }) => status).toSorted();
const many = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** The log is whole: no gap, no double, no broken link, and as many decisions as were acknowledged. */
const isWhole = async (parlor: Parlor, game: Game, acknowledged: readonly Acted[]): Promise<void> => {
  const log = await parlor.log(game.id);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  expect(firstBrokenEntry(log)).toBeNull();
  expect(log.filter(({ action }) => action !== null)).toHaveLength(acknowledged.length);
  for (const { events } of acknowledged)
    for (const { seq, event } of events) expect(log[seq - 1]?.event).toEqual(event);
};

describe.each(PLACES)('on %s', (_name, freshPlace) => {
  let parlors: Parlors;
  let ann: Guest;
  let ben: Guest;
  const services = (index: number): Parlor => (index % 2 === 0 ? parlors.here : parlors.there);
  beforeAll(async () => {
    parlors = await openParlors(freshPlace);
    ann = await services(0).guest('Ann');
    ben = await services(0).guest('Ben');
  });
  afterAll(() => parlors?.close());

  const act = (index: number, game: Game, as: Guest, column: number, headers = {}) =>
    services(index).post<Acted>(`/games/${game.id}/actions`, { as, body: place(column), headers });

  test('of many who speak of one version exactly one wins, at every version', async () => {
    const game = await services(0).play([ann, ben]);
    const won: Acted[] = [];
    let { version } = game;
    for (const as of [ann, ben, ann, ben]) {
      const headers = { 'if-match': `"${version}"` };
      const replies = await Promise.all(many(8, (i) => act(i, game, as, i % 3, headers)));
      expect(statuses(replies)).toEqual([201, ...many(7, () => 412)]);
      for (const { status, body } of replies) if (status === 201) won.push(body);
      version = won.at(-1)?.version ?? 0;
    }
    await isWhole(services(0), game, won);
  });

  test('a turn asked for many times without a version is taken once', async () => {
    const game = await services(0).play([ann, ben]);
    const replies = await Promise.all(many(8, (i) => act(i, game, ann, i % 3)));
    expect(statuses(replies)).toEqual([201, ...many(7, () => 409)]);
    await isWhole(
      services(0),
      game,
      replies.filter(({ status }) => status === 201).map(({ body }) => body),
    );
  });

  test('one player on both seats may hurry: every answer is a turn of its own', async () => {
    const game = await services(0).lay(ann, {
      seats: [{ player: 'me' }, { player: 'me' }],
      options: { width: 8, height: 6 },
    });
    const replies = await Promise.all(many(12, (i) => act(i, game, ann, i % 8)));
    expect(statuses(replies)).toEqual(many(12, () => 201));
    const numbers = replies.flatMap(({ body }) => body.events.map(({ seq }) => seq));
    expect(new Set(numbers).size).toBe(numbers.length);
    await isWhole(
      services(0),
      game,
      replies.map(({ body }) => body),
    );
  });

  test('both players shouting at once take turns all the same', async () => {
    const game = await services(0).play([ann, ben], { options: { width: 8, height: 6 } });
    const replies = await Promise.all(many(24, (i) => act(i, game, i % 2 === 0 ? ann : ben, i % 8)));
    expect([...new Set(statuses(replies))]).toEqual(expect.arrayContaining([201]));
    for (const { status, text } of replies) expect([201, 409], text).toContain(status);
    const won = replies.filter(({ status }) => status === 201).map(({ body }) => body);
    await isWhole(services(0), game, won);
    const placed = (await services(0).log(game.id)).filter(({ event }) => event.type === 'placed');
    expect(placed.map(({ event }) => event.seat)).toEqual(placed.map((_, turn) => turn % 2));
  });

  test('the last seat goes to one, and the game begins once', async () => {
    const game = await services(0).lay(ann);
    const rivals = await Promise.all(many(8, (i) => services(i).guest(`Rival ${i}`)));
    const replies = await Promise.all(
      rivals.map((as, i) => services(i).post<Game>(`/games/${game.id}/seats`, { as })),
    );
    expect(statuses(replies)).toEqual([201, ...many(7, () => 409)]);
    const log = await services(0).log(game.id);
    expect(log.map(({ event }) => event.type)).toEqual([
      'game-created',
      'seat-taken',
      'game-started',
      'rolled',
    ]);
    const winner = rivals[replies.findIndex(({ status }) => status === 201)];
    const { body } = await services(1).get<Game>(`/games/${game.id}`, { as: winner });
    expect(body.seats[1]).toEqual({ seat: 1, kind: 'player', name: winner?.name, you: true });
  });

  test('open seats go to as many as there are, one each', async () => {
    const game = await services(0).lay(ann, {
      ruleset: 'cant-stop',
      seats: [{ player: 'me' }, { open: true }, { open: true }, { open: true }],
    });
    const rivals = await Promise.all(many(7, (i) => services(i).guest(`Rival ${i}`)));
    const replies = await Promise.all(
      rivals.map((as, i) => services(i).post<Game>(`/games/${game.id}/seats`, { as })),
    );
    expect(statuses(replies)).toEqual([...many(3, () => 201), ...many(4, () => 409)]);
    const { body } = await services(1).get<Game>(`/games/${game.id}`);
    const seated = rivals.filter((_, i) => replies[i]?.status === 201).map(({ name }) => name);
    expect(
      body.seats
        .slice(1)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(seated.toSorted());
    expect(body.status).toBe('playing');
  });

  test('nothing happens after the end, however close the race', async () => {
    const games = await Promise.all(many(6, () => services(0).play([ann, ben])));
    for (const [i, game] of games.entries()) {
      await act(i, game, ann, 2);
      await act(i, game, ben, 2);
    }
    await Promise.all(
      games.flatMap((game, i) => [
        act(i, game, ann, 0),
        services(i + 1).del(`/games/${game.id}/seats/1`, { as: ben }),
        act(i + 1, game, ann, 1),
      ]),
    );
    for (const game of games) {
      const log = await services(0).log(game.id);
      expect(log.at(-1)?.event.type).toBe('game-ended');
      expect(log.filter(({ event }) => event.type === 'game-ended')).toHaveLength(1);
      expect(firstBrokenEntry(log)).toBeNull();
    }
  });

  test('players and games made at the same moment do not meet', async () => {
    const made = await Promise.all(
      many(20, async (i) => {
        const guest = await services(i).guest(`Guest ${i}`);
        const game = await services(i).lay(guest, { seats: [{ player: 'me' }, { player: 'me' }] });
        return { guest, game, acted: await act(i, game, guest, i % 3) };
      }),
    );
    for (const { guest, game, acted } of made) {
      expect(acted.status).toBe(201);
      await isWhole(services(0), game, [acted.body]);
      const { body } = await services(1).get<Page<Game>>('/games?player=me', { as: guest });
      expect(body.items.map(({ id, version }) => [id, version])).toEqual([[game.id, acted.body.version]]);
    }
  });
});

describe('two processes on one Postgres', () => {
  let parlors: Parlors;
  let here: Parlor;
  let there: Parlor;
  let ann: Guest;
  let ben: Guest;
  beforeAll(async () => {
    parlors = await openParlors(freshDatabase);
    ({ here, there } = parlors);
    ann = await here.guest('Ann');
    ben = await there.guest('Ben');
  });
  afterAll(() => parlors?.close());

  test('know the same players', async () => {
    expect((await there.get<Guest>('/me', { as: ann })).body.name).toBe('Ann');
    expect((await here.get<Guest>('/me', { as: ben })).body.name).toBe('Ben');
  });

  test('neither shows an old version once the other has answered', async () => {
    const game = await here.play([ann, ben], { options: { width: 8, height: 6 } });
    let { version } = game;
    for (let turn = 0; turn < 12; turn++) {
      const [writer, reader] = turn % 2 === 0 ? [here, there] : [there, here];
      const as = turn % 2 === 0 ? ann : ben;
      const acted = await writer.post<Acted>(`/games/${game.id}/actions`, { as, body: place(turn % 8) });
      expect(acted.status, acted.text).toBe(201);
      expect(acted.body.events[0]?.seq, 'carries on from where the other left').toBe(version + 1);
      version = acted.body.version;
      const look = await reader.get<Game>(`/games/${game.id}`, { as });
      expect(look.body).toEqual(acted.body.game);
      expect((await reader.get(`/games/${game.id}/actions`)).headers.get('etag')).toBe(`"${version}"`);
      expect((await reader.get(`/games/${game.id}/events`)).headers.get('etag')).toBe(`"${version}"`);
      const stale = await reader.get(`/games/${game.id}`, {
        headers: { 'if-none-match': `"${version - 1}"` },
      });
      expect(stale.status).toBe(200);
    }
  });

  test('an end here is an end there', async () => {
    const game = await here.play([ann, ben]);
    await here.post(`/games/${game.id}/actions`, { as: ann, body: place(0) });
    await there.get(`/games/${game.id}`);
    await here.del(`/games/${game.id}/seats/0`, { as: ann });
    const late = await there.post(`/games/${game.id}/actions`, { as: ann, body: place(0) });
    expect(late.body.code).toBe('game-over');
    expect((await there.get<Game>(`/games/${game.id}`)).body.status).toBe('over');
  });

  test('a private game that was left here is closed there', async () => {
    const game = await here.lay(ann, { visibility: 'private' });
    const { body } = await here.post<Game>(`/games/${game.id}/seats`, {
      as: ben,
      body: { invite: game.seats[1]?.invitation },
    });
    expect((await there.get(`/games/${body.id}`, { as: ben })).status).toBe(200);
    await here.del(`/games/${game.id}/seats/1`, { as: ben });
    expect((await there.get(`/games/${game.id}`, { as: ben })).status).toBe(404);
  });
});
