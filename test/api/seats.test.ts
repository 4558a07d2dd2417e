import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { afterEntries, rebuild } from '../../src/table/game/fold.js';
import type { Game as FoldedGame } from '../../src/table/game/game.js';
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
import { playTurnOf } from '../support/turns.js';

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
    const game = await parlor.play([ann, ben, cat], { ruleset: 'cant-stop', whenLeft: 'end' });
    await playTurnOf(parlor, game.id, [ann, ben, cat], 2);
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

describe("leaving before one's first turn is over", () => {
  const look = async (game: Game, as?: Guest, query = '') =>
    (await parlor.get<Game>(`/games/${game.id}${query}`, { as })).body;
  const kinds = ({ seats }: Game) => seats.map(({ kind }) => kind);
  const place = (game: Game, as: Guest, column = 0) =>
    parlor.post<Acted>(`/games/${game.id}/actions`, { as, body: { type: 'place', column } });
  /** A game with hidden hands that Ben has left; Cat does not sit in it. */
  const leftHands = async (visibility: 'public' | 'private' = 'public') => {
    const game = await parlor.play([ann, ben], { ruleset: 'jackaroo', visibility });
    const seen = await look(game, ben);
    const left = await leave(game, ben, 1);
    return { game, seen, left };
  };

  test("ends nobody's game: a stranger who joins and leaves five tables leaves five open seats", async () => {
    const stranger = await parlor.guest('Stranger');
    for (let tables = 0; tables < 5; tables++) {
      const game = await parlor.lay(ann);
      await sit(game, stranger);
      const { status, body } = await leave(game, stranger, 1);
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'playing', toAct: [0], outcome: null });
      expect(kinds(body)).toEqual(['player', 'open']);
      expect((await place(game, ann)).body.game.toAct, 'nobody plays for an open seat').toEqual([1]);
    }
  });

  test('whoever sits down plays on from there: nothing is dealt again', async () => {
    const game = await parlor.play([ann, ben]);
    await place(game, ann);
    await leave(game, ben, 1);
    const before = await look(game);
    expect(before.toAct).toEqual([1]);
    const sat = await sit(game, cat);
    expect(sat.body).toMatchObject({ status: 'playing', toAct: [1], view: before.view });
    expect(sat.body.legal.length).toBeGreaterThan(0);
    expect((await place(game, cat)).status).toBe(201);
    expect((await story(game)).slice(0, 8)).toEqual([
      'game-created',
      'seat-taken',
      'game-started',
      'rolled',
      'placed',
      'rolled',
      'seat-left',
      'seat-taken',
    ]);
  });

  test('a turn is over when it has passed on: in the middle of it the seat is free again', async () => {
    const game = await parlor.play([ann, ben], { ruleset: 'cant-stop' });
    await parlor.post(`/games/${game.id}/actions`, { as: ann, body: { type: 'roll' } });
    expect((await look(game, ann)).toAct, 'the first roll never busts').toEqual([0]);
    const { body } = await leave(game, ann, 0);
    expect(body).toMatchObject({ status: 'playing', toAct: [0] });
    expect(kinds(body)).toEqual(['open', 'player']);
  });

  test('whoever took the seat over has to have a turn of their own, too', async () => {
    const game = await parlor.play([ann, ben]);
    await leave(game, ben, 1);
    await place(game, ann);
    await sit(game, cat);
    expect((await leave(game, cat, 1)).body.status).toBe('playing');
    const dan = await parlor.guest('Dan');
    await sit(game, dan);
    await place(game, dan);
    expect((await leave(game, dan, 1)).body.outcome).toMatchObject({
      ended: 'resigned',
      ranking: [[0], [1]],
    });
  });

  test('the last player to leave abandons the game, among bots and alone at both seats', async () => {
    const bots = await parlor.lay(ann, { seats: [{ player: 'me' }, { bot: 'easy' }] });
    expect((await leave(bots, ann, 0)).body.outcome).toMatchObject({ ended: 'abandoned', ranking: [] });
    const hotSeat = await parlor.lay(ann, { seats: [{ player: 'me' }, { player: 'me' }] });
    const half = await leave(hotSeat, ann, 0);
    expect(half.body).toMatchObject({ status: 'playing', seats: [{ kind: 'open' }, { you: true }] });
    expect((await leave(hotSeat, ann, 1)).body.outcome).toMatchObject({ ended: 'abandoned', ranking: [] });
  });

  test('nobody has to resign to an empty chair: while a seat is open anybody may leave', async () => {
    const game = await parlor.play([ann, ben]);
    await place(game, ann);
    await leave(game, ben, 1);
    expect((await leave(game, ann, 0)).body.outcome).toMatchObject({ ended: 'abandoned', ranking: [] });
  });

  test('who left sees what a spectator sees, of the present and of the past; who came sees what the seat saw', async () => {
    const { game, seen, left } = await leftHands();
    expect(left.body.view).toEqual((await look(game)).view);
    expect(left.body.view).not.toEqual(seen.view);
    const at = `?at=${seen.version}`;
    expect((await look(game, ben, at)).view).toEqual((await look(game, undefined, at)).view);
    const log = async (as?: Guest) => (await parlor.get(`/games/${game.id}/events`, { as })).text;
    expect(await log(ben)).toBe(await log());
    expect((await sit(game, cat)).body.view).toEqual({ ...seen.view });
    expect((await look(game, cat, at)).view).toEqual(seen.view);
    expect(await log(cat)).not.toBe(await log());
  });

  test('a repeated request shows who left no hand, nor does a fork', async () => {
    const game = await parlor.lay(ann, { ruleset: 'jackaroo' });
    const once = { as: ben, headers: { 'idempotency-key': 'sit-down-once' } };
    const sat = await parlor.post<Game>(`/games/${game.id}/seats`, once);
    await leave(game, ben, 1);
    const again = await parlor.post<Game>(`/games/${game.id}/seats`, once);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.body.view).toEqual((await look(game)).view);
    expect(again.body.view).not.toEqual(sat.body.view);
    const fork = await parlor.post<Game>(`/games/${game.id}/forks`, {
      as: ben,
      body: { at: sat.body.version },
    });
    const [, origin] = [fork.body, (await parlor.log(fork.body.id))[0]?.event];
    expect(Object(origin).origin.view).toEqual((await look(game)).view);
  });

  test('the game says who may sit down, and its board that a seat is open', async () => {
    const game = await parlor.play([ann, ben]);
    const maySit = async (as?: Guest, at = '') =>
      (await parlor.get<Game>(`/games/${game.id}${at}`, { as })).body.maySit;
    const board = async () => (await parlor.get<string>(`/games/${game.id}/board`)).body;
    expect([await maySit(), await maySit(cat)]).toEqual([false, false]);
    expect(await board()).not.toContain('open');
    await leave(game, ben, 1);
    expect([await maySit(), await maySit(ann), await maySit(cat)]).toEqual([true, true, true]);
    expect(await maySit(ben), 'who left does not come back').toBe(false);
    expect(await maySit(cat, '?at=1'), 'it waited for somebody then').toBe(true);
    expect(await board()).toContain('Seat 1 is open: whoever sits down plays on from here.');
    const hidden = await leftHands();
    expect((await parlor.get<Game>(`/games/${hidden.game.id}`, { as: ann })).body.maySit).toBe(false);
  });

  test('who left does not come back, and nobody sees two hands', async () => {
    const { game } = await leftHands();
    const barred = { status: 409, body: { code: 'seat-barred' } };
    expect(await sit(game, ben)).toMatchObject(barred);
    expect(await sit(game, ann, 1)).toMatchObject(barred);
    const open = await parlor.play([ann, ben]);
    await leave(open, ben, 1);
    expect((await sit(open, ann, 1)).status, 'where nothing is hidden one may play both').toBe(201);
  });

  test('it is too late for a salt: the luck was fixed at the start', async () => {
    const game = await parlor.play([ann, ben]);
    await leave(game, ben, 1);
    const salted = await parlor.post(`/games/${game.id}/seats`, { as: cat, body: { salt: 'pepper' } });
    expect(salted).toMatchObject({ status: 409, body: { code: 'salt-too-late' } });
  });

  test('what somebody did keeps their name when another has the seat', async () => {
    const game = await parlor.play([ann, ben], { ruleset: 'cant-stop' });
    const actions = `/games/${game.id}/actions`;
    const rolled = await parlor.post<Acted>(actions, { as: ann, body: { type: 'roll' } });
    const [said = expect.fail()] = rolled.body.events;
    await leave(game, ann, 0);
    await sit(game, cat, 0);
    const { legal } = await look(game, cat);
    await parlor.post(actions, { as: cat, body: legal[0]?.action });
    const texts = (await parlor.get<Page<Event>>(`/games/${game.id}/events`)).body.items.map(
      ({ text }) => text,
    );
    expect(said.text).toContain('Ann');
    expect(texts[said.seq - 1]).toBe(said.text);
    expect(texts.slice(said.seq).join(' ')).not.toContain('Ann');
  });

  test('such a table is found by whoever looks for a seat', async () => {
    const game = await parlor.play([ann, ben], { ruleset: 'frustration' });
    const found = async () => {
      const path = '/games?openSeats=true&ruleset=frustration';
      return (await parlor.get<Page<Game>>(path)).body.items.map(({ id, status }) => [id, status]);
    };
    expect(await found()).toEqual([]);
    await leave(game, ben, 1);
    expect(await found()).toEqual([[game.id, 'playing']]);
    const waiting = await parlor.lay(ann, { ruleset: 'frustration' });
    expect(await found()).toEqual([
      [waiting.id, 'waiting'],
      [game.id, 'playing'],
    ]);
    await sit(game, cat);
    await leave(waiting, ann, 0);
    expect(await found()).toEqual([]);
  });

  test('a seat that was left in a private game is taken by whoever its host invites', async () => {
    const { game, left } = await leftHands('private');
    expect(left.status).toBe(200);
    const stranger = await parlor.guest('Stranger');
    expect((await parlor.get(`/games/${game.id}`, { as: stranger })).status).toBe(404);
    const invite = (await look(game, ann)).seats[1]?.invitation;
    const seated = await parlor.post<Game>(`/games/${game.id}/seats`, { as: cat, body: { invite } });
    expect(seated.status).toBe(201);
    for (const as of [stranger, ben, undefined])
      expect(await parlor.get(`/games/${game.id}`, { as })).toMatchObject({ status: 404 });
  });

  test('who has settled follows from the log alone, wherever the fold is cut', async () => {
    const game = await parlor.play([ann, ben, cat], { ruleset: 'cant-stop' });
    const dan = await parlor.guest('Dan');
    await playTurnOf(parlor, game.id, [ann, ben, cat], 0);
    await leave(game, cat, 2);
    await sit(game, dan, 2);
    await playTurnOf(parlor, game.id, [ann, ben, dan], 1);
    const card = (await parlor.store.ledger.card(game.id)) ?? expect.fail();
    const log = await parlor.log(game.id);
    const known = ({ newcomers, lastActor, formerly, seats }: FoldedGame) => ({
      newcomers,
      lastActor,
      formerly,
      seats,
    });
    const live = await parlor.services.tables.find(game.id, { playerId: null });
    const told = known(live.ok ? live.value : expect.fail());
    expect(told).toMatchObject({ formerly: [{ seat: 2, playerId: cat.id, name: 'Cat' }] });
    for (let cut = 1; cut <= log.length; cut++) {
      const before = rebuild(card, log.slice(0, cut)) ?? expect.fail();
      expect(known(afterEntries(before, log.slice(cut))), `cut after ${cut}`).toEqual(told);
    }
  });
});
