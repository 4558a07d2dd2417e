import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Unavailable } from '../../src/store/database.js';
import type { Ledger } from '../../src/store/ledger.js';
import { type Store, storeIn } from '../../src/store/store.js';
import { emptyDatabase } from '../support/databases.js';
import { stayOpen } from '../support/open-hours.js';
import { type Acted, type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';

/** A house some of whose games are at a place that does not answer, as when a node of a cluster is down. */
const withAway = async (isAway: (gameId: string) => boolean): Promise<Store> => {
  const store = await storeIn(await emptyDatabase());
  const there = <Value>(gameId: string, value: () => Promise<Value>): Promise<Value> =>
    isAway(gameId) ? Promise.reject(new Unavailable('the node is down')) : value();
  const { ledger } = store;
  const lame: Ledger = {
    ...ledger,
    append: (given) => there(given.gameId, () => ledger.append(given)),
    entries: (gameId, ...page) => there(gameId, () => ledger.entries(gameId, ...page)),
    foldedEntries: (gameId, page) => there(gameId, () => ledger.foldedEntries(gameId, page)),
    goesOn: (gameId, after) => there(gameId, () => ledger.goesOn(gameId, after)),
    card: (gameId) => there(gameId, () => ledger.card(gameId)),
    names: (gameId) => there(gameId, () => ledger.names(gameId)),
    key: (gameId, ...which) => there(gameId, () => ledger.key(gameId, ...which)),
    // Nobody is sure of what was read once: others may write at that place.
    isSoleWriter: false,
  };
  return { ...store, ledger: lame };
};

describe('a place that is down takes its games away and nothing else', () => {
  const away = new Set<string>();
  let isDown = false;
  let onlyThere: ReadonlySet<string> | null = null;
  let now = Date.now();
  let parlor: Parlor;
  let ann: Guest;
  let ben: Guest;
  beforeAll(async () => {
    const store = await withAway(
      (gameId) => isDown && (away.has(gameId) || onlyThere?.has(gameId) === false),
    );
    parlor = await openParlor({ store, clock: () => now });
    [ann, ben] = [await parlor.guest('Ann'), await parlor.guest('Ben')];
    return () => parlor.close();
  });
  const goDown = (): void => {
    isDown = true;
    onTestFinished(() => {
      [isDown, onlyThere] = [false, null];
      away.clear();
    });
  };
  const look = (game: Game) => parlor.get<Game>(`/games/${game.id}`, { as: ann });

  test('who asks for one of its games is told to come again, and the others are there', async () => {
    const [lost, kept] = [await parlor.play([ann, ben]), await parlor.play([ann, ben])];
    away.add(lost.id);
    goDown();
    const refused = await parlor.get(`/games/${lost.id}`, { as: ann });
    expect(refused.status).toBe(503);
    expect(refused.body.code).toBe('unavailable');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await look(kept)).status).toBe(200);
    isDown = false;
    expect((await look(lost)).body.version).toBe(lost.version);
  });

  test('a game that is over is shown, though nobody knows whether it is played again there', async () => {
    const game = await parlor.play([ann, ben], { options: { width: 1, height: 1 } });
    await parlor.post<Acted>(`/games/${game.id}/actions`, { as: ann, body: { type: 'place', column: 0 } });
    const again = await parlor.post<Game>(`/games/${game.id}/rematch`, { as: ann });
    onlyThere = new Set([game.id]);
    goDown();
    const { status, body } = await look(game);
    expect({ status, is: body.status, rematch: body.rematch }).toEqual({
      status: 200,
      is: 'over',
      rematch: null,
    });
    isDown = false;
    expect((await look(game)).body.rematch).toBe(again.body.id);
  });

  test('clocks of other games run out, and other tables that wait in vain are closed', async () => {
    const clock = { perTurnSeconds: 60, bankSeconds: 0 };
    const { tables } = parlor.services;
    // The first to be looked at is the one that is away.
    for (const laid of [await parlor.play([ann, ben], { clock }), await parlor.lay(ann)]) away.add(laid.id);
    const others = [await parlor.play([ann, ben], { clock }), await parlor.lay(ann)];
    goDown();
    await stayOpen([parlor], now + 120_000, () => {
      now += 120_000;
    });
    await expect(tables.watchClocks()).rejects.toThrow('the node is down');
    await expect(tables.closeIdle(new Date(now))).rejects.toThrow('the node is down');
    for (const game of others) expect((await look(game)).body.status).toBe('over');
  });
});
