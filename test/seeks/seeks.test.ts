import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verify } from '../../src/record/verify.js';
import type { SeekRow } from '../../src/store/seeks.js';
import { groupsAmong, reachAfter } from '../../src/table/seeks/pairing.js';
import { open } from '../live/support/open.js';
import { stayOpen } from '../support/open-hours.js';
import type { Game, Guest, Page, Parlor } from '../support/parlor.js';
import { openParlors, type Parlors } from '../support/parlors.js';
import { freshDatabase, freshFolder } from '../support/places.js';
import { until } from '../support/until.js';

interface Seek {
  readonly id: string;
  readonly status: string;
  readonly gameId: string | null;
  readonly why: string | null;
  readonly rated: boolean;
}

const RULESETS = ['knucklebones', 'cant-stop', 'frustration', 'dastan'] as const;

describe.each([
  ['one process on a folder', freshFolder],
  ['two processes on a Postgres server', freshDatabase],
] as const)('looking for an opponent, with %s,', (_name, freshPlace) => {
  let parlors: Parlors;
  let here: Parlor;
  let there: Parlor;
  beforeAll(async () => {
    parlors = await openParlors(freshPlace);
    ({ here, there } = parlors);
  });
  afterAll(() => parlors?.close());

  const guests = (...names: readonly string[]): Promise<readonly Guest[]> =>
    Promise.all(names.map((name) => here.guest(name)));
  const seek = (door: Parlor, as: Guest | undefined, wanted: object = {}, headers = {}) =>
    door.post<Seek>('/seeks', { as, headers, body: { ruleset: 'knucklebones', ...wanted } });
  const found = async (door: Parlor, as: Guest | undefined, { id }: Seek) =>
    (await door.get<Seek>(`/seeks/${id}`, { as, headers: { prefer: 'wait=60' } })).body;

  /** Whoever comes second is matched as soon as the table is laid, by whichever process was first. */
  const meet = async (as: Guest | undefined, wanted: object) =>
    found(there, as, (await seek(there, as, wanted)).body);

  test('two who want the same meet, and the game has begun', async () => {
    const [ann, ben] = await guests('Ann', 'Ben');
    const first = await seek(here, ann, { rated: true });
    expect(first.body).toMatchObject({ status: 'waiting', gameId: null, why: null, rated: true });
    const waiting = found(here, ann, first.body);
    const second = await meet(ben, { rated: true, bot: { level: 'easy' } });
    expect(second).toMatchObject({ status: 'matched' });
    expect(await waiting).toMatchObject({ status: 'matched', gameId: second.gameId });
    const { body: game } = await here.get<Game>(`/games/${second.gameId}`, { as: ann });
    expect(game).toMatchObject({ status: 'playing', rated: true, visibility: 'public' });
    expect(game.seats.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Ben']);
    const [created] = await here.log(game.id);
    expect(created?.event).toMatchObject({ type: 'game-created', matched: true });
    expect((await here.get<Page<Seek>>('/seeks', { as: ann })).body.items).toEqual([]);
    const late = await here.del(`/seeks/${first.body.id}`, { as: ann });
    expect(late.body).toMatchObject({ code: 'seek-over' });
  });

  test('the record of such a game proves itself', async () => {
    const people = await guests('Ann', 'Ben');
    const wanted = { options: { width: 1, height: 1 }, rated: true };
    await seek(here, people[0], wanted);
    const { gameId } = await meet(people[1], wanted);
    for (const as of people) {
      const { body } = await here.get<Game>(`/games/${gameId}`, { as });
      const [choice] = body.legal;
      if (choice !== undefined) await here.post(`/games/${gameId}/actions`, { as, body: choice.action });
    }
    const record = await here.get<object>(`/games/${gameId}/record`, { as: people[0] });
    expect(verify(record.body)).toMatchObject({ isSound: true, problem: null });
  });

  test('who wants something else is not for them', async () => {
    const [ann, ...others] = await guests('Ann', 'Ben', 'Cleo', 'Dan');
    const { body } = await seek(here, ann);
    const wishes = [{ rated: true }, { options: { width: 2 } }, { clock: { perTurnSeconds: 60 } }];
    for (const [index, wanted] of wishes.entries())
      expect((await seek(there, others[index], wanted)).body).toMatchObject({ status: 'waiting' });
    // What is said and what goes without saying are the same.
    const [eve] = await guests('Eve');
    const match = await meet(eve, { options: { width: 3, height: 3 }, rated: false });
    expect(match).toMatchObject({ status: 'matched' });
    expect((await found(here, ann, body)).gameId).toBe(match.gameId);
    for (const as of others)
      for (const { id } of (await here.get<Page<Seek>>('/seeks', { as })).body.items)
        expect((await here.del<Seek>(`/seeks/${id}`, { as })).body).toMatchObject({ why: 'taken-back' });
  });

  test('however many look at once in two processes, everybody meets one other, and nobody two', async () => {
    const people = await guests(...Array.from({ length: 16 }, (_, n) => `Guest ${n}`));
    const made = await Promise.all(
      people.map((as, n) => seek(n % 2 === 0 ? here : there, as, { options: { height: 5 } })),
    );
    const met = await Promise.all(made.map(({ body }, n) => found(here, people[n], body)));
    expect(met.every(({ status }) => status === 'matched')).toBe(true);
    const tables = new Set(met.map(({ gameId }) => gameId));
    expect(tables.size).toBe(8);
    for (const table of tables) expect(met.filter(({ gameId }) => gameId === table)).toHaveLength(2);
    for (const as of people) {
      const { body } = await here.get<Page<Game>>('/games?player=me', { as });
      expect(body.items).toHaveLength(1);
    }
  });

  test('the stream of all their games tells that they are matched', async () => {
    const [ann, ben] = await guests('Ann', 'Ben');
    const stream = await open(here, '/me/events', { as: ann });
    await seek(here, ann, { options: { width: 4 } });
    const { gameId } = await meet(ben, { options: { width: 4 } });
    let said = await stream.next();
    while (said !== null && said.told.type !== 'matched') said = await stream.next();
    expect(said?.told).toMatchObject({ type: 'matched', gameId });
  });

  test('one waits once for each ruleset, and for five at most; the same request is the same seek', async () => {
    const [ann] = await guests('Ann');
    const headers = { 'idempotency-key': 'one-seek' };
    const first = await seek(here, ann, {}, headers);
    const again = await seek(there, ann, {}, headers);
    expect(again.body.id).toBe(first.body.id);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await seek(here, ann, { rated: true }, headers)).body).toMatchObject({ code: 'key-reused' });
    const second = await seek(there, ann, { rated: true });
    expect(second.body).toMatchObject({ code: 'already-seeking' });
    for (const ruleset of RULESETS.slice(1)) expect((await seek(here, ann, { ruleset })).status).toBe(201);
    const row = await here.store.seeks.find(first.body.id);
    if (row === null) return expect.fail();
    await here.store.seeks.add({ ...row, seekId: 's_fifth', ruleset: 'a fifth' }, 5);
    expect((await seek(here, ann, { ruleset: 'jackaroo' })).body).toMatchObject({ code: 'too-many-seeks' });
    expect((await here.get<Page<Seek>>('/seeks', { as: ann })).body.items).toHaveLength(5);
    const [ben] = await guests('Ben');
    for (const method of ['GET', 'DELETE'])
      expect((await here.request(method, `/seeks/${first.body.id}`, { as: ben })).body).toMatchObject({
        code: 'unknown-seek',
      });
  });

  test.each([
    [404, 'unknown-ruleset', { ruleset: 'chess' }],
    [404, 'unknown-preset', { preset: 'none' }],
    [422, 'invalid-options', { options: { width: 99 } }],
    [422, 'invalid-seats', { seats: 9 }],
  ])('what cannot be laid cannot be looked for: %i %s', async (status, code, wanted) => {
    const [ann] = await guests('Ann');
    const { status: said, body } = await seek(here, ann, wanted);
    expect({ said, ...body }).toMatchObject({ said: status, code });
  });

  test('a seek goes with its token, with its player and with its club', async () => {
    const [ann, ben, cleo] = await guests('Ann', 'Ben', 'Cleo');
    const options = { width: 5 };
    const screen = await here.post<Guest>('/me/tokens', { as: ann, body: { label: 'screen' } });
    const { body: first } = await seek(here, { ...screen.body, id: ann?.id ?? '', name: 'Ann' }, { options });
    await here.del(`/me/tokens/${Object(screen.body).id}`, { as: ann });
    expect((await seek(there, ben, { options })).body).toMatchObject({ status: 'waiting' });
    expect(await found(here, ann, first)).toMatchObject({ status: 'cancelled', why: 'token-revoked' });
    await here.del('/me', { as: ben });
    expect((await seek(here, cleo, { options })).body).toMatchObject({ status: 'waiting' });
    const club = await here.post<{ id: string }>('/clubs', { as: ann, body: { name: 'Club' } });
    const within = await seek(here, ann, { options, club: club.body.id });
    expect(within.body).toMatchObject({ status: 'waiting' });
    expect((await seek(here, cleo, { club: club.body.id })).body).toMatchObject({ code: 'unknown-club' });
    await here.del(`/clubs/${club.body.id}`, { as: ann });
    expect((await here.get(`/seeks/${within.body.id}`, { as: ann })).body).toMatchObject({
      code: 'unknown-seek',
    });
  });
});

