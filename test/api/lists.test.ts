import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTexts } from '../../src/store/entry.js';
import type { GameListed } from '../../src/table/use-cases/list.js';
import { type Game, type Guest, openParlor, type Page, type Parlor } from '../support/parlor.js';
import { PLACES } from '../support/places.js';
import { playTurnOf } from '../support/turns.js';

const ME = { player: 'me' };
const TINY = { options: { width: 1, height: 1 } };

describe.each(PLACES)('lists on %s', (_name, fresh) => {
  let parlor: Parlor;
  beforeAll(async () => {
    parlor = await openParlor({ fresh });
  });
  afterAll(() => parlor?.close());

  const list = (query: string, as?: Guest, headers = {}) =>
    parlor.get<Page<GameListed>>(`/games?${query}`, { as, headers });
  const ids = async (query: string, as: Guest) => (await list(query, as)).body.items.map(({ id }) => id);
  const couple = () => Promise.all([parlor.guest('Ann'), parlor.guest('Ben')]);
  const place = (game: Game, as: Guest) =>
    parlor.post(`/games/${game.id}/actions`, { as, body: { type: 'place', column: 0 } });

  test('every item says who is to act, as the game itself does, before, during and after it', async () => {
    const [ann, ben] = await couple();
    const game = await parlor.lay(ann, TINY);
    const toAct = async () => (await list('player=me', ann)).body.items[0]?.toAct;
    expect(await toAct()).toEqual([]);
    await parlor.post(`/games/${game.id}/seats`, { as: ben });
    expect(await toAct()).toEqual((await parlor.get<Game>(`/games/${game.id}`)).body.toAct);
    expect(await toAct()).toEqual([0]);
    await place(game, ann);
    expect(await toAct()).toEqual([]);
  });

  test('toAct=me finds the games where it is my turn, page by page, and no others', async () => {
    const [ann, ben] = await couple();
    await parlor.lay(ann);
    const games = [await parlor.play([ann, ben]), await parlor.play([ann, ben], { visibility: 'private' })];
    const [first, hidden] = games.map(({ id }) => id);
    expect(await ids('toAct=me', ann)).toEqual([hidden, first]);
    expect(await ids('toAct=me', ben)).toEqual([]);
    const page = (await list('toAct=me&limit=1', ann)).body;
    expect(page.items.map(({ id }) => id)).toEqual([hidden]);
    expect(await ids(`toAct=me&limit=1&cursor=${page.nextCursor}`, ann)).toEqual([first]);
    if (games[0] !== undefined) await place(games[0], ann);
    expect(await ids('toAct=me', ann)).toEqual([hidden]);
    expect(await ids('toAct=me&player=me&status=playing', ben)).toEqual([first]);
    expect(await ids('toAct=me&status=over', ben)).toEqual([]);
    expect(await ids('toAct=me&ruleset=dastan', ben)).toEqual([]);
  });

  test('toAct=me knows every seat of mine', async () => {
    const ann = await parlor.guest('Ann');
    const game = await parlor.lay(ann, { seats: [ME, ME] });
    await place(game, ann);
    expect(await ids('toAct=me', ann)).toEqual([game.id]);
  });

  test('toAct=me must know who asks', async () => {
    const { status, body } = await parlor.get('/games?toAct=me');
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'missing-token' });
    expect((await parlor.get('/games?toAct=you')).body.code).toBe('malformed-request');
  });

  test('a game that has not moved since before turns were written down is asked itself', async () => {
    const [ann, ben] = await couple();
    const game = await parlor.play([ann, ben]);
    const old = 'g_from_before';
    const card = await parlor.store.ledger.card(game.id);
    const entries = (await parlor.log(game.id)).map((entry) => withTexts({ ...entry, gameId: old }));
    await parlor.store.ledger.append({
      gameId: old,
      entries,
      card: card && { ...card, gameId: old },
      key: null,
    });
    expect(await ids('toAct=me', ann)).toContain(old);
    expect(await ids('toAct=me', ben)).not.toContain(old);
  });

  test('people are called as they are called now, and a game keeps the name one sat down with', async () => {
    const [ann, ben] = await couple();
    const game = await parlor.play([ann, ben]);
    await parlor.request('PATCH', '/me', { as: ben, body: { name: 'Benjamin' } });
    const names = (await list('player=me', ann)).body.items[0]?.seats.map(({ name }) => name);
    expect(names).toEqual(['Ann', 'Benjamin']);
    const seen = (await parlor.get<Game>(`/games/${game.id}`, { as: ann })).body;
    expect(seen.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  });

  test('whom a bot plays on for is called as they are now, too', async () => {
    const [ann, ben] = await couple();
    const cat = await parlor.guest('Cat');
    const game = await parlor.play([ann, ben, cat], { ruleset: 'cant-stop' });
    await playTurnOf(parlor, game.id, [ann, ben, cat], 2);
    await parlor.del(`/games/${game.id}/seats/0`, { as: ann });
    await parlor.request('PATCH', '/me', { as: ann, body: { name: 'Anna' } });
    const [item] = (await list('player=me', cat)).body.items;
    expect(item?.seats[0]).toMatchObject({ kind: 'bot', standsInFor: 'Anna' });
  });

  test('a page has a tag, and whoever has it is told so', async () => {
    const [ann, ben] = await couple();
    const game = await parlor.play([ann, ben], TINY);
    const first = await list('player=me', ann);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const again = await list('player=me', ann, { 'if-none-match': `"other", ${etag}` });
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
    expect(again.headers.get('etag')).toBe(etag);
    await place(game, ann);
    const later = await list('player=me', ann, { 'if-none-match': etag });
    expect(later.status).toBe(200);
    expect(later.headers.get('etag')).not.toBe(etag);
  });
});
