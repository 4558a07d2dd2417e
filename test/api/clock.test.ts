import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyText } from '../../src/record/verify.js';
import { sweep } from '../../src/sweeps.js';
import { clockOf } from '../../src/table/game/clock.js';
import { afterEntries, rebuild } from '../../src/table/game/fold.js';
import { openTables, type TableService } from '../../src/table/table.js';
import { stayOpen } from '../support/open-hours.js';
import { type Acted, type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { openParlors } from '../support/parlors.js';
import { freshDatabase, freshFolder } from '../support/places.js';
import { toolCall } from '../support/tool-call.js';
import { until } from '../support/until.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe.each([
  ['the embedded database', freshFolder],
  ['two houses on one Postgres server', freshDatabase],
])('a clock, on %s', (_name, fresh) => {
  /** What time it is in every house. */
  let now = Date.now();
  const clock = () => now;
  let parlor: Parlor;
  let there: Parlor;
  let close: () => Promise<void>;
  let ann: Guest;
  let ben: Guest;
  beforeAll(async () => {
    ({ here: parlor, there, close } = await openParlors(fresh, {}, { clock }));
    [ann, ben] = await Promise.all([parlor.guest('Ann'), parlor.guest('Ben')]);
  });
  afterAll(() => close?.());

  const blitz = { perTurnSeconds: 60, bankSeconds: 30 };
  const lay = (rules: object = {}, wanted: object = {}) =>
    parlor.play([ann, ben], { clock: { ...blitz, ...rules }, ...wanted });
  const look = async (game: Game, as: Guest = ann, at = parlor) =>
    (await at.get<Game>(`/games/${game.id}`, { as })).body;
  const place = (game: Game, as: Guest, at = parlor) =>
    at.post<Acted>(`/games/${game.id}/actions`, { as, body: { type: 'place', column: 0 } });
  const types = async (game: Game) => (await parlor.log(game.id)).map(({ event }) => event.type);
  const sleep = (ms: number): void => {
    now += ms;
  };
  const pass = (ms: number) => stayOpen([parlor, there], now + ms, () => sleep(ms));
  /** Both houses look at their clocks at the same moment. */
  const everybodyLooks = () =>
    Promise.all([parlor.services.tables.watchClocks(), there.services.tables.watchClocks()]);

  test('deadlines are facts: a turn has its own time, and then the bank', async () => {
    const game = await lay();
    const begun = now;
    expect(game.clock).toEqual({
      ...blitz,
      whenOut: 'forfeit',
      deadlineAt: new Date(begun + 90 * SECOND).toISOString(),
      bankMs: [30 * SECOND, 30 * SECOND],
      stopped: false,
    });
    expect((await parlor.get<string>(`/games/${game.id}/board`)).body).toContain(
      `Ann has time until ${new Date(begun + 90 * SECOND).toISOString()}.`,
    );
    await pass(70 * SECOND);
    const acted = await place(game, ann);
    expect(acted.body.game.clock).toMatchObject({
      bankMs: [20 * SECOND, 30 * SECOND],
      deadlineAt: new Date(now + 90 * SECOND).toISOString(),
    });
    expect((await look(game, ben, there)).clock).toEqual(acted.body.game.clock);
  });

  test('who runs out has lost, once, however many houses look; the record holds', async () => {
    const game = await lay();
    await pass(91 * SECOND);
    await everybodyLooks();
    await until(async () => expect((await look(game)).status).toBe('over'));
    const over = await look(game);
    expect(over.outcome).toEqual({
      ranking: [[1], [0]],
      scores: null,
      ended: 'out-of-time',
      by: 0,
      reason: null,
    });
    expect((await types(game)).slice(-2)).toEqual(['clock-ran-out', 'game-ended']);
    expect((await types(game)).filter((type) => type === 'clock-ran-out')).toHaveLength(1);
    expect((await parlor.get<string>(`/games/${game.id}/board`)).body).toContain(
      'Ann ran out of time: Ben wins.',
    );
    const record = await parlor.get<string>(`/games/${game.id}/record`);
    expect(verifyText(record.text)).toMatchObject({ isSound: true, problem: null });
    const early = record.text.replaceAll(/"at":"[^"]+"(?=.*clock-ran-out)/g, `"at":"${over.createdAt}"`);
    expect(verifyText(early).isSound).toBe(false);
  });

  test('an action after the deadline is too late, also when nobody has looked yet', async () => {
    const game = await lay();
    await pass(91 * SECOND);
    const body = { type: 'place', column: 0 };
    const rehearsed = await there.post(`/games/${game.id}/rehearsals`, { as: ann, body });
    expect(rehearsed, 'nor does it look as if it were not').toMatchObject({ status: 409 });
    const late = await place(game, ann);
    expect(late.status).toBe(409);
    expect((await look(game, ben)).outcome).toMatchObject({ ended: 'out-of-time', by: 0 });
  });

  test('a bot makes the move, the next turn is one’s own again; after three in a row the seat counts as left', async () => {
    const game = await lay({ whenOut: 'bot' }, { options: { width: 3, height: 3 } });
    for (let missed = 1; missed <= 3; missed++) {
      await pass(91 * SECOND);
      // Too late, or even later: the bot may have moved by now.
      if (missed === 1) expect((await place(game, ann)).status).toBe(409);
      else await everybodyLooks();
      if (missed < 3) {
        await until(async () => expect((await look(game)).toAct).toEqual([1]));
        await place(game, ben, there);
      }
    }
    await until(async () => expect((await look(game)).status).toBe('over'));
    expect((await look(game)).outcome).toMatchObject({ ended: 'out-of-time', by: 0, ranking: [[1], [0]] });
    const record = await parlor.get<string>(`/games/${game.id}/record`);
    expect(verifyText(record.text)).toMatchObject({ isSound: true, problem: null });
  });

  test('among three the game goes on without whoever ran out', async () => {
    const cat = await parlor.guest('Cat');
    const game = await parlor.play([ann, ben, cat], { ruleset: 'cant-stop', clock: blitz });
    await pass(91 * SECOND);
    await everybodyLooks();
    await until(async () => expect((await look(game)).seats[0]).toMatchObject({ standsInFor: 'Ann' }));
    expect((await look(game)).status).toBe('playing');
    expect((await parlor.post<Game>(`/games/${game.id}/seats`, { as: ann })).status).toBe(201);
  });

  test('time in which the house was closed is given back, and the log says so', async () => {
    const game = await lay();
    await parlor.services.tables.beat();
    const closedAt = now;
    sleep(10 * MINUTE);
    await everybodyLooks();
    await until(async () => expect(await types(game)).toContain('time-given-back'));
    const { status, clock: seen } = await look(game);
    expect(status).toBe('playing');
    expect(seen?.deadlineAt).toBe(
      new Date(now + 90 * SECOND - (closedAt - Date.parse(game.updatedAt))).toISOString(),
    );
    expect((await types(game)).filter((type) => type === 'time-given-back')).toHaveLength(1);
    expect((await place(game, ann)).status).toBe(201);
    expect((await look(game)).clock?.bankMs).toEqual([30 * SECOND, 30 * SECOND]);
    await pass(91 * SECOND);
    await everybodyLooks();
    await until(async () => expect((await look(game)).status).toBe('over'));
    const record = await parlor.get<string>(`/games/${game.id}/record`);
    expect(verifyText(record.text)).toMatchObject({ isSound: true, problem: null });
  });

  test('who acts before the house has looked at its clocks is given back what it slept, also from the bank', async () => {
    const game = await lay();
    sleep(80 * SECOND);
    const acted = await place(game, ann, there);
    expect(acted.status).toBe(201);
    expect(acted.body.game.clock?.bankMs).toEqual([30 * SECOND, 30 * SECOND]);
    sleep(10 * MINUTE);
    const [first, second] = await Promise.all([place(game, ben), place(game, ben, there)]);
    expect([first.status, second.status].toSorted()).toEqual([201, 409]);
    expect((await look(game)).status).toBe('playing');
  });

  test('a table waits for somebody only while the house is open', async () => {
    const table = await parlor.lay(ann);
    const statusAfterSweep = async () => {
      await sweep(parlor.store, parlor.services.tables, pino({ level: 'silent' }), 60 * MINUTE);
      // Ben has no seat there: it is nothing that he looks.
      return (await look(table, ben, there)).status;
    };
    await pass(0);
    for (const open of [0, 30 * MINUTE, 29 * MINUTE]) {
      await pass(open);
      sleep(48 * 60 * MINUTE);
      expect(await statusAfterSweep()).toBe('waiting');
    }
    await pass(2 * MINUTE);
    expect(await statusAfterSweep()).toBe('over');
  });

  test('a private game has a clock, too; without one nothing runs out; nonsense is refused in plain words', async () => {
    const hidden = await lay({}, { visibility: 'private' });
    const endless = await parlor.play([ann, ben]);
    expect(endless.clock).toBeNull();
    sleep(24 * 60 * MINUTE);
    await pass(91 * SECOND);
    await everybodyLooks();
    await pass(91 * SECOND);
    await everybodyLooks();
    await until(async () => expect((await look(hidden)).status).toBe('over'));
    expect((await look(endless)).status).toBe('playing');
    const refused = await parlor.post('/games', {
      as: ann,
      body: { ruleset: 'knucklebones', clock: { perTurnSeconds: 0 } },
    });
    expect(refused.body).toMatchObject({
      code: 'malformed-request',
      errors: [{ pointer: '/clock/perTurnSeconds' }],
    });
  });

  test('the fold of the clock says the same wherever it is cut', async () => {
    const game = await lay({ whenOut: 'bot' });
    for (const as of [ann, ben, ann, ben]) {
      await pass(65 * SECOND);
      await place(game, as);
    }
    await pass(91 * SECOND);
    await everybodyLooks();
    await until(async () => expect((await look(game)).toAct).toEqual([1]));
    const card = (await parlor.store.ledger.card(game.id)) ?? expect.fail();
    const entries = await parlor.log(game.id);
    const whole = clockOf(rebuild(card, entries) ?? expect.fail());
    const live = await parlor.services.tables.find(game.id, { playerId: ann.id });
    expect(clockOf(live.ok ? live.value : expect.fail())).toEqual(whole);
    for (let cut = 1; cut < entries.length; cut++) {
      const before = rebuild(card, entries.slice(0, cut)) ?? expect.fail();
      expect(clockOf(afterEntries(before, entries.slice(cut))), `cut after ${cut}`).toEqual(whole);
    }
  });

  test('a long game read from its log has the clock that it was played by', async () => {
    const game = await lay({ bankSeconds: 600 }, { options: { width: 8, height: 6 } });
    for (let turn = 0; turn < 30; turn++) {
      await pass((55 + turn) * SECOND);
      const body = { type: 'place', column: Math.floor(turn / 2) % 8 };
      const as = turn % 2 === 0 ? ann : ben;
      expect((await parlor.post(`/games/${game.id}/actions`, { as, body })).status).toBe(201);
    }
    const clockIn = async (tables: Pick<TableService, 'find'>) => {
      const found = await tables.find(game.id, { playerId: ann.id });
      return clockOf(found.ok ? found.value : expect.fail());
    };
    expect(await clockIn(openTables(parlor.store))).toEqual(await clockIn(parlor.services.tables));
  });
});

