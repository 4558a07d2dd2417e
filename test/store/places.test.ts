import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isUnavailable } from '../../src/store/database.js';
import { distribute } from '../../src/store/distribute.js';
import { logAt } from '../../src/store/game-log.js';
import { type Ledger, openLedger } from '../../src/store/ledger.js';
import { migrate } from '../../src/store/migrate.js';
import { NO_NEWS } from '../../src/store/news.js';
import type { Places } from '../../src/store/places.js';
import { openServer } from '../../src/store/server.js';
import { hashText } from '../../src/store/text-hash.js';
import { openUnfinished } from '../../src/store/unfinished.js';
import { emptyDatabase } from '../support/databases.js';
import { freshDatabase } from '../support/places.js';
import { freePort } from '../support/postgres-server.js';
import { until } from '../support/until.js';
import { append, card } from './support/appends.js';
import { SPREAD, standInsOf } from './support/kinds.js';

const dayOf = (n: number): string => `2030-01-0${n}T00:00:00.000Z`;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];

describe.each(SPREAD)('a ledger spread over %s', (_name, open) => {
  let places: Places;
  let ledger: Ledger;
  beforeAll(async () => {
    places = await open();
    ledger = openLedger(places);
    for (const n of NUMBERS)
      await ledger.append({
        ...append(`g_spread_${n}`, 1, n),
        card: card(`g_spread_${n}`, {
          createdAt: dayOf(n),
          ruleset: 'spread',
          network: 'a-net',
          hasBots: n % 2 === 0,
          status: n > 6 ? 'playing' : 'waiting',
          players: n === 3 ? ['p_1', 'p_3'] : ['p_1'],
        }),
      });
  });
  afterAll(() => places?.close());

  const namesOf = (cards: readonly { readonly gameId: string }[]): readonly string[] =>
    cards.map(({ gameId }) => gameId.slice('g_spread_'.length));

  test('its games are in more than one place, and no place has them all', () => {
    expect(new Set(NUMBERS.map((n) => places.placeOf(`g_spread_${n}`))).size).toBeGreaterThan(1);
  });

  test('a list shows the games of all places in one order, each as it stands', async () => {
    const first = await ledger.list({ ruleset: 'spread', limit: 3 });
    expect(first.map(({ gameId, version }) => [gameId, version])).toEqual([
      ['g_spread_8', 8],
      ['g_spread_7', 7],
      ['g_spread_6', 6],
    ]);
    const before = { createdAt: dayOf(6), gameId: 'g_spread_6' };
    expect(namesOf(await ledger.list({ ruleset: 'spread', limit: 2, before }))).toEqual(['5', '4']);
    expect(namesOf(await ledger.list({ playerId: 'p_3', limit: 9 }))).toEqual(['3']);
    expect(namesOf(await ledger.list({ status: 'playing', visibility: 'public', limit: 9 }))).toEqual([
      '8',
      '7',
    ]);
  });

  test('caps are counted and quiet tables and bots are found at home', async () => {
    const unfinished = openUnfinished(places);
    expect(await unfinished.of('p_3', '', 9)).toEqual(['g_spread_3']);
    expect(await unfinished.from('a-net', new Date(dayOf(1)), 99)).toBe(7);
    expect(await unfinished.idle(new Date(dayOf(3)), 9)).toEqual(['g_spread_1', 'g_spread_2']);
    expect(await ledger.withBots('', 9)).toEqual(['g_spread_8']);
    expect(await ledger.withBotsAmong(['g_spread_7', 'g_spread_8'])).toEqual(['g_spread_8']);
  });

  test('who dies between the game and its listing leaves a mark, and the sweep lists it; an older card covers no newer one', async () => {
    const gameId = 'g_left';
    const listed = () => ledger.list({ ruleset: 'left', limit: 9 });
    const left = { ...append(gameId, 1, 2), card: card(gameId, { ruleset: 'left' }), unlisted: 2 };
    // All that the ledger does before it tells home: here the process dies.
    await logAt(places.placeOf(gameId), NO_NEWS).append(left);
    expect(await listed()).toEqual([]);
    expect(await ledger.repairLists()).toBe(1);
    expect(await listed()).toMatchObject([{ gameId, status: 'waiting', version: 2 }]);
    expect(await ledger.repairLists()).toBe(0);
    await ledger.append({ ...append(gameId, 3, 1), card: card(gameId, { ruleset: 'left', status: 'over' }) });
    expect(await ledger.list({ ruleset: 'left', status: 'waiting', limit: 9 })).toEqual([]);
    expect(await ledger.list({ ruleset: 'left', status: 'over', limit: 9 })).toHaveLength(1);
  });

  test('a place that is down takes its games away and nothing else', async () => {
    const port = await freePort();
    const gone = places.home.node?.('127.0.0.1', port);
    if (gone === undefined) throw new Error('a served database has nodes');
    onTestFinished(() => gone.close());
    const away = places.placeOf('g_spread_8');
    const placeOf: Places['placeOf'] = (gameId) => {
      const place = places.placeOf(gameId);
      return place === away ? gone : place;
    };
    const crippled = openLedger({ ...places, placeOf });
    const there = NUMBERS.filter((n) => places.placeOf(`g_spread_${n}`) !== away).toReversed();
    const [first = 0, second = 0] = there;
    expect(namesOf(await crippled.list({ ruleset: 'spread', limit: 2 }))).toEqual([`${first}`, `${second}`]);
    expect(await crippled.append(append(`g_spread_${first}`, first + 1, 1))).toBe('landed');
    const failure: unknown = await crippled.append(append('g_spread_8', 9, 1)).catch((error) => error);
    expect(isUnavailable(failure)).toBe(true);
    expect(await crippled.entries(`g_spread_${first}`, first)).toHaveLength(1);
  });
});

