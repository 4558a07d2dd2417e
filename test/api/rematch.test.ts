import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verify } from '../../src/record/verify.js';
import type { Acted, Game, Guest, Page, Parlor } from '../support/parlor.js';
import { openParlor } from '../support/parlor.js';
import { openParlors, type Parlors } from '../support/parlors.js';
import { freshDatabase, freshFolder } from '../support/places.js';

const [ME, OPEN] = [{ player: 'me' }, { open: true }];

describe.each([
  ['one process on a folder', freshFolder],
  ['two processes on a Postgres server', freshDatabase],
] as const)('a rematch, with %s', (_name, freshPlace) => {
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

  /** A game of one move. */
  const over = async (guests: readonly Guest[] = [ann, ben], wanted = {}): Promise<Game> => {
    const game = await here.play(guests, { options: { width: 1, height: 1 }, ...wanted });
    await here.post<Acted>(`/games/${game.id}/actions`, {
      as: guests[0],
      body: { type: 'place', column: 0 },
    });
    return look(game, guests[0]);
  };
  /** A game for three that everybody but the first has left. */
  const deserted = async (): Promise<Game> => {
    const game = await here.play([ann, ben, cat], { ruleset: 'cant-stop', visibility: 'private' });
    await turn(game, ann);
    for (const [seat, as] of [
      [1, ben],
      [2, cat],
      [0, ann],
    ] as const) {
      if (seat > 0) await turn(game, as);
      await here.del(`/games/${game.id}/seats/${seat}`, { as });
    }
    return look(game, ann);
  };
  const turn = async (game: Game, as: Guest): Promise<void> => {
    const { legal } = await look(game, as);
    const action = legal.find(({ action: { type } }) => type === 'stop') ?? legal[0];
    if (action === undefined) return;
    await here.post<Acted>(`/games/${game.id}/actions`, { as, body: action.action });
    await turn(game, as);
  };
  const again = (game: Game, as: Guest, door = there, headers = {}) =>
    door.post<Game>(`/games/${game.id}/rematch`, { as, headers });
  const look = async (game: { readonly id: string }, as?: Guest) =>
    (await there.get<Game>(`/games/${game.id}`, { as })).body;
  const refused = (code: string, status = 409) => ({ status, body: { code } });

  test('the first lays the same table with the seats moved up, the next sits down there', async () => {
    const clock = { perTurnSeconds: 60, bankSeconds: 5, whenOut: 'forfeit' };
    const first = await over([ann, ben], { clock, odds: false, visibility: 'link' });
    expect(first).toMatchObject({
      rematch: null,
      rematchOf: null,
      links: { rematch: `/games/${first.id}/rematch` },
    });
    const laid = await again(first, ben);
    expect([laid.status, laid.headers.get('location')]).toEqual([201, `/games/${laid.body.id}`]);
    expect(laid.body).toMatchObject({
      status: 'waiting',
      ruleset: 'knucklebones',
      options: { width: 1, height: 1 },
      visibility: 'link',
      odds: false,
      clock,
      rematchOf: first.id,
      hosting: true,
      seats: [
        { kind: 'player', name: 'Ben', you: true },
        { kind: 'open', reserved: 'player', keptFor: 'Ann', you: false },
      ],
    });
    const begun = await again(first, ann, here);
    expect(begun.body).toMatchObject({
      id: laid.body.id,
      status: 'playing',
      seats: [{ name: 'Ben' }, { name: 'Ann' }],
    });
    expect((await again(first, ben, here)).body).toMatchObject({ id: laid.body.id, status: 'playing' });
    expect(await look(first)).toMatchObject({ rematch: laid.body.id, version: first.version });
    const { body } = await here.get<string>(`/games/${first.id}/board`);
    expect(body).toContain(`It is played again: ${laid.body.id}.`);
    await there.post(`/games/${laid.body.id}/actions`, { as: ben, body: { type: 'place', column: 0 } });
    const record = await there.get<object>(`/games/${laid.body.id}/record`);
    expect(verify(record.body)).toMatchObject({ isSound: true, problem: null });
    const third = await again(laid.body, ann);
    expect(third.body).toMatchObject({ rematchOf: laid.body.id, seats: [{ name: 'Ann' }, {}] });
  });

  test('the tag of a game changes when it is played again', async () => {
    const first = await over();
    const before = (await there.get(`/games/${first.id}`)).headers.get('etag') ?? '';
    const known = { headers: { 'if-none-match': before } };
    expect((await there.get(`/games/${first.id}`, known)).status).toBe(304);
    await again(first, ann, here);
    const after = await there.get<Game>(`/games/${first.id}`, known);
    expect([after.status, after.headers.get('etag')]).toEqual([
      200,
      `"${first.version}-${after.body.rematch}"`,
    ]);
    expect((await there.get<Game>(`/games/${first.id}?at=${first.version}`)).body.rematch).toBeNull();
  });

  test('however many ask at once, in whichever process, there is one table', async () => {
    const first = await over();
    const doors = [here, there, here, there, here, there];
    const answers = await Promise.all(doors.map((door, index) => again(first, index % 3 ? ann : ben, door)));
    expect(answers.map(({ status }) => status)).toEqual(doors.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const id = answers[0]?.body.id ?? '';
    expect((await look({ id })).status).toBe('playing');
    const listed = await there.get<Page<Game>>('/games?limit=100');
    expect(listed.body.items.filter(({ rematchOf }) => rematchOf === first.id)).toMatchObject([{ id }]);
  });

  test('bots come along, and whoever had a bot play on is expected', async () => {
    const seats = [ME, { bot: 'easy' }, { bot: 'easy' }];
    const alone = await here.lay(ann, { ruleset: 'cant-stop', seats, pace: 60_000 });
    await turn(alone, ann);
    await here.del(`/games/${alone.id}/seats/0`, { as: ann });
    expect((await again(alone, ann)).body).toMatchObject({
      status: 'playing',
      whenLeft: 'bot',
      seats: [{ kind: 'bot', level: 'easy', name: 'Easy bot 1' }, { name: 'Easy bot 2' }, { name: 'Ann' }],
    });
    const left = await deserted();
    expect(left.seats).toMatchObject([{ name: 'Ann' }, { standsInFor: 'Ben' }, { standsInFor: 'Cat' }]);
    const laid = await again(left, cat);
    expect(laid.body).toMatchObject({
      visibility: 'private',
      seats: [{ keptFor: 'Ben' }, { name: 'Cat', you: true }, { keptFor: 'Ann' }],
    });
    expect((await look(laid.body, ben)).seats).toMatchObject([{ keptFor: 'Ben' }, {}, {}]);
  });

  test('whoever held two seats has both again', async () => {
    const first = await over([ann, ann]);
    expect((await again(first, ann)).body).toMatchObject({
      status: 'playing',
      seats: [{ you: true }, { you: true }],
    });
    const three = await here.lay(ann, { ruleset: 'cant-stop', seats: [ME, OPEN, OPEN], whenLeft: 'end' });
    for (const seat of [1, 2]) await here.post(`/games/${three.id}/seats`, { as: ben, body: { seat } });
    await turn(three, ann);
    await here.del(`/games/${three.id}/seats/0`, { as: ann });
    expect((await again(three, ann)).body.seats).toMatchObject([{ keptFor: 'Ben' }, { keptFor: 'Ben' }, {}]);
    expect((await again(three, ben, here)).body).toMatchObject({
      status: 'playing',
      seats: [{ you: true }, { you: true }, { you: false }],
    });
  });

  test('a seat that nobody comes to is opened by the host, and then it is anybody’s', async () => {
    const first = await over();
    const { body: laid } = await again(first, ann);
    expect(await there.post(`/games/${laid.id}/seats`, { as: cat })).toMatchObject(refused('no-open-seat'));
    expect(await again(first, cat)).toMatchObject(refused('not-seated', 403));
    const seat = laid.seats.findIndex(({ keptFor }) => keptFor === 'Ben');
    await here.request('PATCH', `/games/${laid.id}/seats/${seat}`, { as: ann, body: { open: true } });
    expect((await there.post(`/games/${laid.id}/seats`, { as: cat })).status).toBe(201);
    expect(await again(first, ben)).toMatchObject(refused('no-open-seat'));
    await here.post(`/games/${laid.id}/actions`, { as: ann, body: { type: 'place', column: 0 } });
    await here.post(`/games/${laid.id}/actions`, { as: cat, body: { type: 'place', column: 0 } });
    expect(await again(first, ben)).toMatchObject(refused('game-over'));
    expect((await again(first, ann)).body).toMatchObject({ id: laid.id, status: 'over' });
  });

  test('whom the host sent away does not come back by asking again', async () => {
    const game = await here.play([ann, ben, cat], { ruleset: 'jackaroo', whenLeft: 'end' });
    for (const as of [ann, ben, cat]) await turn(game, as);
    await here.del(`/games/${game.id}/seats/0`, { as: ann });
    const { body: laid } = await again(game, ann);
    await again(game, ben);
    const seat = (await look(laid)).seats.findIndex(({ name }) => name === 'Ben');
    await here.del(`/games/${laid.id}/seats/${seat}`, { as: ann });
    expect(await again(game, ben)).toMatchObject(refused('seat-barred'));
  });

  test('a table that was called off may be laid again, but not for ever', async () => {
    const first = await over();
    const tables: string[] = [];
    for (let times = 0; times < 8; times++) {
      const { body } = await again(first, times % 2 ? ann : ben);
      tables.push(body.id);
      await here.del(`/games/${body.id}`, { as: times % 2 ? ann : ben });
      expect((await look(first)).rematch).toBeNull();
    }
    expect(new Set(tables).size).toBe(8);
    expect(await again(first, ann)).toMatchObject(refused('no-rematch'));
    expect(await again({ ...first, id: tables[0] ?? '' }, ben), 'it never began').toMatchObject(
      refused('no-rematch'),
    );
  });

  test('under a key the first answer comes again, whatever has happened since', async () => {
    const first = await over();
    const key = { 'idempotency-key': 'again' };
    const { body: laid } = await again(first, ann, here, key);
    await again(first, ben, here, key);
    const repeated = await again(first, ann, there, key);
    expect(repeated.headers.get('idempotency-replayed')).toBe('true');
    expect(repeated.body).toMatchObject({ id: laid.id, status: 'waiting', version: 1 });
    const other = await over();
    const { body: second } = await again(other, ben);
    await here.post(`/games/${second.id}/seats`, { as: ann, headers: { 'idempotency-key': 'mine' } });
    expect(await again(other, ann, there, { 'idempotency-key': 'mine' })).toMatchObject(
      refused('key-reused', 422),
    );
    const called = await over();
    const { body: off } = await again(called, ann, here, key);
    await here.del(`/games/${off.id}`, { as: ann });
    expect((await again(called, ann, there, key)).body).toMatchObject({ id: off.id, status: 'waiting' });
  });

  test('there is no rematch of what goes on, of a sandbox, or of a table where nobody played', async () => {
    const running = await here.play([ann, ben]);
    expect(await again(running, ann)).toMatchObject(refused('game-not-over'));
    const seeded = await over([ann, ben], { chance: { seed: 'monday' } });
    expect(seeded.links).not.toHaveProperty('rematch');
    expect(await again(seeded, ann)).toMatchObject(refused('no-rematch'));
    const hidden = await over([ann, ben], { visibility: 'private' });
    expect(await again(hidden, cat)).toMatchObject(refused('unknown-game', 404));
  });
});

test('a rematch counts among the games that one may have at once', async () => {
  const parlor = await openParlor({ caps: { perPlayer: 2, perNetwork: 100 } });
  const ann = await parlor.guest('Ann');
  const game = await parlor.play([ann, ann], { options: { width: 1, height: 1 } });
  await parlor.post(`/games/${game.id}/actions`, { as: ann, body: { type: 'place', column: 0 } });
  await parlor.post(`/games/${game.id}/actions`, { as: ann, body: { type: 'place', column: 0 } });
  for (const _ of [1, 2]) await parlor.lay(ann);
  const refusal = await parlor.post(`/games/${game.id}/rematch`, { as: ann });
  expect(refusal).toMatchObject({ status: 409, body: { code: 'too-many-games' } });
  await parlor.close();
});
