import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/store/database.js';
import { onePlace } from '../../src/store/places.js';
import { openRatingBook, type RatedGame } from '../../src/store/rating-book.js';
import { storeIn } from '../../src/store/store.js';
import { foldGames } from '../../src/table/ratings/fold.js';
import { ratingsIn } from '../../src/table/ratings/ratings.js';
import { emptyDatabase } from '../support/databases.js';
import { type Guest, openParlor, type Parlor } from '../support/parlor.js';
import { PLACES } from '../support/places.js';
import { beat, everyBit } from './support.js';

const POOL = { ruleset: 'knucklebones', club: null };
const minute = (number: number): Date => new Date(Date.UTC(2026, 0, 1, 0, number));

/** More than are folded at once. */
const GAMES = 420;

/** Some of twenty people, by a rule that repeats itself for nobody. */
const games: readonly RatedGame[] = Array.from({ length: GAMES }, (_, n) => {
  const [one, other] = [(n * 7) % 20, (n * 11 + 3) % 19];
  const people =
    one === other ? [`p_${one}`, 'bot:easy'] : [`p_${one}`, `p_${other}`, 'bot:easy', 'bot:easy'];
  const places = people.map((who, seat) => ({ who, place: n % 5 === 0 ? 0 : seat > 1 ? 1 : seat }));
  return { gameId: `g_${String((n * 37) % GAMES).padStart(3, '0')}`, endedAt: minute(n >> 1), places };
});

const PUT_AWAY = `
  WITH given AS (SELECT * FROM json_to_recordset($1::text::json) AS one("gameId" text, "endedAt" timestamptz, places json)),
  away AS (
    INSERT INTO archived_games (game_id, ruleset, visibility, ended_at, archived_at)
    SELECT "gameId", 'knucklebones', 'public', "endedAt", now() FROM given ON CONFLICT DO NOTHING)
  INSERT INTO rated_games (game_id, pool, ended_at, places)
  SELECT "gameId", 'knucklebones', "endedAt", places FROM given ON CONFLICT DO NOTHING`;

describe.each(PLACES)('the fold on %s', (_name, fresh) => {
  let database: Database;
  let parlor: Parlor;
  let [ann, ben]: Guest[] = [];
  beforeAll(async () => {
    database = await emptyDatabase(fresh);
    parlor = await openParlor({ store: await storeIn(database) });
    [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => parlor.guest(name)));
  });
  afterAll(() => parlor?.close());

  /** What games say that were put away is all there is of them. */
  const putAway = async (some: readonly RatedGame[]): Promise<void> => {
    const [first] = some;
    if (first !== undefined) await parlor.store.ratingBook.add(POOL, first);
    const rows = JSON.stringify(some.map(({ gameId, endedAt, places }) => ({ gameId, endedAt, places })));
    await database.ask(PUT_AWAY, [rows]);
  };

  test('comes out the same to the last bit, in whichever order games come in, and when it is made again', async () => {
    const late = games.filter((_, n) => n % 50 === 7);
    await putAway(games.filter((game) => !late.includes(game)));
    await parlor.services.tables.ratings.catchUp();
    const without = await everyBit(database);
    await putAway(late);
    await parlor.services.tables.ratings.catchUp();
    const all = await everyBit(database);
    expect(all).not.toBe(without);
    expect(await parlor.services.tables.ratings.rebuild()).toBe(GAMES);
    expect(await everyBit(database)).toBe(all);
    // Whoever counts twice counts once.
    await putAway(late);
    await parlor.services.tables.ratings.catchUp();
    expect(await everyBit(database)).toBe(all);
  });

  test('is read again from the logs of games that are there', async () => {
    if (!ann || !ben) return expect.fail();
    await beat(parlor, [ann, ben]);
    await beat(parlor, [ben, ann]);
    await parlor.services.tables.ratings.settled();
    const before = await everyBit(database);
    await database.run("UPDATE rated_games SET places = '[]' WHERE game_id NOT LIKE 'g____'");
    await parlor.services.tables.ratings.rebuild();
    expect(await everyBit(database)).toBe(before);
  });

  test('whoever folded meanwhile is not written over', async () => {
    const { ratingBook } = parlor.store;
    const places = ['p_1', 'p_2'].map((who, place) => ({ who, place }));
    const later = { gameId: 'g_later', endedAt: minute(1_000), places };
    await ratingBook.add(POOL, later);
    const read = await ratingBook.stretch('knucklebones', 10, 0);
    if (read === null) return expect.fail();
    await ratingBook.add(POOL, { ...later, gameId: 'g_sooner', endedAt: minute(999) });
    await parlor.services.tables.ratings.catchUp();
    const folded = await everyBit(database);
    expect(await ratingBook.fold('knucklebones', read, foldGames(read))).toBe(false);
    expect(await everyBit(database)).toBe(folded);
    await putAway([later, { ...later, gameId: 'g_sooner' }]);
  });

  test('of two who fold at once one does it, and the other finds nothing left', async () => {
    const again = games.map((game) => ({ ...game, gameId: `${game.gameId}_b` }));
    await putAway(again.slice(0, 320));
    const folding = Array.from({ length: 2 }, () =>
      ratingsIn(openRatingBook(onePlace(database)), { now: async () => null }),
    );
    await Promise.all(folding.map((ratings) => ratings.catchUp()));
    const all = await everyBit(database);
    await parlor.services.tables.ratings.rebuild();
    expect(await everyBit(database)).toBe(all);
  });
});
