import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verify } from '../../src/record/verify.js';
import type { Event, Game, Guest, Page, Parlor } from '../support/parlor.js';
import { openParlors, type Parlors } from '../support/parlors.js';
import { freshDatabase, freshFolder } from '../support/places.js';

const [ME, OPEN, INVITE] = [{ player: 'me' }, { open: true }, { invite: true }];

describe.each([
  ['one process on a folder', freshFolder],
  ['two processes on a Postgres server', freshDatabase],
] as const)('a table before its start, with %s', (_name, freshPlace) => {
  let parlors: Parlors;
  let here: Parlor;
  let there: Parlor;
  let ann: Guest;
  let ben: Guest;
  let cat: Guest;
  beforeAll(async () => {
    parlors = await openParlors(freshPlace);
    ({ here, there } = parlors);
    [ann, ben, cat] = [await here.guest('Ann'), await here.guest('Ben'), await here.guest('Cat')];
  });
  afterAll(() => parlors?.close());

  const patch = (door: Parlor, path: string, as: Guest, body: object) =>
    door.request<Game>('PATCH', path, { as, body });
  const change = (game: Game, seat: number, body: object, as = ann) =>
    patch(there, `/games/${game.id}/seats/${seat}`, as, body);
  const start = (game: Game, as = ann) => patch(there, `/games/${game.id}`, as, { start: true });
  const sit = (game: Game, as: Guest, body = {}) => there.post<Game>(`/games/${game.id}/seats`, { as, body });
  const look = async (game: Game, as?: Guest) => (await there.get<Game>(`/games/${game.id}`, { as })).body;
  const types = async (game: Game) =>
    (await there.get<Page<Event>>(`/games/${game.id}/events`, { as: ann })).body.items.map(
      ({ event }) => event.type,
    );
  const isSound = async (game: Game, as = ann) => {
    const { body } = await there.get<object>(`/games/${game.id}/record`, { as });
    expect(verify(body)).toMatchObject({ isSound: true, problem: null });
  };
  const refused = (code: string, status = 409) => ({ status, body: { code } });
  const kinds = ({ seats }: Game) => seats.map(({ kind }) => kind);

  test('the host gives an open seat to a bot, and opens it again', async () => {
    const game = await here.lay(ann, { ruleset: 'cant-stop', seats: [ME, OPEN, OPEN] });
    const given = await change(game, 1, { bot: 'easy' });
    expect(given.body.seats[1]).toMatchObject({ kind: 'bot', level: 'easy', name: 'Easy bot' });
    expect(
      (await change(game, 2, { open: true })).status,
      'opening what is open changes nothing of note',
    ).toBe(200);
    expect(kinds((await change(game, 1, { open: true })).body)).toEqual(['player', 'open', 'open']);
    await change(game, 1, { bot: 'medium' });
    const begun = await change(game, 2, { bot: 'medium' });
    expect(begun.body).toMatchObject({
      status: 'playing',
      seats: [{}, { name: 'Medium bot' }, { name: 'Medium bot 2' }],
    });
    expect((await types(game)).slice(0, 7)).toEqual([
      'game-created',
      'seat-given',
      'seat-opened',
      'seat-opened',
      'seat-given',
      'seat-given',
      'game-started',
    ]);
    expect(await change(game, 1, { open: true })).toMatchObject(refused('game-under-way'));
    await here.del(`/games/${game.id}/seats/0`, { as: ann });
    await isSound(game);
    expect(await change(game, 1, { open: true })).toMatchObject(refused('game-over'));
  });

  test('the host starts early with those who are there; seats move up and the record holds', async () => {
    const seats = [ME, OPEN, OPEN, OPEN];
    const game = await here.lay(ann, { ruleset: 'jackaroo', seats });
    expect(await start(game)).toMatchObject(refused('too-few-seats'));
    await sit(game, ben, { seat: 2, salt: 'socks' });
    await sit(game, cat, { seat: 3 });
    expect(await start(game, ben)).toMatchObject(refused('not-your-game', 403));
    const begun = await start(game);
    expect(begun.body).toMatchObject({
      status: 'playing',
      seats: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cat' }],
    });
    expect(await start(game)).toMatchObject(refused('game-under-way'));
    await here.del(`/games/${game.id}/seats/0`, { as: ann });
    for (const seat of [1, 2])
      await here.del(`/games/${game.id}/seats/${seat}`, { as: seat === 1 ? ben : cat });
    await isSound(game);
    expect(await start(game)).toMatchObject(refused('game-over'));
  });

  test('a fork keeps its seats, and no bot sits where luck is a script', async () => {
    const played = await here.play([ann, ben], { ruleset: 'knucklebones' });
    const fork = await here.post<Game>(`/games/${played.id}/forks`, { as: ann, body: { seats: [ME, OPEN] } });
    expect(await start(fork.body)).toMatchObject(refused('too-few-seats'));
    const laid = await here.post<Game>('/games', {
      as: ann,
      body: { ruleset: 'knucklebones', seats: [ME, OPEN], chance: { script: [4] } },
    });
    expect(await change(laid.body, 1, { bot: 'easy' })).toMatchObject(refused('invalid-seats', 422));
  });

  test('the host sends a guest away, who does not come straight back', async () => {
    const game = await here.lay(ann);
    const open = await here.lay(ann, { ruleset: 'cant-stop', seats: [ME, OPEN, OPEN] });
    await sit(open, ben);
    expect(await change(open, 1, { bot: 'easy' })).toMatchObject(refused('seat-taken'));
    expect(await there.del(`/games/${open.id}/seats/1`, { as: cat })).toMatchObject(
      refused('not-your-seat', 403),
    );
    expect((await there.del<Game>(`/games/${open.id}/seats/1`, { as: ann })).body.seats[1]?.kind).toBe(
      'open',
    );
    expect(await sit(open, ben)).toMatchObject(refused('seat-barred'));
    expect(await look(open, ben)).toMatchObject({ maySit: false });
    expect((await sit(open, cat)).status).toBe(201);
    await here.del(`/games/${open.id}`, { as: ann });
    await isSound(open);
    expect((await sit(game, ben)).status, 'elsewhere they are welcome').toBe(201);
  });

  test('a link table has a code that can be said aloud, and is in no list', async () => {
    const game = await here.lay(ann, { visibility: 'link' });
    expect(game.code).toMatch(/^(?:[2-9A-HJKMNP-Z]{3}-){2}[2-9A-HJKMNP-Z]{3}$/);
    expect((await there.get('/games?limit=100')).text).not.toContain(game.id);
    expect((await look(game)).code, 'whoever has the address').toBe(game.code);
    const said = game.code?.toLowerCase().replaceAll('-', ' ');
    const joined = await there.post<Game>('/games/join', { as: ben, body: { code: said } });
    expect(joined).toMatchObject({ status: 201, body: { id: game.id, status: 'playing' } });
    expect(joined.headers.get('location')).toBe(`/games/${game.id}`);
    expect(await there.post('/games/join', { as: cat, body: { code: said } })).toMatchObject(
      refused('no-open-seat'),
    );
    const unknown = await there.post('/games/join', { as: cat, body: { code: '222-222-222' } });
    expect(unknown).toMatchObject(refused('unknown-code', 404));
    expect((await look(game)).status, 'and stays open to look at').toBe('playing');
  });

  test('a seat is kept for whoever has its invitation, for one use', async () => {
    const game = await here.lay(ann, { visibility: 'public', seats: [ME, INVITE] });
    const invite = game.seats[1]?.invitation;
    expect(game.seats[1]).toMatchObject({ kind: 'open', reserved: 'invitation', name: null });
    expect((await look(game, ben)).seats[1], 'only the host sees it').not.toHaveProperty('invitation');
    expect((await look(game, ben)).maySit).toBe(false);
    expect(await sit(game, ben)).toMatchObject(refused('no-open-seat'));
    expect(await sit(game, ben, { seat: 1 })).toMatchObject(refused('seat-reserved'));
    expect(await sit(game, ben, { invite: 'KVX-7MP-2QD' })).toMatchObject(refused('bad-invitation'));
    expect(await sit(game, ben, { seat: 0, invite })).toMatchObject(refused('bad-invitation'));
    const both = await Promise.all([sit(game, ben, { invite }), sit(game, cat, { invite })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await there.get(`/games?openSeats=true&limit=100`)).text).not.toContain(game.id);
  });

  test('a new invitation takes the place of the old one, and a private table needs one', async () => {
    const body = { ruleset: 'knucklebones', visibility: 'private', seats: [ME, OPEN] };
    expect(await here.post('/games', { as: ann, body })).toMatchObject(refused('invalid-seats', 422));
    const game = await here.lay(ann, { visibility: 'private' });
    const first = game.seats[1]?.invitation;
    expect(await change(game, 1, { open: true })).toMatchObject(refused('invalid-seats', 422));
    const again = (await change(game, 1, { invite: true })).body.seats[1]?.invitation;
    expect(again).not.toBe(first);
    expect((await sit(game, ben, { invite: first })).status, 'as if there were no such game').toBe(404);
    expect((await sit(game, ben, { invite: again })).status).toBe(201);
    expect((await look(game, ben)).status).toBe('playing');
  });

  test('a code leads to a table, and the table says who may sit there', async () => {
    const join = (code: string | null, as: Guest, body = {}) =>
      there.post<Game>('/games/join', { as, body: { code, ...body } });
    const game = await here.lay(ann, { ruleset: 'cant-stop', seats: [ME, OPEN, OPEN], visibility: 'link' });
    expect(await join(game.code, ann)).toMatchObject(refused('already-seated'));
    await join(game.code, ben);
    await there.del(`/games/${game.id}/seats/1`, { as: ann });
    expect(await join(game.code, ben)).toMatchObject(refused('seat-barred'));
    await here.del(`/games/${game.id}`, { as: ann });
    expect(await join(game.code, cat)).toMatchObject(refused('game-over'));
    const played = await here.play([ann, ben], { visibility: 'link' });
    await here.del(`/games/${played.id}/seats/1`, { as: ben });
    expect(await join(played.code, cat, { salt: 'mine' })).toMatchObject(refused('salt-too-late'));
  });

  test('who is no host, speaks of no such seat or of another version changes nothing', async () => {
    const game = await here.lay(ann);
    expect(await change(game, 1, { bot: 'easy' }, ben)).toMatchObject(refused('not-your-game', 403));
    expect(await change(game, 9, { bot: 'easy' })).toMatchObject(refused('unknown-seat', 404));
    const headers = { 'if-match': '"7"' };
    for (const [path, body] of [
      ['/seats/1', { bot: 'easy' }],
      ['', { start: true }],
    ] as const)
      expect(
        await there.request('PATCH', `/games/${game.id}${path}`, { as: ann, body, headers }),
      ).toMatchObject(refused('stale-version', 412));
    expect(await types(game)).toEqual(['game-created']);
  });

  test('a key that stood for a seat does not start the game', async () => {
    const game = await here.lay(ann, { ruleset: 'cant-stop', seats: [ME, OPEN, OPEN] });
    const headers = { 'idempotency-key': `a-key-of-${game.id}` };
    const asked = (path: string, body: object) =>
      there.request('PATCH', `/games/${game.id}${path}`, { as: ann, body, headers });
    expect((await asked('/seats/1', { bot: 'easy' })).status).toBe(200);
    expect(await asked('', { start: true })).toMatchObject(refused('key-reused', 422));
  });

  test('nobody is sent to a seat that is kept for somebody else', async () => {
    const game = await here.lay(ann, { seats: [ME, INVITE] });
    const body = { type: 'place', column: 0 };
    const told = await here.post(`/games/${game.id}/actions`, { as: ben, body });
    expect(told).toMatchObject(refused('not-seated', 403));
    expect(told.body.detail).toContain('no seat is open to you');
  });

  test('a table that its people look at is not closed', async () => {
    const [seen, unseen] = [await here.lay(ann), await here.lay(ann)];
    const tomorrow = new Date(Date.now() + 60_000);
    await look(seen, ann);
    await there.services.tables.noteLooks();
    await there.store.looks.note([seen.id], new Date(Date.now() + 120_000));
    const closed = await there.services.tables.closeIdle(tomorrow);
    expect(closed).toContain(unseen.id);
    expect(closed).not.toContain(seen.id);
  });
});