describe('time', () => {
  let parlors: Parlors;
  let parlor: Parlor;
  let later = 0;
  beforeAll(async () => {
    parlors = await openParlors(freshDatabase, {}, { clock: () => Date.now() + later });
    parlor = parlors.there;
  });
  afterAll(() => parlors?.close());
  const seek = async (as: Guest, wanted: object) =>
    (await parlor.post<Seek>('/seeks', { as, body: { ruleset: 'knucklebones', ...wanted } })).body;
  const look = async (as: Guest, { id }: Seek) => (await parlor.get<Seek>(`/seeks/${id}`, { as })).body;
  const pass = (ms: number) =>
    stayOpen([parlors.here, parlor], Date.now() + later + ms, () => {
      later += ms;
    });

  test('a bot comes after a while, for whoever would rather have one', async () => {
    const ann = await parlor.guest('Ann');
    const made = await seek(ann, { options: { width: 2 }, bot: { level: 'hard', afterSeconds: 40 } });
    await pass(39_000);
    await parlor.services.tables.matchmaking.run();
    expect(await look(ann, made)).toMatchObject({ status: 'waiting' });
    later += 2_000;
    await parlor.services.tables.matchmaking.run();
    const { gameId } = await until(async () => {
      const seen = await look(ann, made);
      expect(seen.status).toBe('matched');
      return seen;
    });
    const { body } = await parlor.get<Game>(`/games/${gameId}`, { as: ann });
    expect(body.seats.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Hard bot']);
  });

  test('nobody who stopped looking is given away', async () => {
    const [ann, ben] = [await parlor.guest('Ann'), await parlor.guest('Ben')];
    const gone = await seek(ann, { options: { width: 3 } });
    await pass(61_000);
    expect(await seek(ben, { options: { width: 3 } })).toMatchObject({ status: 'waiting' });
    expect(await look(ann, gone)).toMatchObject({ status: 'cancelled', why: 'nobody-looked' });
  });

  test('nobody is given away for the time in which the house was closed', async () => {
    const ann = await parlor.guest('Ann');
    const made = await seek(ann, { options: { width: 6 } });
    later += 600_000;
    await parlor.services.tables.matchmaking.run();
    expect((await parlor.store.seeks.find(made.id))?.status).toBe('waiting');
    await pass(61_000);
    await parlor.services.tables.matchmaking.run();
    expect(await look(ann, made)).toMatchObject({ status: 'cancelled', why: 'nobody-looked' });
  });

  test('of two processes that want the same one for another, one has them and the other leaves all as they are', async () => {
    const ann = await parlor.guest('Ann');
    const made = await seek(ann, { options: { width: 2, height: 2 } });
    const row = await parlor.store.seeks.find(made.id);
    if (row === null) return expect.fail();
    const [here, there] = [parlors.here.store.seeks, parlors.there.store.seeks];
    for (let round = 0; round < 12; round++) {
      // Nobody else wants what they want.
      const ids = ['a', 'b', 'c'].map((name) => `s_${round}${name}`);
      for (const id of ids) await here.add({ ...row, seekId: id, ruleset: id, wishMark: id }, 1_000);
      const [a = '', b = '', c = ''] = ids;
      const won = await Promise.all([
        here.pair([a, b], `g_${round}here`, new Date()),
        there.pair([b, c], `g_${round}there`, new Date()),
      ]);
      expect(won.filter(Boolean)).toHaveLength(1);
      const left = await here.find(won[0] ? c : a);
      expect(left).toMatchObject({ status: 'waiting', gameId: null });
      for (const id of ids) {
        await here.giveUp(id, 'no-table', new Date());
        await here.cancel(id, 'taken-back', new Date());
      }
    }
  });

  test('whom somebody paired who died meets at that table all the same', async () => {
    const [one, other] = [await parlor.guest('Ann'), await parlor.guest('Ben')];
    // They want different tables, so that nobody else brings them together.
    const first = await seek(one, { options: { width: 4 } });
    const second = await seek(other, { options: { width: 5 } });
    const pair = (gameId: string) =>
      parlor.store.seeks.pair([first.id, second.id], gameId, new Date(Date.now() + later));
    const gameId = 'g_0000000000000000000001';
    expect(await pair(gameId)).toBe(true);
    expect(await pair('g_another')).toBe(false);
    expect(await look(one, first)).toMatchObject({ status: 'waiting', gameId: null });
    later += 11_000;
    await parlor.services.tables.matchmaking.finish();
    await until(async () => expect(await look(one, first)).toMatchObject({ status: 'matched', gameId }));
    expect(await parlor.services.tables.matchmaking.finish()).toBe(0);
    expect((await parlor.get<Game>(`/games/${gameId}`)).body).toMatchObject({ status: 'playing' });
  });
});

describe('who meets whom', () => {
  const NOW = Date.UTC(2026, 0, 1);
  const waits = (seekId: string, mu: number, seconds: number, changes: object = {}): SeekRow => ({
    seekId,
    playerId: `p_${seekId}`,
    tokenId: 't',
    ruleset: 'knucklebones',
    club: null,
    wish: { options: {}, seats: 2, rated: true, ...changes },
    wishMark: 'the same',
    mu,
    status: 'waiting',
    why: null,
    gameId: null,
    requestHash: null,
    createdAt: new Date(NOW - seconds * 1000),
    seenAt: new Date(NOW),
    changedAt: new Date(NOW),
  });
  const names = (waiting: readonly SeekRow[]) =>
    groupsAmong(waiting, NOW).map(({ seeks, bots }) => [...seeks.map(({ seekId }) => seekId), bots]);

  test('the nearest rating comes first', () => {
    expect(
      names([waits('a', 1500, 9), waits('b', 1600, 8), waits('c', 1510, 7), waits('d', 1590, 6)]),
    ).toEqual([
      ['a', 'c', 0],
      ['b', 'd', 0],
    ]);
  });

  test('the longer somebody waits the farther they reach, and in the end to anybody', () => {
    const [a, b] = [waits('a', 1500, 10), waits('b', 1800, 0)];
    expect(names([a, b])).toEqual([]);
    expect(names([waits('a', 1500, 14), b])).toEqual([['a', 'b', 0]]);
    expect(reachAfter(89)).toBeLessThan(1500);
    expect(names([waits('a', 3000, 90), waits('b', 0, 0)])).toEqual([['a', 'b', 0]]);
  });

  test('a table for three needs three, or bots for those who do not come', () => {
    const three = { seats: 3 };
    const bot = { level: 'easy', afterSeconds: 30 };
    expect(names([waits('a', 1500, 31, three), waits('b', 1500, 0, three)])).toEqual([]);
    expect(names([waits('a', 1500, 31, { ...three, bot }), waits('b', 1500, 0, three)])).toEqual([
      ['a', 'b', 1],
    ]);
    expect(names([waits('a', 1500, 29, { ...three, bot })])).toEqual([]);
  });
});
