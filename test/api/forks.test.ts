import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyText } from '../../src/record/verify.js';
import { recordTextOf } from '../record/support/played.js';
import {
  type Acted,
  type Event,
  type Game,
  type Guest,
  openParlor,
  type Page,
  type Parlor,
} from '../support/parlor.js';
import { playTurnOf } from '../support/turns.js';

let parlor: Parlor;
let ann: Guest;
let ben: Guest;
let cat: Guest;

beforeAll(async () => {
  parlor = await openParlor();
  [ann, ben, cat] = [await parlor.guest('Ann'), await parlor.guest('Ben'), await parlor.guest('Cat')];
});
afterAll(() => parlor.close());

const fork = <Body = Game>(game: Game, body: object, as = ann, headers = {}) =>
  parlor.post<Body>(`/games/${game.id}/forks`, { as, body, headers });
const act = (game: Game, body: object, as = ann) =>
  parlor.post<Acted>(`/games/${game.id}/actions`, { as, body });
const look = async (game: Game, at?: number, as = ann) =>
  (await parlor.get<Game>(`/games/${game.id}${at === undefined ? '' : `?at=${at}`}`, { as })).body;
const place = (column: number) => ({ type: 'place', column });

describe('a fork of a game that hides nothing', () => {
  let game: Game;
  beforeAll(async () => {
    game = await parlor.play([ann, ben]);
    await act(game, place(0), ann);
    await act(game, place(2), ben);
  });

  test('stands where the game stood, and is a sandbox of its own in which the caller has every seat', async () => {
    const at = game.version;
    const { status, body, headers } = await fork(game, { at }, cat);
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`/games/${body.id}`);
    expect(body).toMatchObject({
      sandbox: true,
      chance: 'fair',
      status: 'playing',
      version: 2,
      forkOf: { gameId: game.id, version: at },
      view: (await look(game, at)).view,
      seats: [
        { name: 'Cat', you: true },
        { name: 'Cat', you: true },
      ],
    });
    expect(body.commitment).not.toBe(game.commitment);
    const acted = await act(body, place(1), cat);
    expect(acted.status).toBe(201);
    expect((await look(game)).version).toBe(game.version + 4);
  });

  test('begins at the latest event unless told', async () => {
    const now = await look(game);
    expect((await fork(game, {})).body).toMatchObject({
      forkOf: { gameId: game.id, version: now.version },
      view: now.view,
      toAct: now.toAct,
    });
  });

  test('seats whom the caller names, takes a script, and waits for who is missing', async () => {
    const seats = [{ open: true }, { player: 'me' }];
    const { body } = await fork(game, { at: game.version, seats, chance: { script: [6, 6, 6] } }, ben);
    expect(body).toMatchObject({ status: 'waiting', view: null, chance: 'script' });
    const seated = await parlor.post<Game>(`/games/${body.id}/seats`, { as: cat });
    expect(seated.body).toMatchObject({ status: 'playing', view: game.view });
    expect((await act(body, place(0), cat)).body.game.view).toMatchObject({ die: 6 });
  });

  test('tells of its origin in its first event', async () => {
    const { body } = await fork(game, {});
    const { items } = (await parlor.get<Page<Event>>(`/games/${body.id}/events`)).body;
    expect(items[0]).toMatchObject({ event: { type: 'game-created', forkOf: { gameId: game.id } } });
    expect(items[0]?.text).toMatch(/^A sandbox of Knucklebones was forked from event \d+ of g_/);
    expect(items.map(({ event }) => event.type)).toEqual(['game-created', 'game-started']);
  });

  test('is made once for one key', async () => {
    const headers = { 'idempotency-key': 'fork-it' };
    const first = await fork(game, { at: game.version }, ann, headers);
    const again = await fork(game, { at: game.version }, ann, headers);
    expect(again.body.id).toBe(first.body.id);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  test('can be played out, and its record says from where it began', async () => {
    const { body } = await fork(game, {});
    for (const seat of [0, 1]) await parlor.del(`/games/${body.id}/seats/${seat}`, { as: ann });
    const verdict = verifyText(await recordTextOf(parlor, body.id));
    expect(verdict).toMatchObject({ isSound: true, forkOf: { gameId: game.id } });
  });

  test.each([
    ['an event that is not there', { at: 999 }, 404, 'unknown-version'],
    ['before the start', { at: 1 }, 409, 'game-not-started'],
    ['the middle of a decision', { at: 3 }, 409, 'middle-of-decision'],
    ['another number of seats', { seats: [{ player: 'me' }] }, 422, 'invalid-seats'],
    ['no event', { at: 0 }, 400, 'malformed-request'],
    ['something unknown', { from: 3 }, 400, 'malformed-request'],
  ])('from %s is refused', async (_, body, status, code) => {
    const before = (await parlor.get<Page<Game>>('/games?player=me&limit=100', { as: ann })).body.items
      .length;
    expect(await fork(game, body)).toMatchObject({ status, body: { code } });
    const after = (await parlor.get<Page<Game>>('/games?player=me&limit=100', { as: ann })).body.items.length;
    expect(after).toBe(before);
  });

  test('from its end is refused, and from any moment before it is not', async () => {
    const over = await parlor.play([ann, ben], { options: { width: 2, height: 1 } });
    await playTurnOf(parlor, over.id, [ann, ben], 0);
    await parlor.del(`/games/${over.id}/seats/0`, { as: ann });
    expect(await fork(over, {})).toMatchObject({ status: 409, body: { code: 'game-over' } });
    expect((await fork(over, { at: over.version })).body).toMatchObject({
      status: 'playing',
      view: over.view,
    });
  });
});

describe('a fork', () => {
  test('can be private, and says in a list what it is a fork of', async () => {
    const game = await parlor.play([ann, ben]);
    const { body } = await fork(game, { visibility: 'private' }, cat);
    expect(body.visibility).toBe('private');
    expect((await parlor.get(`/games/${body.id}`, { as: ann })).status).toBe(404);
    const listed = async (query: string) =>
      (await parlor.get<Page<Game>>(`/games?${query}`, { as: cat })).body.items;
    const forkOf = { gameId: game.id, version: game.version };
    expect(await listed('player=me&limit=1')).toMatchObject([{ id: body.id, sandbox: true, forkOf }]);
    expect((await listed('limit=100')).find(({ id }) => id === body.id)).toBeUndefined();
    expect((await listed('limit=100')).find(({ id }) => id === game.id)).toMatchObject({ forkOf: null });
    const open = await fork(game, { visibility: 'public' }, cat);
    expect((await listed('limit=1'))[0]).toMatchObject({ id: open.body.id, visibility: 'public', forkOf });
  });

  test.each([
    ['a private game', { visibility: 'private' }],
    ['a game with secrets', { ruleset: 'jackaroo' }],
  ])('of %s cannot be public', async (_what, wanted) => {
    const game = await parlor.play([ann, ben], wanted);
    expect(await fork(game, { visibility: 'public' })).toMatchObject({
      status: 422,
      body: { code: 'fork-stays-private', errors: [{ pointer: '/visibility' }] },
    });
    expect((await fork(game, { visibility: 'private' })).status).toBe(201);
  });
});

describe('a fork of a game with secrets', () => {
  test('is imagined from the caller’s window, is private, and looks the same from there', async () => {
    const game = await parlor.play([ann, ben], { ruleset: 'jackaroo' });
    const seen = await look(game, undefined, ann);
    const { body } = await fork(game, {});
    expect(body).toMatchObject({ visibility: 'private', sandbox: true });
    // The caller has every seat and looks from the one to act.
    const [created] = await parlor.log(body.id);
    expect(created?.event).toMatchObject({ origin: { gameId: game.id, view: seen.view } });
    expect(await parlor.get(`/games/${body.id}`, { as: ben })).toMatchObject({ status: 404 });
  });

  test('deals anew what the caller did not see: each fork imagines another hand for the opponent', async () => {
    const game = await parlor.play([ann, ben], { ruleset: 'jackaroo' });
    const handOfBen = async (of: Game, as: Guest): Promise<string> => {
      const { view } = await look(of, undefined, as);
      return JSON.stringify(Object(view).hands[1]);
    };
    const imagined = async (): Promise<string> => {
      const { body } = await fork(game, { seats: [{ open: true }, { player: 'me' }] });
      await parlor.post(`/games/${body.id}/seats`, { as: cat });
      return handOfBen(body, ann);
    };
    const hands = [await handOfBen(game, ben), await imagined(), await imagined()];
    expect(new Set(hands).size).toBe(3);
    for (const hand of hands) expect(JSON.parse(hand).cards).toHaveLength(4);
  });

  test('of somebody else’s private game is no fork at all', async () => {
    const game = await parlor.play([ann, ben], { visibility: 'private' });
    expect(await fork(game, {}, cat)).toMatchObject({ status: 404, body: { code: 'unknown-game' } });
    expect((await fork(game, {}, ben)).body).toMatchObject({ visibility: 'private' });
  });
});
