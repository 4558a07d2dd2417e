import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAIN_START, hashLink } from '../../src/proof/chain.js';
import { verifyText } from '../../src/record/verify.js';
import { type Entry, withTexts } from '../../src/store/entry.js';
import { liveGamesIn } from '../../src/table/cache/live-games.js';
import { cacheRoom } from '../../src/table/cache/room.js';
import { firstBrokenEntry, published } from '../../src/table/game/published.js';
import { parsed, recordTextOf } from '../record/support/played.js';
import { type Event, type Game, type Guest, openParlor, type Page, type Parlor } from '../support/parlor.js';
import { openParlors } from '../support/parlors.js';
import { freshDatabase, PLACES } from '../support/places.js';
import { playTurnOf } from '../support/turns.js';
import { until } from '../support/until.js';

interface Report {
  readonly id: string;
  readonly left: number;
  readonly waiting: number;
  readonly note: string;
}

const TINY = { options: { width: 1, height: 1 } };
const place = { type: 'place', column: 0 };

describe.each(PLACES)('forget me, on %s', (_name, fresh) => {
  let parlor: Parlor;
  let ann: Guest;
  beforeAll(async () => {
    parlor = await openParlor({ fresh });
    ann = await parlor.guest('Ann');
  });
  afterAll(() => parlor?.close());

  const forget = (as: Guest) => parlor.del<Report>('/me', { as });
  const look = async (id: string, as?: Guest) => (await parlor.get<Game>(`/games/${id}`, { as })).body;
  const names = async (id: string, as?: Guest) => (await look(id, as)).seats.map(({ name }) => name);
  const texts = async (id: string) =>
    (await parlor.get<Page<Event>>(`/games/${id}/events?limit=500`)).body.items.map(({ text }) => text);
  const finished = async (guest: Guest, wanted = {}) => {
    const game = await parlor.play([guest, ann], { ...TINY, ...wanted });
    await parlor.post(`/games/${game.id}/actions`, { as: guest, body: place });
    return game;
  };

  test('whoever is forgotten has no token any more, and is told what came of it', async () => {
    const zoe = await parlor.guest('Zoe');
    const { body: more } = await parlor.post<{ token: string }>('/me/tokens', {
      as: zoe,
      body: { label: 'phone' },
    });
    const { body: link } = await parlor.post<{ code: string }>('/me/links', { as: zoe, body: {} });
    const { status, body } = await forget(zoe);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: zoe.id, left: 0, waiting: 0 });
    expect(body.note).toMatch(/^You are forgotten: .* There was no game to leave\.$/);
    for (const token of [zoe.token, more.token])
      expect((await parlor.get('/me', { as: { ...zoe, token } })).body.code).toBe('invalid-token');
    const exchanged = await parlor.post('/tokens', { body: { code: link.code } });
    expect(exchanged.body.code).toBe('unknown-code');
    const again = await parlor.del('/me', { as: zoe });
    expect({ status: again.status, code: again.body.code }).toEqual({ status: 401, code: 'invalid-token' });
    expect(again.body.detail).toContain('forgotten');
  });

  test('a token that only watches cannot do it', async () => {
    const zoe = await parlor.guest('Zoe');
    const { body: watch } = await parlor.post<{ token: string }>('/me/tokens', {
      as: zoe,
      body: { label: 'wall', scope: 'watch' },
    });
    const refused = await parlor.del('/me', { as: { ...zoe, token: watch.token } });
    expect(refused.body.code).toBe('watch-only');
    expect((await parlor.get('/me', { as: zoe })).status).toBe(200);
  });

  test('in a game that is over the seat stays and has no name, wherever one looks; every chain holds', async () => {
    const zoe = await parlor.guest('Zoe');
    const game = await finished(zoe);
    const before = await recordTextOf(parlor, game.id);
    expect(before).toContain('Zoe');
    await forget(zoe);
    expect(await names(game.id)).toEqual(['Somebody', 'Ann']);
    const shown = await Promise.all(
      ['', '/board', '/picture', '/events', '/record', '?at=3', '/events?after=1'].map(
        async (path) => (await parlor.get(`/games/${game.id}${path}`)).text,
      ),
    );
    expect(shown.filter((text) => text.includes('Zoe'))).toEqual([]);
    expect((await texts(game.id))[0]).toContain('A game of Knucklebones');
    expect((await texts(game.id)).join(' ')).toContain('Somebody places');
    const { body: listed } = await parlor.get<Page<Game>>('/games?player=me', { as: ann });
    expect(listed.items.find(({ id }) => id === game.id)?.seats[0]?.name).toBe('Somebody');
    expect(firstBrokenEntry(await parlor.log(game.id))).toBeNull();
    const after = await recordTextOf(parlor, game.id);
    for (const record of [before, after]) expect(verifyText(record)).toMatchObject({ isSound: true });
    expect(parsed(after).names?.map(({ name }) => name)).toEqual(['Ann']);
    expect(parsed(after).entries).toEqual(parsed(before).entries);
  });

  test('who was called so before or later keeps the name', async () => {
    const [first, second] = [await parlor.guest('Twin'), await parlor.guest('Twin')];
    const game = await parlor.play([first, second], TINY);
    await parlor.post(`/games/${game.id}/actions`, { as: first, body: place });
    await forget(first);
    expect(await names(game.id)).toEqual(['Somebody', 'Twin']);
    const third = await parlor.guest('Twin');
    expect(third.id).not.toBe(first.id);
    expect(await names((await finished(third)).id)).toEqual(['Twin', 'Ann']);
  });

  test('running games are left: between two it is over, among three a bot plays on for somebody', async () => {
    const [zoe, cat] = [await parlor.guest('Zoe'), await parlor.guest('Cat')];
    const two = await parlor.play([zoe, ann]);
    await playTurnOf(parlor, two.id, [zoe, ann], 0);
    const three = await parlor.play([zoe, ann, cat], { ruleset: 'cant-stop' });
    await playTurnOf(parlor, three.id, [zoe, ann, cat], 0);
    expect((await forget(zoe)).body).toMatchObject({ left: 2, waiting: 0 });
    expect(await look(two.id)).toMatchObject({
      status: 'over',
      outcome: { ended: 'resigned', by: 0, ranking: [[1], [0]] },
    });
    const { status, seats } = await look(three.id);
    expect(status).toBe('playing');
    expect(seats[0]).toMatchObject({ kind: 'bot', standsInFor: 'Somebody' });
    expect(await texts(three.id)).toContain('Somebody resigns.');
    expect((await parlor.get(`/games/${three.id}/board`)).text).toContain('plays on for Somebody');
    expect(verifyText(await recordTextOf(parlor, two.id))).toMatchObject({ isSound: true });
  });

  test('what was under way when somebody was forgotten brings no name back', async () => {
    const [zoe, cat] = [await parlor.guest('Zoe'), await parlor.guest('Cat')];
    const game = await parlor.play([zoe, ann, cat], { ruleset: 'cant-stop' });
    await playTurnOf(parlor, game.id, [zoe, ann, cat], 0);
    await parlor.del(`/games/${game.id}/seats/0`, { as: zoe });
    const games = liveGamesIn(parlor.store.ledger, cacheRoom(), () => true);
    const underWay = await games.now(game.id);
    await forget(zoe);
    games.forgetPlayer(zoe.id);
    if (underWay !== null) games.keep(underWay);
    const [seat] = (await games.now(game.id))?.seats ?? [];
    expect(seat).toMatchObject({ standsInFor: 'Somebody' });
    expect(games.atHand(game.id)?.seats[0]).toEqual(seat);
  });

  test('tables that wait are closed when they are one’s own, and a seat at another’s is free again', async () => {
    const zoe = await parlor.guest('Zoe');
    const own = await parlor.lay(zoe);
    const laid = await parlor.lay(zoe, { seats: [{ open: true }, { open: true }] });
    await parlor.post(`/games/${laid.id}/seats`, { as: ann, body: { seat: 1 } });
    const bots = await parlor.lay(zoe, { seats: [{ bot: 'easy' }, { bot: 'easy' }], pace: 60_000 });
    const guest = await parlor.lay(ann, { ruleset: 'cant-stop', seats: [{ player: 'me' }, OPEN, OPEN] });
    await parlor.post(`/games/${guest.id}/seats`, { as: zoe, body: { seat: 1 } });
    expect((await forget(zoe)).body.left).toBe(4);
    for (const { id } of [own, laid, bots])
      expect(await look(id)).toMatchObject({
        status: 'over',
        outcome: { ended: 'abandoned', reason: 'host' },
      });
    expect((await look(guest.id)).seats[1]).toMatchObject({ kind: 'open' });
    for (const { id } of [own, laid, bots])
      expect(verifyText(await recordTextOf(parlor, id, ann))).toMatchObject({ isSound: true });
  });

  test('whoever died in the middle of it is followed by somebody who finishes it', async () => {
    const zoe = await parlor.guest('Zoe');
    const over = await finished(zoe);
    const running = await parlor.play([zoe, ann]);
    await playTurnOf(parlor, running.id, [zoe, ann], 0);
    // This is all that a process has done that dies after its first statement.
    await parlor.store.forgotten.begin(zoe.id, new Date());
    expect((await look(running.id)).status).toBe('playing');
    await parlor.services.tables.forgetting.finish();
    expect((await look(running.id)).status).toBe('over');
    expect(await names(over.id)).toEqual(['Somebody', 'Ann']);
    expect((await parlor.store.forgotten.find(zoe.id))?.doneAt).toBeNull();
  });

  test('what came in behind it is taken away too, and then it is done', async () => {
    const zoe = await parlor.guest('Zoe');
    const past = new Date(Date.now() - 3_600_000);
    await parlor.store.forgotten.begin(zoe.id, past);
    const late = { ticketHash: 'late', playerId: zoe.id, tokenId: null, expiresAt: new Date() };
    await parlor.store.players.addTicket(late);
    await parlor.services.tables.forgetting.finish();
    expect(await parlor.store.players.ticket('late')).toBeNull();
    expect((await parlor.store.forgotten.find(zoe.id))?.doneAt).not.toBeNull();
    expect(
      (await parlor.store.forgotten.toDo(new Date(), 100)).map(({ playerId }) => playerId),
    ).not.toContain(zoe.id);
  });

  /** A game that is being played, and whose rules are not on this shelf. */
  const frozen = async (guest: Guest): Promise<string> => {
    const { id } = await parlor.play([guest, ann]);
    const gone = `${id}frozen`;
    const entries = (await parlor.log(id)).map(({ sealed: _, ...entry }) =>
      withTexts({ ...entry, gameId: gone, event: { ...entry.event, ...(entry.seq === 1 ? CHESS : {}) } }),
    );
    const card = await parlor.store.ledger.card(id);
    await parlor.store.ledger.append({
      gameId: gone,
      entries,
      card: card && { ...card, gameId: gone },
      key: null,
    });
    return gone;
  };

  test('a game whose rules are gone is put off, not asked about every minute; the operator is told once', async () => {
    const zoe = await parlor.guest('Zoe');
    const gone = await frozen(zoe);
    const { body } = await forget(zoe);
    expect(body).toMatchObject({ left: 1, waiting: 1 });
    expect(body.note).toContain('1 game could not be left just now');
    const { forgetting } = parlor.services.tables;
    const first = await forgetting.finish();
    expect(first.stuck).toEqual([expect.stringContaining(`${gone} was begun with version 1 of chess`)]);
    expect((await forgetting.finish()).stuck).toEqual([]);
    const toDo = async () =>
      (await parlor.store.forgotten.toDo(new Date(), 100)).map(({ playerId }) => playerId);
    expect(await toDo()).not.toContain(zoe.id);
    // A start may have brought the rules back.
    await forgetting.takeUpAgain();
    expect(await toDo()).toContain(zoe.id);
    expect((await parlor.store.forgotten.find(zoe.id))?.doneAt).toBeNull();
  });

  test('a rematch keeps no seat for whoever is forgotten, also where a bot played on for them', async () => {
    const [zoe, cat] = [await parlor.guest('Zoe'), await parlor.guest('Cat')];
    const over = await finished(zoe, { visibility: 'private' });
    const three = await parlor.play([zoe, ann, cat], { ruleset: 'cant-stop' });
    await playTurnOf(parlor, three.id, [zoe, ann, cat], 2);
    await forget(zoe);
    for (const [seat, as] of [ann, cat].entries())
      await parlor.del(`/games/${three.id}/seats/${seat + 1}`, { as });
    const again = async (id: string) =>
      (await parlor.post<Game>(`/games/${id}/rematch`, { as: ann })).body.seats;
    expect(await again(over.id)).toMatchObject([{ name: 'Ann' }, { kind: 'open', reserved: 'invitation' }]);
    const [first, second, third] = await again(three.id);
    expect([first, second]).toMatchObject([{ name: 'Ann' }, { keptFor: 'Cat' }]);
    expect(third).toEqual({ seat: 2, kind: 'open', name: null, you: false });
  });

  test('a log from before names were sealed is told without the name, and its chain and record hold', async () => {
    const zoe = await parlor.guest('Zoe');
    const game = await finished(zoe, { chance: { seed: 'old' } });
    const old = `g_old${_name.length}`;
    let link = CHAIN_START;
    const entries = (await parlor.log(game.id)).map(({ sealed: _, ...entry }) => {
      const plain: Entry = { ...entry, gameId: old };
      link = hashLink(link, published(plain));
      return withTexts({ ...plain, hash: link });
    });
    const card = await parlor.store.ledger.card(game.id);
    await parlor.store.ledger.append({
      gameId: old,
      entries,
      card: card && { ...card, gameId: old },
      key: null,
    });
    expect(await names(old)).toEqual(['Zoe', 'Ann']);
    expect(verifyText(await recordTextOf(parlor, old))).toMatchObject({ isSound: true });
    await forget(zoe);
    expect(await names(old)).toEqual(['Somebody', 'Ann']);
    expect((await texts(old)).join(' ')).not.toContain('Zoe');
    expect(firstBrokenEntry(await parlor.log(old))).toBeNull();
    expect(verifyText(await recordTextOf(parlor, old))).toMatchObject({ isSound: true });
  });
});

const OPEN = { open: true };
const CHESS = { ruleset: 'chess' };

test('every process forgets: what it had at hand, whom it knew, and which streams were open', async () => {
  const { here, there, close } = await openParlors(freshDatabase);
  try {
    const [zoe, ann] = [await here.guest('Zoe'), await here.guest('Ann')];
    const over = await here.play([zoe, ann], TINY);
    await here.post(`/games/${over.id}/actions`, { as: zoe, body: place });
    const nameThere = async () => (await there.get<Game>(`/games/${over.id}`)).body.seats[0]?.name;
    expect(await nameThere()).toBe('Zoe');
    expect((await there.get('/me', { as: zoe })).status).toBe(200);
    const stream = await there.app.request('/me/events', {
      headers: { authorization: `Bearer ${zoe.token}`, accept: 'application/x-ndjson' },
    });
    expect((await here.del<Report>('/me', { as: zoe })).status).toBe(200);
    expect(await stream.text()).toContain('{"end":"token-revoked"}');
    await until(async () => expect(await nameThere()).toBe('Somebody'));
    expect((await there.get('/me', { as: zoe })).body.code).toBe('invalid-token');
  } finally {
    await close();
  }
});
