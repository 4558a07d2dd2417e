import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { verify } from '../../src/record/verify.js';
import { openServices } from '../../src/services.js';
import { accepted, declined, offered } from '../../src/table/commit/agreements.js';
import { claimed } from '../../src/table/commit/claims.js';
import { rowsOf } from '../../src/table/commit/draft-rows.js';
import { changedSeat, clearedBy } from '../../src/table/commit/host-changes.js';
import { ranOut } from '../../src/table/commit/running-out.js';
import { departed, departedForGood, seated } from '../../src/table/commit/seat-changes.js';
import { rebuild } from '../../src/table/game/fold.js';
import type { Game as FoldedGame } from '../../src/table/game/game.js';
import { type TableEvent, tableHappening } from '../../src/table/game/table-event.js';
import { open } from '../live/support/open.js';
import { stayOpen } from '../support/open-hours.js';
import type { Acted, Event, Game, Guest, Page, Parlor } from '../support/parlor.js';
import { openParlors } from '../support/parlors.js';
import { freshDatabase } from '../support/places.js';
import { until } from '../support/until.js';

/** Two front doors on one Postgres, as two processes have. */
let close: () => Promise<void>;
let here: Parlor;
let there: Parlor;
let ann: Guest;
let ben: Guest;
const CAPS = { perPlayer: 3, perNetwork: 1_000 };
let passed = 0;
const clock = (): number => Date.now() + passed;
beforeAll(async () => {
  ({ here, there, close } = await openParlors(freshDatabase, { caps: CAPS }));
  ann = await here.guest('Ann');
  ben = await here.guest('Ben');
});
afterAll(() => close?.());

const BOTS = { seats: [{ bot: 'easy' }, { bot: 'easy' }], pace: 60_000 };
const story = async (id: string, as?: Guest) =>
  (await here.get<Page<Event>>(`/games/${id}/events`, { as })).body.items.map(({ event }) => event);

describe('whoever laid a table', () => {
  test('may close it when only bots play: nobody wins', async () => {
    const game = await here.lay(ann, BOTS);
    const stream = await open(here, `/games/${game.id}/events?after=${game.version}`);
    const { status, body, headers } = await here.del<Game>(`/games/${game.id}`, { as: ann });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'over',
      toAct: [],
      outcome: { ended: 'abandoned', ranking: [], reason: 'host' },
    });
    expect(headers.get('etag')).toBe(`"${body.version}"`);
    expect((await stream.rest()).map(({ type, told }) => told.event?.type ?? type)).toEqual([
      'game-closed',
      'game-ended',
      'end',
    ]);
    expect(await here.del(`/games/${game.id}`, { as: ann })).toMatchObject({
      status: 409,
      body: { code: 'game-over' },
    });
  });

  test('may close it while it waits, whoever sits there', async () => {
    const game = await here.lay(ann, {
      ruleset: 'cant-stop',
      seats: [{ player: 'me' }, { open: true }, { open: true }],
    });
    await here.post(`/games/${game.id}/seats`, { as: ben });
    expect((await here.del<Game>(`/games/${game.id}`, { as: ann })).body.outcome?.ended).toBe('abandoned');
  });

  test('may not when people play, and nobody else may at all', async () => {
    const bots = await here.lay(ann, BOTS);
    expect(await here.del(`/games/${bots.id}`, { as: ben })).toMatchObject({
      status: 403,
      body: { code: 'not-your-game' },
    });
    expect((await here.del(`/games/${bots.id}`)).status).toBe(401);
    const game = await here.play([ann, ben]);
    expect(await here.del(`/games/${game.id}`, { as: ann })).toMatchObject({
      status: 409,
      body: { code: 'game-under-way' },
    });
    const stale = await here.del(`/games/${bots.id}`, { as: ann, headers: { 'if-match': '"1"' } });
    expect(stale.status).toBe(412);
    expect((await there.get<Game>(`/games/${bots.id}`)).body.status).toBe('playing');
  });

  test('is known after a restart: it is in the log', async () => {
    const game = await here.lay(ann, BOTS);
    expect((await there.del<Game>(`/games/${game.id}`, { as: ann })).status).toBe(200);
  });
});

