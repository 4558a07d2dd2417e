import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openAdmissions } from '../../src/store/admissions.js';
import { openArchive } from '../../src/store/archive.js';
import { placesOf } from '../../src/store/cluster.js';
import { type Database, isUnavailable } from '../../src/store/database.js';
import { distribute } from '../../src/store/distribute.js';
import { openForgotten } from '../../src/store/forgotten.js';
import { logAt } from '../../src/store/game-log.js';
import { type Ledger, openLedger, type Wanted } from '../../src/store/ledger.js';
import { listingsOf } from '../../src/store/listings.js';
import { migrate } from '../../src/store/migrate.js';
import { NO_NEWS } from '../../src/store/news.js';
import type { Piece, Places } from '../../src/store/places.js';
import { openRatingBook } from '../../src/store/rating-book.js';
import { openServer } from '../../src/store/server.js';
import { statementsOf } from '../../src/store/sql-statements.js';
import { hashText } from '../../src/store/text-hash.js';
import { openUnfinished } from '../../src/store/unfinished.js';
import { emptyDatabase } from '../support/databases.js';
import { freshDatabase } from '../support/places.js';
import { freePort } from '../support/postgres-server.js';
import { until } from '../support/until.js';
import { AT, append, card } from './support/appends.js';
import { freshCluster } from './support/cluster.js';
import { SPREAD } from './support/kinds.js';
import { standInsOf } from './support/stand-ins.js';

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
        ...(n > 6 ? { toAct: [n % 2, 3] } : {}),
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
    expect(first.map(({ toAct }) => toAct)).toEqual([[0, 3], [1, 3], null]);
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
    const asked = { playerId: 'p_new', name: 'g_new', gameId: 'g_new', network: 'a-net', now: new Date(AT) };
    const room = (perNetwork: number) =>
      openAdmissions(places).lay({
        ...asked,
        since: new Date(dayOf(1)),
        most: { perPlayer: 1, perNetwork },
      });
    expect(await room(7)).toMatchObject({ tooMany: 'from-there' });
    expect(await room(8)).toMatchObject({ tooMany: null });
    expect(await unfinished.idle(new Date(dayOf(3)), 9)).toEqual(['g_spread_1', 'g_spread_2']);
    expect(await ledger.withBots('', 9)).toEqual(['g_spread_8']);
    expect(await ledger.withBotsAmong(['g_spread_7', 'g_spread_8'])).toEqual(['g_spread_8']);
  });

  test('who dies between the game and its listing leaves a mark, and the sweep lists it; an older card covers no newer one', async () => {
    const gameId = 'g_left';
    const listed = () => ledger.list({ ruleset: 'left', limit: 9 });
    await ledger.close();
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

  test('a list shows each move, at once to whoever made it, and asks no place', async () => {
    const gameId = 'g_moved_on';
    await ledger.append({ ...append(gameId, 1, 2), card: card(gameId, { ruleset: 'moved-on' }) });
    const silent: Places = { ...places, placeOf: unasked, pieceOf: unasked, pieces: unasked };
    const seen = () => openLedger(silent).list({ ruleset: 'moved-on', limit: 9 });
    expect(await seen()).toEqual([
      { ...ITEM, gameId, ruleset: 'moved-on', version: 2, card: { name: gameId } },
    ]);
    await ledger.append({ ...append(gameId, 3, 4), toAct: [1, 2] });
    expect(await ledger.list({ ruleset: 'moved-on', limit: 9 })).toMatchObject([{ version: 6 }]);
    expect(await seen()).toMatchObject([{ version: 6, toAct: [1, 2] }]);
  });

  test('who dies between a move and its telling is found by what was written last', async () => {
    const gameId = 'g_untold';
    await ledger.append({ ...append(gameId, 1, 1), card: card(gameId, { ruleset: 'untold' }) });
    const other = openLedger(places);
    await other.repairLists();
    const now = new Date().toISOString();
    const entries = append(gameId, 2, 1).entries.map((entry) => ({ ...entry, at: now }));
    // All that the ledger does before it tells home: here the process dies.
    await logAt(places.placeOf(gameId), NO_NEWS).append({ ...append(gameId, 2, 1), entries, toAct: [3] });
    await other.repairLists();
    expect(await other.list({ ruleset: 'untold', limit: 9 })).toMatchObject([{ version: 1 }]);
    other.doubtLists();
    await other.repairLists();
    expect(await other.list({ ruleset: 'untold', limit: 9 })).toMatchObject([
      { version: 2, updatedAt: now, toAct: [3] },
    ]);
  });

  test('what is over leaves the table of what is played, and is listed as before; an older card does not bring it back', async () => {
    const names = ['g_past_1', 'g_past_2', 'g_past_3'];
    const over = (gameId: string, n: number) =>
      card(gameId, { ruleset: 'past', createdAt: dayOf(n + 1), players: ['p_past'], status: 'over' });
    for (const [n, gameId] of names.entries())
      await ledger.append({ ...append(gameId, 1, 2), card: { ...over(gameId, n), status: 'playing' } });
    for (const [n, gameId] of names.entries())
      await ledger.append({ ...append(gameId, 3, 1), card: over(gameId, n) });
    await ledger.repairLists();
    const [left] = await places.home.ask("SELECT count(*) AS games FROM listings WHERE status = 'over'", []);
    expect(Number(left?.games)).toBe(0);
    const past = async (wanted: Partial<Wanted>) =>
      (await ledger.list({ ruleset: 'past', limit: 9, ...wanted })).map(({ gameId }) => gameId);
    const before = { createdAt: dayOf(3), gameId: 'g_past_3' };
    expect(await past({})).toEqual(names.toReversed());
    expect(await past({ status: 'over', visibility: 'public', limit: 2 })).toEqual(['g_past_3', 'g_past_2']);
    expect(await past({ playerId: 'p_past', before })).toEqual(['g_past_2', 'g_past_1']);
    expect(await past({ playerId: 'nobody' })).toEqual([]);
    expect(await past({ status: 'playing' })).toEqual([]);
    // Late by minutes: its process had stood still.
    await listingsOf(places).show({
      ...append('g_past_1', 1, 2),
      card: { ...over('g_past_1', 1), status: 'playing' },
    });
    expect(await past({ status: 'playing' })).toEqual([]);
    await ledger.append(append('g_past_1', 4, 1));
    expect((await ledger.list({ ruleset: 'past', limit: 9 })).at(-1)).toMatchObject({ version: 4 });
    const due = await openArchive(places).due(new Date(), 9);
    expect(due.filter((gameId) => names.includes(gameId))).toHaveLength(3);
  });

  test('old keys are forgotten piece by piece', async () => {
    const key = {
      playerId: 'p_1',
      key: 'k',
      requestHash: 'r',
      seat: 0,
      firstSeq: 1,
      lastSeq: 1,
      createdAt: AT,
    };
    for (const gameId of ['g_key_1', 'g_key_2', 'g_key_3'])
      await ledger.append({ ...append(gameId, 1, 1), key: { ...key, gameId } });
    await ledger.append({
      ...append('g_key_4', 1, 1),
      key: { ...key, gameId: 'g_key_4', createdAt: dayOf(2) },
    });
    await ledger.forgetKeys(new Date(dayOf(1)));
    const kept = await Promise.all(
      [1, 2, 3, 4].map(async (n) => (await ledger.key(`g_key_${n}`, 'p_1', 'k')) !== null),
    );
    expect(kept).toEqual([false, false, false, true]);
  });

  test('a place that is down takes its games away and nothing else; a sweep asks it once and goes on', async () => {
    const port = await freePort();
    const gone = places.home.node?.('127.0.0.1', port);
    if (gone === undefined) throw new Error('a served database has nodes');
    onTestFinished(() => gone.close());
    let asked = 0;
    const soon: Database['soon'] = (work) => {
      asked++;
      return gone.soon(work);
    };
    const away = places.placeOf('g_spread_8');
    const lostPlace = { ...gone, soon };
    const lost = (piece: Piece): Piece => (piece.place === away ? { ...piece, place: lostPlace } : piece);
    const pieceOf: Places['pieceOf'] = (gameId) => lost(places.pieceOf(gameId));
    const lame: Places = {
      ...places,
      placeOf: (gameId) => pieceOf(gameId).place,
      pieceOf,
      // Whichever it is that is away, it has more than one of them.
      pieces: () => [...places.pieces(), ...places.pieces()].map(lost),
    };
    const crippled = openLedger(lame);
    const there = NUMBERS.find((n) => places.placeOf(`g_spread_${n}`) !== away) ?? 0;
    expect(namesOf(await crippled.list({ ruleset: 'spread', limit: 2 }))).toEqual(['8', '7']);
    expect(await crippled.append(append(`g_spread_${there}`, there + 1, 1))).toBe('landed');
    const failure: unknown = await crippled.append(append('g_spread_8', 9, 1)).catch((error) => error);
    expect(isUnavailable(failure)).toBe(true);
    expect(await crippled.entries(`g_spread_${there}`, there)).toHaveLength(1);
    for (const sweep of [
      () => crippled.repairLists(),
      () => crippled.forgetKeys(new Date(AT)),
      () => openRatingBook(lame).eachToRate(9, async () => {}),
      () => openForgotten(lame).wipe('p_1'),
    ]) {
      asked = 0;
      await sweep();
      expect(asked).toBe(1);
    }
  });

  test('whoever is forgotten while a place is down loses their name wherever it can be had, and there when it is back', async () => {
    const port = await freePort();
    const gone = places.home.node?.('127.0.0.1', port);
    if (gone === undefined) throw new Error('a served database has nodes');
    onTestFinished(() => gone.close());
    const named = { playerId: 'p_named', named: 'a-hash', name: 'Nora', salt: '00' };
    for (const n of NUMBERS) await ledger.append({ ...append(`g_named_${n}`, 1, 1), names: [named] });
    const told = async () =>
      (await Promise.all(NUMBERS.map((n) => ledger.names(`g_named_${n}`)))).flat().length;
    expect(await told()).toBe(NUMBERS.length);
    const away = places.placeOf('g_named_8');
    const lost = NUMBERS.filter((n) => places.placeOf(`g_named_${n}`) === away).length;
    const pieces = () =>
      places.pieces().map((piece) => (piece.place === away ? { ...piece, place: gone } : piece));
    expect(await openForgotten({ ...places, pieces }).wipe('p_named')).toBe(false);
    expect(await told()).toBe(lost);
    expect(await openForgotten(places).wipe('p_named')).toBe(true);
    expect(await told()).toBe(0);
  });

  test('a piece in which something else is wrong is told of, and the others are swept first', async () => {
    const [broken, ...whole] = places.pieces();
    if (broken === undefined) throw new Error('a spread ledger has pieces');
    const asked: string[] = [];
    const noted = (piece: Piece): Piece => ({
      ...piece,
      table: (name) => {
        asked.push(piece.name);
        return piece.table(name);
      },
    });
    const pieces = () => [{ ...broken, table: () => 'pg_class' }, ...whole.map(noted)];
    await expect(openLedger({ ...places, pieces }).repairLists()).rejects.toThrow('does not exist');
    expect([...new Set(asked)]).toEqual(whole.map(({ name }) => name));
  });
});

