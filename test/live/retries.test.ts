import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openServices } from '../../src/services.js';
import { withTexts } from '../../src/store/entry.js';
import { type Acted, type Game, type Guest, openParlor, type Parlor, type Reply } from '../support/parlor.js';
import { PLACES } from '../support/places.js';
import { until } from '../support/until.js';

const withKey = (key: string, more: { readonly [name: string]: string } = {}) => ({
  headers: { 'idempotency-key': key, ...more },
});

/** The first answer again, byte for byte, and marked. */
const expectReplay = (first: Reply<unknown>, again: Reply<unknown>): void => {
  expect(first.headers.get('idempotency-replayed')).toBeNull();
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect({ status: again.status, text: again.text }).toEqual({ status: first.status, text: first.text });
  for (const name of ['etag', 'location']) expect(again.headers.get(name)).toBe(first.headers.get(name));
};

afterEach(() => {
  vi.useRealTimers();
});

describe.each(PLACES)('a repeated request, on %s,', (_name, fresh) => {
  let parlor: Parlor;
  let ann: Guest;
  let ben: Guest;
  beforeAll(async () => {
    parlor = await openParlor({ fresh });
    ann = await parlor.guest('Ann');
    ben = await parlor.guest('Ben');
  });
  afterAll(() => parlor?.close());

  const place = (game: Game, as: Guest, key: string, column = 0, more = {}) =>
    parlor.post<Acted>(`/games/${game.id}/actions`, {
      as,
      body: { type: 'place', column },
      ...withKey(key, more),
    });

  test('welcomes one player', async () => {
    const asking = { body: { name: 'Cem' }, ...withKey(randomUUID()) };
    expectReplay(await parlor.post('/players', asking), await parlor.post('/players', asking));
    expect((await parlor.post('/players', { ...asking, body: { name: 'Dia' } })).status).toBe(422);
  });

  test('resigns one seat', async () => {
    const game = await parlor.play([ann, ben]);
    const asking = { as: ann, ...withKey('leave') };
    const path = `/games/${game.id}/seats/0`;
    expectReplay(await parlor.del(path, asking), await parlor.del(path, asking));
  });

  test('closes one table, and the key of something else does not', async () => {
    const seats = [{ player: 'me' }, { player: 'me' }, { open: true }];
    const game = await parlor.lay(ann, { ruleset: 'jackaroo', seats });
    const path = `/games/${game.id}`;
    const asking = { as: ann, ...withKey('close') };
    const leaving = { as: ann, ...withKey('leave') };
    expect((await parlor.del(`${path}/seats/0`, leaving)).status).toBe(200);
    expect((await parlor.del(path, leaving)).body.code).toBe('key-reused');
    expectReplay(await parlor.del(path, asking), await parlor.del(path, asking));
  });

  test('lays one table', async () => {
    const asking = { as: ann, body: { ruleset: 'knucklebones' }, ...withKey('lay') };
    const first = await parlor.post<Game>('/games', asking);
    await parlor.post(`/games/${first.body.id}/seats`, { as: ben });
    expectReplay(first, await parlor.post('/games', asking));
    const other = { ...asking, body: { ruleset: 'dastan' } };
    expect((await parlor.post('/games', other)).body.code).toBe('key-reused');
    expect(
      (await parlor.post('/games', { ...asking, as: ben })).headers.get('idempotency-replayed'),
    ).toBeNull();
  });

  test('takes one seat', async () => {
    const game = await parlor.lay(ann, { ruleset: 'jackaroo' });
    const asking = { as: ben, body: { seat: 1 }, ...withKey('sit') };
    const sit = (more = {}) => parlor.post(`/games/${game.id}/seats`, { ...asking, ...more });
    expectReplay(await sit(), await sit());
    expect((await sit({ body: { seat: 2 } })).body.code).toBe('key-reused');
  });

  test('acts once, and is answered the same even when the game has gone on', async () => {
    const game = await parlor.play([ann, ben]);
    const first = await place(game, ann, 'act');
    await place(game, ben, 'act');
    expectReplay(first, await place(game, ann, 'act'));
    expect((await place(game, ann, 'act', 1)).status).toBe(422);
    const minimal = await place(game, ann, 'act', 0, { prefer: 'return=minimal' });
    expect(minimal.body).toEqual({ version: first.body.version, events: first.body.events });
  });

  test('shows of a hidden game what the first answer showed', async () => {
    const four = [ann, ben, await parlor.guest('Cem'), await parlor.guest('Dia')];
    const game = await parlor.play(four, { ruleset: 'jackaroo' });
    const who = four[game.toAct[0] ?? 0] ?? ann;
    const { legal } = (await parlor.get<Game>(`/games/${game.id}`, { as: who })).body;
    const asking = { as: who, body: legal[0]?.action, ...withKey('hidden') };
    const path = `/games/${game.id}/actions`;
    expectReplay(await parlor.post(path, asking), await parlor.post(path, asking));
  });

  test('is looked up before If-Match', async () => {
    const game = await parlor.play([ann, ben]);
    const match = { 'if-match': `"${game.version}"` };
    const first = await place(game, ann, 'matched', 0, match);
    expectReplay(first, await place(game, ann, 'matched', 0, match));
    expect((await place(game, ann, 'unmatched', 0, match)).status).toBe(412);
  });

  test('that comes while the first is under way is told to wait; nothing happens twice', async () => {
    const game = await parlor.play([ann, ben]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => place(game, ann, 'twins')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(1);
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    expect(statuses).toContain(409);
    for (const { status, body } of answers)
      if (status === 409) expect(body).toMatchObject({ code: 'key-in-use' });
    const log = await parlor.log(game.id);
    expect(log.filter(({ action }) => action !== null)).toHaveLength(1);
    expect((await place(game, ann, 'twins')).headers.get('idempotency-replayed')).toBe('true');
  });

  test('that was refused made nothing, so it may be asked again', async () => {
    const game = await parlor.play([ann, ben]);
    expect((await place(game, ben, 'early')).status).toBe(409);
    await place(game, ann, 'first');
    expect((await place(game, ben, 'early')).status).toBe(201);
    expect(await parlor.store.ledger.key(game.id, ben.id, 'early')).toMatchObject({ seat: 1 });
  });

  test('a lost race stores neither the event nor the key', async () => {
    const game = await parlor.play([ann, ben]);
    const log = await parlor.log(game.id);
    const [last] = log.slice(-1);
    if (last === undefined) throw new Error('no log');
    const key = {
      gameId: game.id,
      playerId: ann.id,
      key: 'loser',
      requestHash: 'h',
      seat: 0,
      firstSeq: last.seq,
      lastSeq: last.seq,
      createdAt: last.at,
    };
    const append = { gameId: game.id, entries: [withTexts(last)], card: null, key };
    expect(await parlor.store.ledger.append(append)).toBe('lost');
    expect(await parlor.store.ledger.key(game.id, ann.id, 'loser')).toBeNull();
    const next = { ...last, seq: last.seq + 1 };
    const taken = await place(game, ann, 'taken');
    expect(taken.status).toBe(201);
    const doubled = {
      ...append,
      entries: [withTexts({ ...next, seq: taken.body.version + 1 })],
      key: { ...key, key: 'taken' },
    };
    expect(await parlor.store.ledger.append(doubled), 'a key that is taken keeps the events out').toBe(
      'lost',
    );
    expect(await parlor.log(game.id)).toHaveLength(taken.body.version);
  });

  test('keys are kept for a day at least, and then forgotten', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const complaints: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void complaints.push(line) });
    const services = await openServices(parlor.store, { log });
    const game = await parlor.play([ann, ben]);
    await place(game, ann, 'old');
    const key = () => parlor.store.ledger.key(game.id, ann.id, 'old');
    /** Time in which no clock ticks: an hour of ticking is thousands of small things to do. */
    const withoutATick = (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000);
    const anHourLater = (): Promise<unknown> => {
      vi.advanceTimersByTime(3_600_000);
      return key();
    };
    withoutATick(22);
    for (const _hour of ['the 23rd', 'the 24th']) expect(await anHourLater()).not.toBeNull();
    withoutATick(24);
    // A sweep that comes while another is under way is left out: then it is done an hour later.
    let looks = 0;
    await until(async () =>
      expect(await (looks++ % 20 === 0 ? anHourLater() : key()), complaints[0]).toBeNull(),
    );
    await services.close();
  });

  test('a table whose key was forgotten is not laid again under it', async () => {
    const asking = { as: ann, body: { ruleset: 'knucklebones' }, ...withKey('ancient') };
    const first = await parlor.post<Game>('/games', asking);
    await parlor.store.ledger.forgetKeys(new Date(Date.now() + 1_000));
    expect((await parlor.post('/games', asking)).body).toMatchObject({ status: 422, code: 'key-reused' });
    expect(await parlor.log(first.body.id)).toHaveLength(1);
  });
});