describe('a table where nobody comes', () => {
  const HOUR = 3_600_000;
  const soon = () => new Date(Date.now() + HOUR);

  test('is closed, once, however many processes look after it', async () => {
    const game = await here.lay(ann, { visibility: 'private' });
    const stream = await open(here, `/games/${game.id}/events`, { as: ann });
    const closed = await Promise.all(
      [here, there, here, there].map(({ services }) => services.tables.closeIdle(soon())),
    );
    expect(closed.flat().filter((id) => id === game.id)).toHaveLength(1);
    expect(await story(game.id, ann)).toMatchObject([
      { type: 'game-created' },
      { type: 'game-closed', why: 'idle' },
      { type: 'game-ended', outcome: { ended: 'abandoned', ranking: [], reason: 'idle' } },
    ]);
    expect((await stream.rest()).at(-1)).toMatchObject({ type: 'end' });
    const { body } = await here.get<Game>(`/games/${game.id}/record`, { as: ann });
    expect(verify(body)).toMatchObject({ isSound: true });
  });

  test('is closed by the server itself, a minute after it has waited long enough', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let later = 0;
    const clock = () => Date.now() + later;
    const services = await openServices(here.store, { clock, waitingMs: 2 * HOUR });
    const pass = (ms: number) =>
      stayOpen([{ services, store: here.store }], clock() + ms, () => {
        later += ms;
      });
    try {
      const game = await here.lay(ann);
      const statusAfterAMinute = async () => {
        vi.advanceTimersByTime(60_000);
        return (await here.get<Game>(`/games/${game.id}`)).body.status;
      };
      await pass(HOUR);
      expect(await statusAfterAMinute()).toBe('waiting');
      await pass(2 * HOUR);
      await until(async () => expect(await statusAfterAMinute()).toBe('over'));
    } finally {
      await services.close();
      vi.useRealTimers();
    }
  });

  test('is left alone while something happens there, and so is a game that is being played', async () => {
    const waiting = await here.lay(ann, {
      ruleset: 'cant-stop',
      seats: [{ player: 'me' }, { open: true }, { open: true }],
    });
    const playing = await here.play([ann, ben]);
    await here.del(`/games/${playing.id}/seats/1`, { as: ben });
    const before = new Date();
    await here.post(`/games/${waiting.id}/seats`, { as: ben });
    await here.services.tables.closeIdle(before);
    await here.services.tables.closeIdle(new Date(Date.now() - HOUR));
    expect((await here.get<Game>(`/games/${waiting.id}`)).body.status).toBe('waiting');
    await here.services.tables.closeIdle(soon());
    expect((await here.get<Game>(`/games/${waiting.id}`)).body.status).toBe('over');
    expect((await here.get<Game>(`/games/${playing.id}`)).body.status).toBe('playing');
  });
});

describe('a table at which only strangers sit', () => {
  const OPEN = { seats: [{ open: true }, { open: true }] };
  const sit = (game: Game, as: Guest) => here.post<Game>(`/games/${game.id}/seats`, { as });
  const getUp = (game: Game, as: Guest) => here.del<Game>(`/games/${game.id}/seats/0`, { as });

  test('goes on waiting when the last of them gets up: it is its host’s to close', async () => {
    const game = await here.lay(ann, OPEN);
    await sit(game, ben);
    expect((await getUp(game, ben)).body).toMatchObject({ status: 'waiting', outcome: null });
    const { items } = (await there.get<Page<Game>>('/games?openSeats=true&limit=100')).body;
    expect(items.map(({ id }) => id)).toContain(game.id);
    expect((await here.del<Game>(`/games/${game.id}`, { as: ann })).body.outcome).toMatchObject({
      ended: 'abandoned',
      reason: 'host',
    });
    const { body } = await here.get(`/games/${game.id}/record`, { as: ben });
    expect(verify(body)).toMatchObject({ isSound: true, problem: null });
  });

  test('is closed when its host gets up and nobody is left', async () => {
    const game = await here.lay(ann, OPEN);
    await sit(game, ann);
    expect((await getUp(game, ann)).body.outcome).toMatchObject({ ended: 'abandoned', by: 0 });
  });

  test('was closed by the last to get up in early logs, and their records are sound', async () => {
    const game = await here.lay(ann, OPEN);
    await sit(game, ben);
    const before = rebuild((await here.store.ledger.card(game.id)) ?? expect.fail(), await here.log(game.id));
    const draft = departedForGood(before ?? expect.fail(), 0);
    const asked = { seat: 0, playerId: ben.id, action: null, requestId: null, at: new Date().toISOString() };
    expect(await here.store.ledger.append(rowsOf(draft, asked).append)).toBe('landed');
    const { body } = await there.get(`/games/${game.id}/record`, { as: ann });
    expect(verify(body)).toMatchObject({ isSound: true, problem: null });
  });
});

