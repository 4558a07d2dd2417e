import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Acted,
  type Event,
  type Game,
  type Guest,
  openParlor,
  type Page,
  type Parlor,
} from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';

let parlor: Parlor;
let ann: Guest;
let ben: Guest;
let cat: Guest;
beforeAll(async () => {
  parlor = await openParlor({ fresh: freshDatabase });
  ann = await parlor.guest('Ann');
  ben = await parlor.guest('Ben');
  cat = await parlor.guest('Cat');
});
afterAll(() => parlor?.close());

const sit = (game: Game, as: Guest, seat?: number) =>
  parlor.post<Game>(`/games/${game.id}/seats`, { as, ...(seat === undefined ? {} : { body: { seat } }) });
const leave = (game: Game, as: Guest, seat: number) =>
  parlor.del<Game>(`/games/${game.id}/seats/${seat}`, { as });
const story = async (game: Game) =>
  (await parlor.get<Page<Event>>(`/games/${game.id}/events`)).body.items.map(({ event }) => event.type);

const four = () =>
  parlor.lay(ann, {
    ruleset: 'cant-stop',
    seats: [{ player: 'me' }, { open: true }, { open: true }, { open: true }],
  });

describe('sitting down', () => {
  test('takes the first open seat unless one is named', async () => {
    const game = await four();
    const first = await sit(game, ben);
    expect(first.status).toBe(201);
    expect(first.body.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', null, null]);
    expect(first.headers.get('etag')).toBe(`"${first.body.version}"`);
    const named = await sit(game, cat, 3);
    expect(named.body.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', null, 'Cat']);
    expect(named.body.seats.map(({ you }) => you)).toEqual([false, false, false, true]);
  });

  test('an empty object asks for the first open seat, too', async () => {
    const game = await parlor.lay(ann);
    const { status } = await parlor.post(`/games/${game.id}/seats`, { as: ben, body: {} });
    expect(status).toBe(201);
  });

  test('the last seat taken starts the game, in the same breath', async () => {
    const game = await parlor.lay(ann);
    const { body } = await sit(game, ben);
    expect(body.status).toBe('playing');
    expect(await story(game)).toEqual(['game-created', 'seat-taken', 'game-started', 'rolled']);
  });

  test('one player may hold several seats, and acts for the one to act', async () => {
    const game = await parlor.lay(ann);
    const { body } = await sit(game, ann, 1);
    expect(body.status).toBe('playing');
    expect(body.seats.map(({ you }) => you)).toEqual([true, true]);
    for (const seat of [0, 1, 0, 1]) {
      const look = (await parlor.get<Game>(`/games/${game.id}`, { as: ann })).body;
      expect(look.toAct).toEqual([seat]);
      expect(look.legal.length).toBeGreaterThan(0);
      const acted = await parlor.post<Acted>(`/games/${game.id}/actions`, {
        as: ann,
        body: look.legal[0]?.action,
      });
      expect(acted.body.events[0]).toMatchObject({ by: seat, event: { type: 'placed', seat } });
    }
  });

  test('may be made to depend on the version', async () => {
    const game = await four();
    const sat = await parlor.post<Game>(`/games/${game.id}/seats`, {
      as: ben,
      headers: { 'if-match': `"${game.version}"` },
    });
    expect(sat.status).toBe(201);
    const late = await parlor.post(`/games/${game.id}/seats`, {
      as: cat,
      headers: { 'if-match': `"${game.version}"` },
    });
    expect(late.body.code).toBe('stale-version');
  });
});

describe('leaving before the start', () => {
  test('frees the seat for somebody else', async () => {
    const game = await four();
    await sit(game, ben);
    const { status, body } = await leave(game, ben, 1);
    expect(status).toBe(200);
    expect(body.status).toBe('waiting');
    expect(body.seats.map(({ name }) => name)).toEqual(['Ann', null, null, null]);
    expect((await sit(game, cat)).body.seats[1]?.name).toBe('Cat');
  });

  test('the last to leave abandons the game: nobody won', async () => {
    const game = await parlor.lay(ann);
    const { body } = await leave(game, ann, 0);
    expect(body).toMatchObject({
      status: 'over',
      toAct: [],
      outcome: { ranking: [], scores: null, ended: 'abandoned', by: 0, reason: null },
    });
    expect(await story(game)).toEqual(['game-created', 'seat-left', 'game-ended']);
  });

  test('an abandoned game is over for good: nobody can sit down any more', async () => {
    const game = await parlor.lay(ann);
    await leave(game, ann, 0);
    const before = await parlor.log(game.id);
    for (const seat of [undefined, 0, 1]) {
      const { body } = await parlor.post(`/games/${game.id}/seats`, {
        as: ben,
        ...(seat === undefined ? {} : { body: { seat } }),
      });
      expect(body).toMatchObject({ status: 409, code: 'game-over' });
    }
    expect(await parlor.log(game.id)).toEqual(before);
  });
});

describe('resigning', () => {
  test('ends the game: whoever resigns is last, whatever the score was', async () => {
    const game = await parlor.play([ann, ben]);
    await parlor.post(`/games/${game.id}/actions`, { as: ann, body: { type: 'place', column: 0 } });
    const { status, body } = await leave(game, ann, 0);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'over',
      toAct: [],
      legal: [],
      outcome: { ranking: [[1], [0]], scores: null, ended: 'resigned', by: 0, reason: null },
    });
    expect((await story(game)).slice(-2)).toEqual(['seat-resigned', 'game-ended']);
  });

  test('can be done out of turn, and the others share the first place', async () => {
    const game = await parlor.play([ann, ben, cat], { ruleset: 'cant-stop' });
    const { body } = await leave(game, ben, 1);
    expect(body.outcome).toMatchObject({ ended: 'resigned', ranking: [[0, 2], [1]] });
  });

  test('how it ended is not who won: a finished game says "finished"', async () => {
    const game = await parlor.play([ann, ben], { options: { width: 1, height: 1 } });
    const { body } = await parlor.post<Acted>(`/games/${game.id}/actions`, {
      as: ann,
      body: { type: 'place', column: 0 },
    });
    expect(body.game.outcome).toMatchObject({ ended: 'finished', ranking: [[0], [1]] });
  });

  test('is refused when the game has moved on', async () => {
    const game = await parlor.play([ann, ben]);
    await parlor.post(`/games/${game.id}/actions`, { as: ann, body: { type: 'place', column: 0 } });
    const { status } = await parlor.del(`/games/${game.id}/seats/0`, {
      as: ann,
      headers: { 'if-match': `"${game.version}"` },
    });
    expect(status).toBe(412);
  });
});