/** A place that must not be asked. */
const unasked = (): never => {
  throw new Error('a list asked for a place');
};

const ITEM = {
  visibility: 'public',
  status: 'waiting',
  createdAt: AT,
  changedAt: AT,
  updatedAt: AT,
  toAct: null,
};

const { PARLOR_TEST_CITUS_URL: coordinator = '' } = process.env;

test.runIf(coordinator !== '')(
  'the newest migrations find a ledger that was spread before them',
  async () => {
    const { url, remove } = await freshCluster(coordinator);
    const home = await openServer(url);
    onTestFinished(async () => {
      await home.close();
      await remove();
    });
    await migrate(home, { upTo: 12 });
    for (const table of ['events', 'games', 'idempotency_keys'])
      await home.alone(async (run) => {
        await run('SET citus.enable_unsafe_triggers = on');
        await run(`SELECT create_distributed_table('${table}', 'game_id')`);
      });
    // As it was written then.
    await home.run(
      `INSERT INTO events (game_id, seq, at, event, hash) SELECT 'g_before', seq, '${AT}', '{}', '' FROM generate_series(1, 2) AS seq`,
    );
    await home.run(
      `INSERT INTO games (game_id, ruleset, visibility, status, players, card, secret, created_at)
     VALUES ('g_before', 'knucklebones', 'public', 'waiting', '{p_1}', '{}', 'ab', '${AT}')`,
    );
    await migrate(home);
    const places = await placesOf(home);
    expect(await openLedger(places).list({ limit: 9 })).toMatchObject([{ gameId: 'g_before', version: 2 }]);
    expect(places.placeOf('g_before')).not.toBe(home);
  },
);