test('nobody sits down and gets up for ever at a table of others, and whoever is refused has lost nothing else', async () => {
  const dan = await here.guest('Dan');
  const game = await here.lay(ann, {
    ruleset: 'cant-stop',
    seats: [{ player: 'me' }, { open: true }, { open: true }],
  });
  const sit = (as: Guest) => here.post<Game>(`/games/${game.id}/seats`, { as });
  for (let times = 0; times < 9; times++) {
    expect((await sit(dan)).status).toBe(201);
    await here.del(`/games/${game.id}/seats/1`, { as: dan });
  }
  expect(await sit(dan)).toMatchObject({ status: 409, body: { code: 'seat-barred' } });
  expect((await there.post(`/games/${game.id}/seats`, { as: dan })).status, 'nor elsewhere').toBe(409);
  expect((await sit(ben)).status, 'somebody else').toBe(201);
});

describe('games at once', () => {
  const lay = (as: Guest, wanted: object = {}, headers: { readonly [name: string]: string } = {}) =>
    there.post<Game>('/games', { as, headers, body: { ruleset: 'knucklebones', ...wanted } });
  const refused = { status: 409, body: { code: 'too-many-games' } };

  test('are so many for a player, laid, joined, forked or for bots; and the answer names the oldest', async () => {
    const cat = await here.guest('Cat');
    const first = await lay(cat);
    const bots = await lay(cat, BOTS);
    const other = await here.lay(ann);
    expect((await there.post(`/games/${other.id}/seats`, { as: cat })).status).toBe(201);
    const one = await there.post('/games', { as: cat, body: { ruleset: 'knucklebones' } });
    expect(one).toMatchObject(refused);
    expect(one.body.games).toEqual([first.body.id, bots.body.id, other.id]);
    expect(one.body.detail).toContain(first.body.id);
    expect(await there.post(`/games/${other.id}/forks`, { as: cat })).toMatchObject(refused);
    const more = await here.lay(ann, { visibility: 'link' });
    expect(await there.post(`/games/${more.id}/seats`, { as: cat })).toMatchObject(refused);
    expect(await there.post('/games/join', { as: cat, body: { code: more.code } })).toMatchObject(refused);
    await there.del(`/games/${bots.body.id}`, { as: cat });
    expect((await lay(cat)).status, 'one is over').toBe(201);
  });

  test('a repeated creation counts once, and is answered although no other would be', async () => {
    const dan = await here.guest('Dan');
    const key = { 'idempotency-key': 'dan-lays-a-table' };
    const first = await lay(dan, {}, key);
    await lay(dan);
    await lay(dan);
    expect(await lay(dan)).toMatchObject(refused);
    const again = await lay(dan, {}, key);
    expect(again.body.id).toBe(first.body.id);
  });

  test('are so many for a network within a day, whoever lays them and through whatever process', async () => {
    const caps = { perPlayer: 1_000, perNetwork: 2 };
    const { here: lax, there: strict, close } = await openParlors(freshDatabase, { caps, clock });
    onTestFinished(close);
    const newcomer = async () => {
      const as = await lax.guest('Newcomer');
      return strict.post('/games', { as, body: { ruleset: 'knucklebones' } });
    };
    expect((await newcomer()).status).toBe(201);
    await lax.lay(await lax.guest('Ben'));
    const late = await newcomer();
    expect(late).toMatchObject(refused);
    expect(late.body.games, "games of others are nobody's business").toBeUndefined();
    passed = 25 * 3_600_000;
    expect((await newcomer()).status, 'a day later').toBe(201);
    passed = 0;
  });

  test('are never more, however many are asked for at the same moment, laid and joined through two processes', async () => {
    const { here: one, there: other, close } = await openParlors(freshDatabase, {}, { caps: CAPS });
    onTestFinished(close);
    const [eve, ...hosts] = await Promise.all(['Eve', 'Finn', 'Gil', 'Hal'].map((name) => one.guest(name)));
    const tables = await Promise.all(hosts.map((host) => other.lay(host)));
    const asked = await Promise.all([
      ...[one, other]
        .flatMap((door) => Array.from({ length: 4 }, () => door))
        .map((door) => door.post('/games', { as: eve, body: { ruleset: 'knucklebones' } })),
      ...tables.map(({ id }) => one.post(`/games/${id}/seats`, { as: eve })),
    ]);
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(CAPS.perPlayer);
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const { items } = (await other.get<Page<Game>>('/games?player=me', { as: eve })).body;
    expect(items).toHaveLength(CAPS.perPlayer);
    // What was refused leaves nothing behind, and neither does what is left.
    const [first] = items;
    await one.del(`/games/${first?.id}/seats/${first?.seats.findIndex(({ you }) => you)}`, { as: eve });
    const taken = tables.find(({ id }) => items.some((item) => item.id === id)) ?? tables[0];
    expect(
      (await other.post(`/games/${taken?.id}/seats`, { as: hosts[0], body: { seat: 9 } })).status,
    ).toBeGreaterThan(399);
    expect((await other.post('/games', { as: eve, body: { ruleset: 'knucklebones' } })).status).toBe(201);
    expect((await one.post('/games', { as: eve, body: { ruleset: 'knucklebones' } })).status).toBe(409);
  });

  test('no address is stored, and its mark goes with the game', async () => {
    const ida = await here.guest('Ida');
    const game = await lay(ida, {});
    const mark = async () => (await here.store.ledger.card(game.body.id))?.network;
    expect(await mark()).toMatch(/^[0-9a-f]{64}$/);
    expect(await here.store.unfinished.markOf('nowhere')).toBe(await mark());
    await there.del(`/games/${game.body.id}`, { as: ida });
    expect(await mark()).toBeNull();
  });
});

