import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verify } from '../../src/record/verify.js';
import { listening } from '../live/support/listen.js';
import { stayOpen } from '../support/open-hours.js';
import { type Acted, type Game, type Guest, type Parlor, requestInit } from '../support/parlor.js';
import { openParlors } from '../support/parlors.js';
import { freshDatabase, freshFolder } from '../support/places.js';

const MINUTE = 60_000;
const [ME, OPEN] = [{ player: 'me' }, { open: true }];

describe.each([
  ['the embedded database', freshFolder],
  ['two houses on one Postgres server', freshDatabase],
])('somebody who is gone, on %s,', (_name, fresh) => {
  let now = Date.now();
  const clock = () => now;
  let here: Parlor;
  let there: Parlor;
  let close: () => Promise<void>;
  let ann: Guest;
  let ben: Guest;
  let cat: Guest;
  beforeAll(async () => {
    ({ here, there, close } = await openParlors(fresh, {}, { clock }));
    [ann, ben, cat] = await Promise.all([here.guest('Ann'), here.guest('Ben'), here.guest('Cat')]);
  });
  afterAll(() => close?.());

  const pass = (ms: number) =>
    stayOpen([here, there], now + ms, () => {
      now += ms;
    });
  const place = (game: Game, as: Guest) =>
    here.post<Acted>(`/games/${game.id}/actions`, { as, body: { type: 'place', column: 0 } });
  /** Both have had their first turn, and it is Ann's. */
  const settled = async (wanted: { readonly [field: string]: unknown } = {}): Promise<Game> => {
    const game = await here.play([ann, ben], wanted);
    await place(game, ann);
    await place(game, ben);
    return game;
  };
  const look = async (game: Game, as?: Guest, door = there) =>
    (await door.get<Game>(`/games/${game.id}`, { as })).body;
  const claim = (game: Game, as: Guest, body: object = { type: 'end' }, door = there) =>
    door.post<Game>(`/games/${game.id}/claims`, { as, body });
  const types = async (game: Game) => (await here.log(game.id)).map(({ event }) => event.type);
  const refused = (code: string, status = 409) => ({ status, body: { code } });
  const isSound = async (game: Game) => {
    const { body } = await there.get<object>(`/games/${game.id}/record`, { as: ann });
    expect(verify(body)).toMatchObject({ isSound: true, problem: null });
  };
  const turn = async (game: Game, as: Guest): Promise<void> => {
    const { legal } = await look(game, as, here);
    const choice = legal.find(({ action: { type } }) => type === 'stop') ?? legal[0];
    if (choice === undefined) return;
    await here.post<Acted>(`/games/${game.id}/actions`, { as, body: choice.action });
    await turn(game, as);
  };

  test('is away after a while, and back with the first look; the log says nothing of it', async () => {
    const game = await settled();
    const before = await look(game, ben);
    expect(before.seats.map(({ away }) => away)).toEqual([undefined, undefined]);
    const { version } = before;
    await pass(3 * MINUTE);
    const alone = await look(game, ben);
    expect(alone).toMatchObject({ version, seats: [{ away: true }, { name: 'Ben' }] });
    expect(alone.seats[1]).not.toHaveProperty('away');
    expect(alone.claimableAt).toBe(new Date(now + 27 * MINUTE).toISOString());
    const { body } = await there.get<string>(`/games/${game.id}/board`);
    expect(body).toContain('Ann is away.');
    await look(game, ann, here);
    await pass(MINUTE);
    expect(await look(game, ben), 'the other house knows').toMatchObject({ version, claimableAt: null });
    expect((await look(game, ben)).seats[0]).not.toHaveProperty('away');
  });

  test('has a tag of its own while away, and whoever waits for the next move is not woken by it', async () => {
    const game = await settled();
    const { version } = await look(game, ben);
    await pass(3 * MINUTE);
    const known = { as: ben, headers: { 'if-none-match': `"${version}"` } };
    const seen = await there.get<Game>(`/games/${game.id}`, known);
    expect([seen.status, seen.body.seats[0]?.away]).toEqual([200, true]);
    const etag = seen.headers.get('etag') ?? '';
    const again = { as: ben, headers: { 'if-none-match': etag } };
    expect((await there.get(`/games/${game.id}`, again)).status).toBe(304);
    const waiting = { as: ben, headers: { ...known.headers, prefer: 'wait=0' } };
    expect((await there.get(`/games/${game.id}`, waiting)).headers.get('preference-applied')).toBe('wait=0');
  });

  test('is there for as long as they follow the game, or all their games', async () => {
    const game = await settled();
    for (const path of [`/games/${game.id}/events`, '/me/events']) {
      const headers = { accept: 'application/x-ndjson' };
      const stream = listening(await here.app.request(path, requestInit('GET', { as: ann, headers })));
      await stream.take(1);
      await pass(40 * MINUTE);
      expect((await look(game, ben)).seats[0]).not.toHaveProperty('away');
      expect(await claim(game, ben)).toMatchObject(refused('claim-too-early'));
      await stream.hangUp();
      await pass(3 * MINUTE);
      expect((await look(game, ben)).seats[0]?.away).toBe(true);
    }
  });

  test('however often the others claim too early, nothing is written, and nobody is told of it', async () => {
    const game = await settled();
    await pass(10 * 60_000);
    const before = await look(game, ben);
    const claims = Array.from({ length: 40 }, (_, count) =>
      claim(game, ben, { type: count % 4 < 2 ? 'end' : 'bot' }, count % 2 === 0 ? here : there),
    );
    for (const reply of await Promise.all(claims)) expect(reply).toMatchObject(refused('claim-too-early'));
    expect((await look(game, ben)).version).toBe(before.version);
    expect(await here.log(game.id)).toHaveLength(before.version);
  });

  test('has lost when the other claims the end', async () => {
    const game = await settled();
    expect(await claim(game, ben)).toMatchObject(refused('claim-too-early'));
    expect(await claim(game, cat)).toMatchObject(refused('not-seated', 403));
    await pass(31 * MINUTE);
    expect(await claim(game, ann)).toMatchObject(refused('claim-not-possible'));
    const over = await claim(game, ben);
    expect(over.body).toMatchObject({
      status: 'over',
      outcome: { ranking: [[1], [0]], scores: null, ended: 'absent', by: 0, reason: null },
    });
    expect((await types(game)).slice(-2)).toEqual(['seat-claimed', 'game-ended']);
    const { body } = await here.get<string>(`/games/${game.id}/board`);
    expect(body).toContain('Ann was gone for too long: Ben wins.');
    await isSound(game);
    expect(await claim(game, ben)).toMatchObject(refused('game-over'));
  });

  test('is not claimed by whoever looked at an older version', async () => {
    const game = await settled();
    await pass(31 * MINUTE);
    const headers = { 'if-match': '"1"' };
    const stale = await there.post(`/games/${game.id}/claims`, { as: ben, body: { type: 'end' }, headers });
    expect(stale).toMatchObject(refused('stale-version', 412));
    expect((await look(game)).status).toBe('playing');
  });

  test('loses nothing before the first turn was over, and then nobody wins', async () => {
    const game = await here.play([ann, ben]);
    await pass(31 * MINUTE);
    expect((await claim(game, ben)).body.outcome).toEqual({
      ranking: [],
      scores: null,
      ended: 'abandoned',
      by: 0,
      reason: null,
    });
    await isSound(game);
  });

  test('finds a bot in the seat, and may come back', async () => {
    const game = await here.play([ann, ben, cat], { ruleset: 'cant-stop' });
    for (const as of [ann, ben, cat]) await turn(game, as);
    await pass(31 * MINUTE);
    await look(game, cat, here);
    expect(await claim(game, cat, { type: 'end' })).toMatchObject(refused('claim-not-possible'));
    expect(await claim(game, cat, { type: 'bot', seat: 1 })).toMatchObject(refused('claim-not-possible'));
    const claimed = await claim(game, cat, { type: 'bot', seat: 0 });
    expect(claimed.body.seats[0]).toMatchObject({ kind: 'bot', level: 'medium', standsInFor: 'Ann' });
    expect((await types(game)).slice(-12)).toContain('bot-took-over');
    const back = await here.post<Game>(`/games/${game.id}/seats`, { as: ann });
    expect(back.body.seats[0]).toMatchObject({ kind: 'player', name: 'Ann', you: true });
    for (const [seat, as] of [ann, ben, cat].entries())
      await here.del(`/games/${game.id}/seats/${seat}`, { as });
    await isSound(game);
  });

  test('two who claim at once, and the absent one who moves at that moment: one of them is first', async () => {
    const game = await here.play([ann, ben, cat], { ruleset: 'cant-stop', whenLeft: 'end' });
    for (const as of [ann, ben, cat]) await turn(game, as);
    await pass(31 * MINUTE);
    const claims = await Promise.all([claim(game, ben, { type: 'end' }, here), claim(game, cat)]);
    expect(claims.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await types(game)).filter((type) => type === 'seat-claimed')).toHaveLength(1);
    await isSound(game);
    const race = await settled();
    await pass(31 * MINUTE);
    const [moved, taken] = await Promise.all([place(race, ann), claim(race, ben)]);
    expect([moved.status, taken.status].filter((status) => status === 201)).toHaveLength(1);
    expect([moved.status, taken.status].filter((status) => status === 409)).toHaveLength(1);
  });

  test('is not claimed where a clock runs, where nobody waits, and not for a bot where luck is a script', async () => {
    const rules = { perTurnSeconds: 86_400, bankSeconds: 0, whenOut: 'forfeit' };
    const timed = await settled({ clock: rules });
    const scripted = await settled({ chance: { script: [1, 2, 3, 4, 5, 6] } });
    const waiting = await here.lay(ann);
    await pass(31 * MINUTE);
    expect(await claim(timed, ben)).toMatchObject(refused('claim-not-possible'));
    expect((await look(timed, ben)).claimableAt).toBeNull();
    expect(await claim(scripted, ben, { type: 'bot' })).toMatchObject(refused('claim-not-possible'));
    expect((await claim(scripted, ben)).body.outcome?.ended).toBe('absent');
    expect(await claim(waiting, ann)).toMatchObject(refused('game-not-started'));
    const patch = (game: Game, body: object) =>
      there.request<Game>('PATCH', `/games/${game.id}/seats/1`, { as: ann, body });
    expect(await patch(timed, { bot: 'easy' })).toMatchObject(refused('claim-not-possible'));
  });

  test('is given time again after the house was closed', async () => {
    const game = await settled();
    now += 60 * MINUTE;
    // Nobody has said yet that the house is open again.
    expect(await look(game, ben)).toMatchObject({ claimableAt: null });
    expect(await claim(game, ben)).toMatchObject(refused('claim-too-early'));
    await pass(31 * MINUTE);
    expect((await claim(game, ben)).status).toBe(201);
  });

  test('is played for by a bot that the host calls in, of the level it likes', async () => {
    const seats = [ME, OPEN, OPEN, { bot: 'easy' }];
    const game = await here.lay(ann, { ruleset: 'jackaroo', seats, whenLeft: 'bot', pace: 60_000 });
    for (const [seat, as] of [
      [1, ben],
      [2, cat],
    ] as const)
      await here.post(`/games/${game.id}/seats`, { as, body: { seat } });
    await here.del(`/games/${game.id}/seats/2`, { as: cat });
    const patch = (seat: number, body: object, as = ann) =>
      there.request<Game>('PATCH', `/games/${game.id}/seats/${seat}`, { as, body });
    expect((await patch(2, { bot: 'hard' })).body.seats[2]).toMatchObject({
      level: 'hard',
      standsInFor: 'Cat',
    });
    expect((await patch(2, { bot: 'easy' })).body.seats[2]).toMatchObject({
      level: 'easy',
      standsInFor: 'Cat',
    });
    expect(await patch(1, { bot: 'medium' })).toMatchObject(refused('claim-too-early'));
    expect(await patch(3, { bot: 'medium' })).toMatchObject(refused('game-under-way'));
    expect(await patch(9, { bot: 'medium' })).toMatchObject(refused('unknown-seat', 404));
    expect(await patch(1, { open: true })).toMatchObject(refused('game-under-way'));
    expect(await patch(1, { bot: 'medium' }, ben)).toMatchObject(refused('not-your-game', 403));
    await pass(61 * MINUTE);
    expect((await patch(1, { bot: 'medium' })).body.seats[1]).toMatchObject({ standsInFor: 'Ben' });
    expect((await here.post<Game>(`/games/${game.id}/seats`, { as: ben })).body.seats[1]?.name).toBe('Ben');
    for (const [seat, as] of [
      [1, ben],
      [0, ann],
    ] as const)
      await here.del(`/games/${game.id}/seats/${seat}`, { as });
    await isSound(game);
  });
});
