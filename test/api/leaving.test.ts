import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyText } from '../../src/record/verify.js';
import { afterEntries, rebuild } from '../../src/table/game/fold.js';
import { leaversLast } from '../../src/table/game/leavers.js';
import { type Event, type Game, type Guest, openParlor, type Page, type Parlor } from '../support/parlor.js';
import { freshDatabase } from '../support/places.js';
import { playTurnOf } from '../support/turns.js';
import { until } from '../support/until.js';

/** On one database: what leaving writes is written by the same statements as offers, claims and clocks, which are tried on both. */
describe('leaving a game for three', () => {
  let parlor: Parlor;
  let ann: Guest;
  let ben: Guest;
  let cat: Guest;
  beforeAll(async () => {
    parlor = await openParlor({ fresh: freshDatabase });
    [ann, ben, cat] = await Promise.all([parlor.guest('Ann'), parlor.guest('Ben'), parlor.guest('Cat')]);
  });
  afterAll(() => parlor?.close());

  const look = async (game: Game, as?: Guest) => (await parlor.get<Game>(`/games/${game.id}`, { as })).body;
  const sit = (game: Game, as: Guest, body: object = {}) =>
    parlor.post<Game>(`/games/${game.id}/seats`, { as, body });
  const leave = (game: Game, as: Guest, seat: number) =>
    parlor.del<Game>(`/games/${game.id}/seats/${seat}`, { as });
  const log = async (game: Game) =>
    (await parlor.get<Page<Event>>(`/games/${game.id}/events?limit=500`)).body.items;
  const settled = async (wanted = {}) => {
    const game = await parlor.play([ann, ben, cat], { ruleset: 'cant-stop', ...wanted });
    await playTurnOf(parlor, game.id, [ann, ben, cat], 2);
    return game;
  };

  test('a bot plays on, everybody is told, and whoever left may come back', async () => {
    const game = await settled();
    expect(game.whenLeft).toBe('bot');
    const left = await leave(game, ben, 1);
    expect(left.body).toMatchObject({ status: 'playing', outcome: null, maySit: true });
    expect(left.body.seats[1]).toEqual({
      seat: 1,
      kind: 'bot',
      name: 'Medium bot',
      you: false,
      level: 'medium',
      standsInFor: 'Ben',
    });
    const texts = (await log(game)).slice(-40).map(({ text }) => text);
    expect(texts).toContain('Ben resigns.');
    expect(texts).toContain('Medium bot plays on in seat 1, for Ben.');
    expect((await parlor.get<string>(`/games/${game.id}/board`)).body).toContain(
      'Medium bot plays on for Ben: seat 1 can be taken over.',
    );
    const back = await sit(game, ben);
    expect(back.body.seats[1]).toMatchObject({ kind: 'player', name: 'Ben', you: true });
    await playTurnOf(parlor, game.id, [ann, ben, cat], 1);
  });

  test('nobody leaves and comes back until the log is full', async () => {
    const game = await settled();
    for (let count = 0; count < 8; count++) {
      await leave(game, ben, 1);
      expect((await sit(game, ben)).status).toBe(201);
    }
    await leave(game, ben, 1);
    expect((await sit(game, ben)).body).toMatchObject({
      code: 'seat-barred',
      detail: expect.stringContaining('many times'),
    });
    expect((await look(game, ben)).maySit).toBe(false);
    const dan = await parlor.guest('Dan');
    expect((await sit(game, dan)).status, 'the seat is there for others').toBe(201);
  });

  test('the bot moves for whoever left', async () => {
    const game = await settled();
    const { toAct } = await look(game);
    const [acting = 0] = toAct;
    await leave(game, [ann, ben, cat][acting] ?? ann, acting);
    await until(async () => expect((await look(game)).toAct).not.toContain(acting));
  });

  test('another person may take the seat over, and then nobody comes back to it', async () => {
    const game = await settled();
    await leave(game, ben, 1);
    const dan = await parlor.guest('Dan');
    expect((await parlor.get<Page<Game>>('/games?openSeats=true')).body.items.map(({ id }) => id)).toContain(
      game.id,
    );
    expect((await sit(game, dan)).body.seats[1]).toMatchObject({ name: 'Dan', you: true });
    expect((await sit(game, ben)).body).toMatchObject({ code: 'no-open-seat' });
    expect((await look(game, ben)).maySit).toBe(false);
    await leave(game, dan, 1);
    expect((await sit(game, ben, { seat: 1 })).body).toMatchObject({ code: 'seat-barred' });
    expect((await sit(game, dan)).status).toBe(201);
    const names = new Set((await log(game)).flatMap(({ text }) => /Ann|Ben|Cat|Dan/.exec(text)?.[0] ?? []));
    expect(names).toEqual(new Set(['Ann', 'Ben', 'Cat', 'Dan']));
  });

  test('the last person to go ends it: of those who left, whoever stayed longest is best', async () => {
    const game = await settled();
    await leave(game, ben, 1);
    await leave(game, ann, 0);
    const { body } = await leave(game, cat, 2);
    expect(body.outcome).toEqual({
      ranking: [[2], [0], [1]],
      scores: null,
      ended: 'resigned',
      by: 2,
      reason: null,
    });
    const record = await parlor.get<string>(`/games/${game.id}/record`);
    expect(verifyText(record.text)).toMatchObject({ isSound: true, problem: null });
  });

  test('who left is last however the bot fares, on the board and in the record too', async () => {
    const game = await settled({ options: { columnsToWin: 1 } });
    for (const [seat, as] of [ann, ben].entries()) await leave(game, as, seat);
    const hers = () =>
      until(async () => {
        const now = await look(game, cat);
        expect(now.status === 'over' || now.legal.length > 0).toBe(true);
        return now;
      });
    let now = await hers();
    for (; now.status !== 'over'; now = await hers()) {
      const choice = now.legal.find(({ action }) => action.type === 'stop') ?? now.legal[0];
      await parlor.post(`/games/${game.id}/actions`, { as: cat, body: choice?.action });
    }
    expect(now.outcome).toMatchObject({ ended: 'finished', ranking: [[2], [1], [0]] });
    expect((await parlor.get<string>(`/games/${game.id}/board`)).body).toContain('Cat wins');
    const record = await parlor.get<string>(`/games/${game.id}/record`);
    expect(verifyText(record.text)).toMatchObject({ isSound: true, problem: null });
  });

  test('a private game is seen by whoever may come back, and by nobody else', async () => {
    const game = await settled({ visibility: 'private' });
    await leave(game, ben, 1);
    const dan = await parlor.guest('Dan');
    expect((await parlor.get(`/games/${game.id}`, { as: dan })).status).toBe(404);
    expect((await look(game, ben)).maySit).toBe(true);
    expect((await sit(game, ben)).status).toBe(201);
  });

  test('where hands are hidden, who sits already takes no second one', async () => {
    const game = await parlor.play([ann, ben, cat], { ruleset: 'jackaroo' });
    await playTurnOf(parlor, game.id, [ann, ben, cat], 1);
    const seen = await look(game, ben);
    const left = await leave(game, ben, 1);
    expect(left.body.view, 'who left sees what a spectator sees').not.toEqual(seen.view);
    expect((await sit(game, ann, { seat: 1 })).body).toMatchObject({ code: 'seat-barred' });
  });

  test('the fold says the same wherever it is cut', async () => {
    const game = await settled();
    await leave(game, ben, 1);
    await sit(game, ben);
    await leave(game, ben, 1);
    const card = (await parlor.store.ledger.card(game.id)) ?? expect.fail();
    const entries = await parlor.log(game.id);
    const whole = rebuild(card, entries) ?? expect.fail();
    for (let cut = 1; cut < entries.length; cut++) {
      const { formerly, leavers, seats } = afterEntries(
        rebuild(card, entries.slice(0, cut)) ?? expect.fail(),
        entries.slice(cut),
      );
      expect({ formerly, leavers, seats }).toEqual({
        formerly: whole.formerly,
        leavers: whole.leavers,
        seats: whole.seats,
      });
    }
  });

  test('`end` ends it; between two, and with a script, there is no bot to ask for', async () => {
    const game = await settled({ whenLeft: 'end' });
    expect((await leave(game, ben, 1)).body.outcome).toMatchObject({
      ended: 'resigned',
      ranking: [[0, 2], [1]],
    });
    const refused = (body: object) => parlor.post('/games', { as: ann, body });
    expect((await refused({ ruleset: 'knucklebones', whenLeft: 'bot' })).body).toMatchObject({
      code: 'invalid-seats',
      errors: [{ pointer: '/whenLeft' }],
    });
    const seats = [{ player: 'me' }, { player: 'me' }, { player: 'me' }];
    const chance = { script: [1, 2, 3, 4] };
    expect((await refused({ ruleset: 'cant-stop', seats, chance, whenLeft: 'bot' })).body).toMatchObject({
      code: 'invalid-seats',
      errors: [{ pointer: '/whenLeft' }],
    });
    expect((await parlor.lay(ann, { ruleset: 'cant-stop', seats, chance })).whenLeft).toBe('end');
  });
});

test('leavers are behind everybody who stayed, and behind whoever left later', () => {
  const end = {
    ranking: [[2], [0, 3], [1]],
    scores: null,
    ended: 'finished',
    by: null,
    reason: null,
  } as const;
  const outcome = { ...end, ranking: end.ranking.map((group) => [...group]) };
  expect(leaversLast(outcome, [{ seat: 2 }, { seat: 0 }]).ranking).toEqual([[3], [1], [0], [2]]);
  expect(leaversLast(outcome, []).ranking).toEqual(end.ranking);
});