test('while a bot makes the move for somebody, they can neither try out nor do anything, and nothing says that they can', async () => {
  let now = Date.now();
  let open = (): void => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const think = async (): Promise<never> => {
    await gate;
    throw new Error('no thought came of it');
  };
  const parlor = await openParlor({
    clock: () => now,
    thinkers: { think, judge: think, close: async () => {} },
  });
  try {
    const [ann, ben] = [await parlor.guest('Ann'), await parlor.guest('Ben')];
    const game = await parlor.play([ann, ben], { clock: { perTurnSeconds: 60, whenOut: 'bot' } });
    await stayOpen([parlor], now + 61 * SECOND, () => {
      now += 61 * SECOND;
    });
    for (const path of ['actions', 'rehearsals', 'actions']) {
      const body = { type: 'place', column: 0 };
      const refused = await parlor.post(`/games/${game.id}/${path}`, { as: ann, body });
      expect(refused.body).toMatchObject({ status: 409, code: 'out-of-time', legal: [] });
    }
    expect((await parlor.get<Game>(`/games/${game.id}`, { as: ann })).body.legal).toEqual([]);
    expect((await parlor.get(`/games/${game.id}/odds`, { as: ann })).body).toMatchObject({ odds: [] });
    const looked = await toolCall(parlor, 'look', { game: game.id }, ann);
    expect(looked).toContain('Your time for this turn has run out, and a bot makes the move.');
    expect(looked).not.toMatch(/script|Leave the seat/);
    const told: string[] = [];
    for await (const { notice } of parlor.services.tables.inbox(ann.id, AbortSignal.timeout(60_000))) {
      if (notice === null) break;
      told.push(notice.type);
    }
    expect(told, 'nobody is called to a turn that a bot plays').toEqual(['game-started']);
  } finally {
    open();
    await parlor.close();
  }
});