test('news come from each place', async () => {
  const fresh = await Promise.all([freshDatabase(), freshDatabase(), freshDatabase()]);
  onTestFinished(async () => {
    for (const { remove } of fresh) await remove();
  });
  const open = async (): Promise<Places> => {
    const [home, even, odd] = fresh.map(({ place }) => openServer(place.url, { pulseMs: 50 }));
    if (home === undefined || even === undefined || odd === undefined) throw new Error('three databases');
    const places = standInsOf(await Promise.all([home, even, odd]));
    await Promise.all([places.home, ...places.everywhere()].map((database) => migrate(database)));
    return places;
  };
  const [here, there] = [await open(), await open()];
  const heard = new Set<string>();
  await here.home.news.hear(
    (gameIds) => {
      for (const gameId of gameIds) heard.add(gameId);
    },
    () => {},
  );
  const ids = NUMBERS.map((n) => `g_told_${n}`);
  await Promise.all(ids.map((gameId) => openLedger(there).append(append(gameId, 1, 1))));
  await until(() => expect([...heard].toSorted()).toEqual(ids));
  await Promise.all([here.close(), there.close()]);
});

describe('on a plain Postgres', () => {
  test('games are shared out by the same hash as the database has', async () => {
    const database = await emptyDatabase(freshDatabase);
    onTestFinished(() => database.close());
    const texts = Array.from({ length: 40 }, (_, n) => 'g_7fÄQ0sJYk2mPzXa9RtB'.repeat(2).slice(0, n));
    const rows = await database.ask(
      'SELECT hashtext(text) AS hash FROM json_array_elements_text($1::text::json) AS text',
      [JSON.stringify(texts)],
    );
    expect(rows.map(({ hash }) => hash)).toEqual(texts.map(hashText));
  });

  test('there is nothing to spread over, and the operator is told so', async () => {
    const database = await emptyDatabase(freshDatabase);
    onTestFinished(() => database.close());
    await migrate(database);
    await expect(distribute(database, () => {})).rejects.toThrow('There is no Citus here');
  });
});
