import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { verifyText } from '../../src/record/verify.js';
import { cacheRoom } from '../../src/table/cache/room.js';
import type { Acted, Event, Game, Guest, Page, Parlor } from '../support/parlor.js';
import { openParlors } from '../support/parlors.js';
import { freshDatabase, freshFolder } from '../support/places.js';
import { playTurnOf } from '../support/turns.js';

describe.each([
  ['the embedded database', freshFolder],
  ['two houses on one Postgres server', freshDatabase],
])('offers, on %s', (_name, fresh) => {
  let parlor: Parlor;
  let there: Parlor;
  let close: () => Promise<void>;
  let ann: Guest;
  let ben: Guest;
  let cat: Guest;
  beforeAll(async () => {
    // Nothing is kept at hand there: everything is read and folded again.
    ({ here: parlor, there, close } = await openParlors(fresh, { caches: cacheRoom(0) }));
    [ann, ben, cat] = await Promise.all([parlor.guest('Ann'), parlor.guest('Ben'), parlor.guest('Cat')]);
  });
  afterAll(() => close?.());

  const look = async (game: Game, as: Guest = ann, query = '', at = there) =>
    (await at.get<Game>(`/games/${game.id}${query}`, { as })).body;
  const offer = (game: Game, as: Guest, type: string) =>
    parlor.post<Game>(`/games/${game.id}/offers`, { as, body: { type } });
  const answer = (game: Game, as: Guest, number: number | undefined, said: string) =>
    there.post<Game>(`/games/${game.id}/offers/${number}/answers`, { as, body: { answer: said } });
  const place = (game: Game, as: Guest, column = 0) =>
    parlor.post<Acted>(`/games/${game.id}/actions`, { as, body: { type: 'place', column } });
  const types = async (game: Game) =>
    (await parlor.get<Page<Event>>(`/games/${game.id}/events?limit=500`)).body.items.map(
      ({ event }) => event.type,
    );
  const isSound = async (game: Game) => {
    const record = await parlor.get<string>(`/games/${game.id}/record`);
    expect(verifyText(record.text)).toMatchObject({ isSound: true, problem: null });
    return record.text;
  };

  test('a draw is agreed by everybody, and then the game is over', async () => {
    const game = await parlor.play([ann, ben, cat], { ruleset: 'cant-stop' });
    const made = await offer(game, ann, 'draw');
    expect(made.status).toBe(201);
    const number = made.body.offer?.number;
    expect(made.body.offer).toEqual({ number, type: 'draw', by: 0, to: null, waitingFor: [1, 2] });
    expect((await parlor.get<string>(`/games/${game.id}/board`)).body).toContain(
      `Offer ${number} (draw) is open: Ben and Cat may accept or decline it.`,
    );
    expect((await answer(game, ann, number, 'accept')).body).toMatchObject({ code: 'offer-answered' });
    expect((await offer(game, ben, 'takeback')).body).toMatchObject({ code: 'offer-open' });
    expect((await answer(game, ben, number, 'accept')).body.offer?.waitingFor).toEqual([2]);
    const agreed = await answer(game, cat, number, 'accept');
    expect(agreed.body.outcome).toEqual({
      ranking: [[0, 1, 2]],
      scores: null,
      ended: 'agreed',
      by: 0,
      reason: null,
    });
    expect((await types(game)).slice(-3)).toEqual(['offer-accepted', 'offer-accepted', 'game-ended']);
    expect((await answer(game, cat, number, 'accept')).body).toMatchObject({ code: 'game-over' });
    expect((await offer(game, cat, 'draw')).body).toMatchObject({ code: 'game-over' });
    await isSound(game);
  });

  test('declined is declined, and the next move makes an offer void', async () => {
    const game = await parlor.play([ann, ben]);
    const { body } = await offer(game, ann, 'draw');
    expect((await answer(game, ben, body.offer?.number, 'decline')).body.offer).toBeNull();
    const again = await offer(game, ann, 'draw');
    expect(again.body).toMatchObject({
      code: 'offer-not-possible',
      detail: expect.stringContaining('declined'),
    });
    expect((await there.post(`/games/${game.id}/offers`, { as: ann, body: { type: 'draw' } })).status).toBe(
      409,
    );
    const second = await offer(game, ben, 'draw');
    await place(game, ann);
    expect((await look(game)).offer).toBeNull();
    expect((await answer(game, ann, second.body.offer?.number, 'accept')).body).toMatchObject({
      code: 'unknown-offer',
    });
    const stranger = await parlor.guest('Stranger');
    expect((await offer(game, stranger, 'draw')).body).toMatchObject({ code: 'not-seated' });
    expect((await answer(game, stranger, 1, 'accept')).body).toMatchObject({ code: 'not-seated' });
    const waiting = await parlor.lay(ann);
    expect((await offer(waiting, ann, 'draw')).body).toMatchObject({ code: 'game-not-started' });
    expect((await answer(waiting, ann, 1, 'accept')).body).toMatchObject({ code: 'game-not-started' });
    const stale = { as: ann, headers: { 'if-match': '"1"' } };
    expect((await parlor.post(`/games/${game.id}/offers`, { ...stale, body: { type: 'draw' } })).status).toBe(
      412,
    );
    const third = await offer(game, ann, 'draw');
    const answers = `/games/${game.id}/offers/${third.body.offer?.number}/answers`;
    expect((await parlor.post(answers, { ...stale, as: ben, body: { answer: 'accept' } })).status).toBe(412);
  });

  test('a takeback that is asked for while the other moves is of the game as it stands then', async () => {
    const game = await parlor.play([ann, ben]);
    await place(game, ann);
    const { entries } = parlor.store.ledger;
    // While her last action is looked up, Ben moves: once.
    vi.spyOn(parlor.store.ledger, 'entries').mockImplementationOnce(async (...asked) => {
      await place(game, ben);
      return entries(...asked);
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const made = await offer(game, ann, 'takeback');
    expect(made.status).toBe(201);
    expect(made.body.offer).toMatchObject({ type: 'takeback', to: game.version });
    expect((await types(game)).slice(-1)).toEqual(['offer-made']);
  });

  test('a takeback sets the board back and never the log; luck drawn later is new luck', async () => {
    const game = await parlor.play([ann, ben], { options: { width: 3, height: 3 } });
    const before = await look(game);
    await place(game, ann);
    await place(game, ben, 1);
    const made = await offer(game, ann, 'takeback');
    expect(made.body.offer).toMatchObject({ type: 'takeback', to: game.version });
    const back = await answer(game, ben, made.body.offer?.number, 'accept');
    expect(back.body).toMatchObject({ toAct: [0], view: before.view, offer: null });
    expect(back.body.version).toBeGreaterThan(before.version);
    const taken = back.body.version;
    expect((await types(game)).slice(-3)).toEqual(['offer-made', 'offer-accepted', 'taken-back']);
    for (const at of [parlor, there]) {
      expect((await look(game, ann, '', at)).view).toEqual(before.view);
      expect((await look(game, ann, `?at=${before.version}`, at)).view).toEqual(before.view);
      expect((await look(game, ann, `?at=${taken}`, at)).view).toEqual(before.view);
      expect((await look(game, ann, `?at=${taken - 2}`, at)).view).not.toEqual(before.view);
    }
    await place(game, ann, 2);
    const again = await offer(game, ann, 'takeback');
    expect(again.body.offer).toMatchObject({ to: taken });
    await answer(game, ben, again.body.offer?.number, 'accept');
    const third = await offer(game, ann, 'takeback');
    expect(third.body).toMatchObject({ code: 'offer-not-possible' });
    await place(game, ann, 1);
    await parlor.del(`/games/${game.id}/seats/0`, { as: ann });
    const text = await isSound(game);
    const elsewhere = text.replace(`"type":"taken-back","to":${game.version}`, `"type":"taken-back","to":2`);
    expect(
      verifyText(elsewhere.replace(`"to":${game.version},"type":"taken-back"`, `"to":2,"type":"taken-back"`))
        .isSound,
    ).toBe(false);
  });

  test('among one’s own seats, and against bots, nobody has to be asked', async () => {
    const alone = await parlor.lay(ann, { seats: [{ player: 'me' }, { player: 'me' }] });
    expect((await offer(alone, ann, 'takeback')).body).toMatchObject({ code: 'offer-not-possible' });
    const boards = [alone.view];
    for (const seat of [0, 1]) {
      const { view, toAct } = (await place(alone, ann)).body.game;
      expect(toAct).toEqual([1 - seat]);
      boards.push(view);
    }
    // Each is taken back by itself, whichever seat it was made from.
    for (const seat of [1, 0]) {
      const back = await offer(alone, ann, 'takeback');
      expect(back.body).toMatchObject({ view: boards[seat], toAct: [seat], offer: null });
      expect((await types(alone)).slice(-2)).toEqual(['offer-made', 'taken-back']);
    }
    expect((await offer(alone, ann, 'takeback')).body).toMatchObject({ code: 'offer-not-possible' });
    await place(alone, ann);
    await parlor.del(`/games/${alone.id}/seats/0`, { as: ann });
    await isSound(alone);
    const bots = await parlor.lay(ann, { seats: [{ player: 'me' }, { bot: 'easy' }] });
    expect((await offer(bots, ann, 'draw')).body).toMatchObject({ code: 'offer-not-possible' });
    expect((await offer(bots, ann, 'stop-clock')).body).toMatchObject({ code: 'offer-not-possible' });
  });

  test('what was seen cannot be unseen: nothing is taken back where something is hidden, but in a sandbox', async () => {
    const game = await parlor.play([ann, ben], { ruleset: 'jackaroo' });
    await playTurnOf(parlor, game.id, [ann, ben], 0);
    expect((await offer(game, ann, 'takeback')).body).toMatchObject({ code: 'offer-not-possible' });
    const seats = [{ player: 'me' }, { player: 'me' }];
    const sandbox = await parlor.lay(ann, { ruleset: 'jackaroo', seats, chance: { seed: 'monday' } });
    const first = await look(sandbox);
    await parlor.post(`/games/${sandbox.id}/actions`, { as: ann, body: first.legal[0]?.action });
    expect((await look(sandbox)).view).not.toEqual(first.view);
    const back = await offer(sandbox, ann, 'takeback');
    expect(back.status).toBe(201);
    const { view, toAct, legal } = first;
    expect(back.body).toMatchObject({ view, toAct, legal, offer: null });
    expect(await look(sandbox), 'folded anew, the cards are back in the hand').toMatchObject({ view, legal });
    // What others saw of it they keep: between two people it is taken back by consent alone.
    const shared = await parlor.play([ann, ben], { ruleset: 'jackaroo', chance: { seed: 'monday' } });
    const before = await look(shared);
    await parlor.post(`/games/${shared.id}/actions`, { as: ann, body: before.legal[0]?.action });
    const made = await offer(shared, ann, 'takeback');
    expect(made.body.offer).toMatchObject({ to: before.version, waitingFor: [1] });
    await answer(shared, ben, made.body.offer?.number, 'accept');
    expect(await look(shared)).toMatchObject({ view: before.view, legal: before.legal, toAct: [0] });
    const again = (await look(shared)).legal[0]?.action;
    expect((await parlor.post(`/games/${shared.id}/actions`, { as: ann, body: again })).status).toBe(201);
    await parlor.del(`/games/${shared.id}/seats/0`, { as: ann });
    await isSound(shared);
  });

  test('stopping the clock: nobody’s time runs out any more', async () => {
    const game = await parlor.play([ann, ben], { clock: { perTurnSeconds: 60 } });
    const made = await offer(game, ben, 'stop-clock');
    const stopped = await answer(game, ann, made.body.offer?.number, 'accept');
    expect(stopped.body.clock).toMatchObject({ stopped: true, deadlineAt: null });
    expect((await offer(game, ben, 'stop-clock')).body).toMatchObject({ code: 'offer-not-possible' });
  });

  test('a long game goes back across the steps that are kept, and is folded alike everywhere', async () => {
    const seats = [{ player: 'me' }, { player: 'me' }];
    const game = await parlor.lay(ann, { ruleset: 'cant-stop', seats });
    let here = game;
    for (let round = 0; here.version <= 64; round++) {
      await parlor.post(`/games/${game.id}/actions`, { as: ann, body: here.legal[0]?.action });
      if (round % 6 === 5) await offer(game, ann, 'takeback');
      here = await look(game, ann, '', parlor);
    }
    expect(await look(game, ann, '', there)).toEqual(here);
    expect((await types(game)).filter((type) => type === 'taken-back').length).toBeGreaterThan(3);
    expect(here.version).toBeGreaterThan(64);
  });
});