test('a game that has moved is gone on with where it is now', async () => {
  const places = await SPREAD[0]?.[1]();
  if (places === undefined) throw new Error('a kind');
  onTestFinished(() => places.close());
  const [from, to] = places.pieces();
  if (from === undefined || to === undefined) throw new Error('two pieces');
  let piece = from;
  const ledger = openLedger({ ...places, placeOf: () => piece.place, pieceOf: () => piece });
  await ledger.append({ ...append('g_moves', 1, 2), card: card('g_moves') });
  const [row] = await from.place.ask('SELECT json_agg(events)::text AS log FROM events', []);
  await to.place.ask(
    'INSERT INTO events SELECT * FROM json_populate_recordset(NULL::events, $1::text::json)',
    [String(row?.log)],
  );
  await from.place.run("SET LOCAL parlor.removes = 'g_moves'; DELETE FROM events; DELETE FROM games");
  expect(await ledger.append(append('g_moves', 3, 1))).toBe('lost');
  piece = to;
  expect(await ledger.append(append('g_moves', 3, 1))).toBe('landed');
  expect((await ledger.entries('g_moves', 0)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(await ledger.list({ limit: 9 })).toMatchObject([{ gameId: 'g_moves', version: 3 }]);
});

test.runIf(coordinator !== '')('on a cluster a map that is out of date costs nothing but speed', async () => {
  const places = await SPREAD[1]?.[1]();
  if (places === undefined) throw new Error('a cluster');
  onTestFinished(() => places.close());
  const [before, piece] = [places.placeOf('g_moved'), places.pieceOf('g_moved')];
  const stale = openLedger({ ...places, placeOf: () => before, pieceOf: () => piece });
  const key = {
    gameId: 'g_moved',
    playerId: 'p_1',
    key: 'k',
    requestHash: 'r',
    seat: 0,
    firstSeq: 1,
    lastSeq: 1,
  };
  const keyed = { ...key, createdAt: AT };
  await stale.append({ ...append('g_moved', 1, 1), card: card('g_moved'), key: keyed });
  await places.home.alone((run) => run(MOVE));
  const shard: unknown = await before
    .soon(() => before.ask('SELECT FROM events_0', []))
    .catch((error) => error);
  expect(isUnavailable(shard)).toBe(true);
  expect(await stale.append(append('g_moved', 2, 2))).toBe('landed');
  expect(await stale.append(append('g_moved', 3, 1))).toBe('lost');
  expect(await stale.append(append('g_moved', 9, 1))).toBe('lost');
  expect(await stale.append({ ...append('g_moved', 4, 1), key: keyed })).toBe('lost');
  const over = card('g_moved', { status: 'over' });
  expect(await stale.append({ ...append('g_moved', 4, 1), card: over })).toBe('landed');
  expect((await stale.entries('g_moved', 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(await stale.card('g_moved')).toMatchObject({ status: 'over' });
  await stale.close();
  await openLedger(await placesOf(places.home)).repairLists();
  expect(await stale.list({ limit: 9 })).toMatchObject([{ gameId: 'g_moved', status: 'over', version: 4 }]);
  const { ruleset, visibility } = over;
  await openArchive(places).remove({ gameId: 'g_moved', ruleset, visibility, endedAt: new Date(AT) });
  expect([
    await stale.entries('g_moved', 0),
    await stale.card('g_moved'),
    await stale.list({ limit: 9 }),
  ]).toEqual([[], null, []]);
});

/** The shards of one game go to the other worker. */
const MOVE = `SELECT citus_move_shard_placement(shardid, here.nodename, here.nodeport, there.nodename, there.nodeport, 'force_logical')
  FROM pg_dist_placement JOIN pg_dist_node AS here USING (groupid), pg_dist_node AS there
  WHERE shardid = get_shard_id_for_distribution_column('events', 'g_moved') AND there.groupid NOT IN (0, here.groupid)`;

test('a script is taken apart into its statements', () => {
  const body = "CREATE FUNCTION f() RETURNS text AS $body$ SELECT ';' -- no end;\n; $body$";
  const script = `-- a; comment\nSELECT 'a;''b', "c;d" ;\n${body};\nSELECT 4 - 1 -- the last`;
  expect(statementsOf(script)).toEqual([`SELECT 'a;''b', "c;d"`, body, 'SELECT 4 - 1']);
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
    await Promise.all(
      [places.home, ...places.pieces().map(({ place }) => place)].map((database) => migrate(database)),
    );
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