describe('a log that is as long as it may be', () => {
  const LONGEST = 10_000;
  const THREE = [{ player: 'me' }, { open: true }, { open: true }];
  const asItStands = async ({ id }: Game): Promise<FoldedGame> => {
    const card = await here.store.ledger.card(id);
    return rebuild(card ?? expect.fail(), await here.log(id)) ?? expect.fail();
  };
  const taken = (): Extract<TableEvent, { type: 'seat-taken' }> => ({
    type: 'seat-taken',
    seat: 1,
    playerId: ben.id,
    name: ben.name,
  });
  /** Few enough at once that no statement takes long, however busy the machine is. */
  const AT_ONCE = 250;
  /** Somebody who cannot make up their mind: sits down and gets up, so many times. */
  const unsettle = async (game: Game, times: number): Promise<void> => {
    const one = [tableHappening(taken()), tableHappening({ type: 'seat-left', seat: 1 })];
    const asked = { seat: 1, playerId: ben.id, action: null, requestId: null, at: game.createdAt };
    let before = await asItStands(game);
    for (let left = times; left > 0; left -= AT_ONCE) {
      const happenings = Array.from({ length: Math.min(left, AT_ONCE) }, () => one).flat();
      const told = rowsOf({ before, game: before, happenings }, asked);
      expect(await here.store.ledger.append(told.append)).toBe('landed');
      before = told.game;
    }
  };

  test('ends the game with the action that makes it so, and nobody has won', async () => {
    const game = await here.lay(ann, { ruleset: 'cant-stop', seats: THREE });
    await unsettle(game, 4_997);
    for (const as of [await here.guest('Cat'), await here.guest('Dan')])
      await here.post(`/games/${game.id}/seats`, { as });
    const act = async (as: Guest) => {
      const [choice] = (await here.get<Game>(`/games/${game.id}`, { as })).body.legal;
      return here.post<Acted>(`/games/${game.id}/actions`, { as, body: choice?.action ?? { type: 'roll' } });
    };
    const rehearsed = async (body: object) =>
      (await here.post<{ endsGame: string }>(`/games/${game.id}/rehearsals`, { as: ann, body })).body
        .endsGame;
    expect(await rehearsed({ type: 'roll' })).toBe('no');
    const rolled = await act(ann);
    expect(rolled.body.game).toMatchObject({ status: 'playing', version: LONGEST - 1, toAct: [0] });
    expect(await rehearsed(rolled.body.game.legal[0]?.action ?? {})).toBe('yes');
    const last = await act(ann);
    expect(last.body.events.at(-1)?.event.type).toBe('game-ended');
    expect(last.body.events.length, 'the action is done before the game ends').toBeGreaterThan(1);
    expect(last.body.game).toMatchObject({
      status: 'over',
      toAct: [],
      legal: [],
      outcome: { ended: 'too-long', ranking: [[0, 1, 2]] },
    });
    const next = await here.post(`/games/${game.id}/actions`, { as: ann, body: { type: 'roll' } });
    expect(next).toMatchObject({ status: 409, body: { code: 'game-over' } });
    expect(next.body.detail).toContain('10000 events');
    const { body } = await here.get(`/games/${game.id}/record`, { as: ann });
    expect(verify(body)).toMatchObject({ isSound: true, problem: null });
  });

  test('ends a table that waits, too: nobody can make it grow by sitting down and getting up', async () => {
    const before = await asItStands(await here.lay(ann, { ruleset: 'cant-stop', seats: THREE }));
    const { game } = seated({ ...before, version: LONGEST - 2 }, taken());
    expect(game.status).toBe('waiting');
    const draft = departed({ ...game, version: LONGEST - 1 }, 1);
    expect(draft.game).toMatchObject({ status: 'over', ending: { ended: 'too-long', ranking: [] } });
  });

  test('ends it for those who play, too, whatever they write: offers, answers, claims, or time that runs out', async () => {
    const clock = { perTurnSeconds: 60, bankSeconds: 0, whenOut: 'bot' };
    const before = await asItStands(
      await here.play([ann, ben, await here.guest('Cat')], { ruleset: 'cant-stop', clock }),
    );
    const old = { ...before, version: LONGEST - 1 };
    const open = offered({ ...before, version: LONGEST - 2 }, { seat: 0, offer: 'draw' }, null).game;
    for (const draft of [
      offered(old, { seat: 0, offer: 'draw' }, null),
      declined({ ...open, version: LONGEST - 1 }, 1),
      accepted({ ...open, version: LONGEST - 1 }, 1, null),
      claimed(old, 1, { claim: 'bot', level: 'medium' }),
      ranOut(old, 0),
    ])
      expect(draft.game).toMatchObject({ status: 'over', ending: { ended: 'too-long' } });
    expect(offered(before, { seat: 0, offer: 'draw' }, null).game.status).toBe('playing');
  });

  test('nor can its host, by opening a seat again and again or sending guests away', async () => {
    const before = await asItStands(await here.lay(ann, { ruleset: 'cant-stop', seats: THREE }));
    const old = { ...before, version: LONGEST - 1 };
    const { game } = seated({ ...before, version: LONGEST - 9 }, taken());
    const full = { ...game, version: LONGEST - 1 };
    for (const draft of [
      changedSeat(old, 1, { invite: true }),
      changedSeat(old, 1, { bot: 'easy' }),
      clearedBy(full, ann.id, 1),
    ])
      expect(draft?.game).toMatchObject({ status: 'over', ending: { ended: 'too-long' } });
  });
});
