import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { granted, layLong } from '../../bench/laid-long.js';
import type { Entry, GameCard } from '../../src/store/entry.js';
import type { Ledger } from '../../src/store/ledger.js';
import { pastIn } from '../../src/table/cache/past.js';
import { cacheRoom } from '../../src/table/cache/room.js';
import { beginsDecision } from '../../src/table/game/decision-start.js';
import { rebuild } from '../../src/table/game/fold.js';
import type { Game as FoldedGame } from '../../src/table/game/game.js';
import { openTables, type TableService } from '../../src/table/table.js';
import { type Game, type Guest, openParlor, type Parlor } from '../support/parlor.js';

const LENGTH = 700;
/** A game is kept at every so many events. */
const STEP = 64;
const MOST_AT_A_TIME = 8 * STEP;

/** Room for a few games of each kind, so that most of what is asked for is not at hand any more. */
const ROOM = cacheRoom(100_000);

let parlor: Parlor;
let ann: Guest;
let log: readonly Entry[];
let card: GameCard;
let gameId: string;
beforeAll(async () => {
  parlor = await openParlor({ caches: ROOM });
  ann = await parlor.guest('Ann');
  const { ledger } = parlor.store;
  gameId = await layLong(parlor.store, { ...ann, createdAt: '' }, LENGTH);
  log = await ledger.entries(gameId, 0);
  const found = await ledger.card(gameId);
  if (found === null) throw new Error('no card');
  card = found;
});
afterAll(() => parlor?.close());

/** A real ledger that counts how many entries each reading brought. */
const counting = (ledger: Ledger): { readonly ledger: Ledger; readonly read: number[] } => {
  const read: number[] = [];
  const entries: Ledger['entries'] = async (...asked) => {
    const found = await ledger.entries(...asked);
    read.push(found.length);
    return found;
  };
  return { ledger: { ...ledger, entries }, read };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The game at an event by folding its log from the first one. */
const byHand = (version: number): FoldedGame | null => {
  const game = rebuild(card, log.slice(0, version));
  const next = log[version];
  if (game === null) return null;
  const isMidway = next !== undefined && !beginsDecision(next);
  const { match } = game;
  const halted = isMidway && match !== null && match.outcome === null ? match.halted('midway') : match;
  return { ...game, isMidway, match: halted };
};

const seen = (game: FoldedGame | null) =>
  game && {
    ...game,
    book: null,
    laid: null,
    sittingNow: null,
    match: game.match?.view('spectator'),
  };

const at = async (tables: TableService, version: number): Promise<FoldedGame> =>
  granted(await tables.find(gameId, { playerId: null }, version));

/** Around the steps, and spread over the game. */
const VERSIONS = [
  ...[1, 2, 63, 64, 65, 127, 128, 129, 255, 256, 257, 384, 640],
  ...Array.from({ length: 20 }, (_, index) => 3 + index * 34),
];

describe('a look back', () => {
  test('that many take at the same moment folds the log once for all of them', async () => {
    const { ledger, read } = counting(parlor.store.ledger);
    const past = pastIn(ledger, cacheRoom().past, () => true);
    const looks = [690, 691, 692, 693, 694, 695, 696, 697, 698, 699];
    await Promise.all(looks.map((version) => past.at(gameId, version)));
    expect(sum(read)).toBeLessThanOrEqual(LENGTH + looks.length * (STEP + 1));
  });

  test('sees what folding the whole log would show, at any event', async () => {
    const tables = openTables(parlor.store);
    for (const version of VERSIONS) expect(seen(await at(tables, version))).toEqual(seen(byHand(version)));
  });

  test('reads no more than a step of the log after the first, and nothing the second time', async () => {
    const { ledger, read } = counting(parlor.store.ledger);
    const tables = openTables({ ...parlor.store, ledger });
    await at(tables, LENGTH - 1);
    for (const version of VERSIONS) {
      read.length = 0;
      await at(tables, version);
      expect(sum(read)).toBeLessThanOrEqual(STEP + 1);
      read.length = 0;
      await at(tables, version);
      expect(read).toEqual([]);
    }
  });

  test('and a game read anew never have more than a page of the log in memory', async () => {
    const { ledger, read } = counting(parlor.store.ledger);
    const tables = openTables({ ...parlor.store, ledger });
    expect(granted(await tables.find(gameId, { playerId: null })).version).toBe(log.length);
    await at(tables, 600);
    expect(Math.max(...read)).toBeLessThanOrEqual(MOST_AT_A_TIME);
  });

  test('at a game that is over reads its record a page at a time, when it is asked for', async () => {
    const { ledger, read } = counting(parlor.store.ledger);
    const tables = openTables({ ...parlor.store, ledger });
    const player = { ...ann, createdAt: '' };
    const over = await layLong(parlor.store, player, 2 * MOST_AT_A_TIME);
    const wanted = { seat: 0 };
    const leaving = { gameId: over, player, wanted, expected: null, requestId: 'r', key: undefined };
    const { version } = granted(await tables.leaveSeat(leaving)).game;
    read.length = 0;
    const { pages } = granted(await tables.published(over, { playerId: null }));
    expect(read).toEqual([]);
    const seqs: number[] = [];
    for await (const page of pages) seqs.push(...page.map(({ seq }) => seq));
    expect(seqs).toEqual(Array.from({ length: version }, (_, index) => index + 1));
    expect(Math.max(...read)).toBeLessThanOrEqual(MOST_AT_A_TIME);
  });

  test('is as true where there is hardly room to keep anything', async () => {
    for (const bytes of [0, 40_000]) {
      const tables = openTables(parlor.store, undefined, null, {}, cacheRoom(bytes));
      for (const version of VERSIONS) {
        expect(seen(await at(tables, version))).toEqual(seen(byHand(version)));
        expect(tables.cacheBytes().past).toBeLessThanOrEqual(bytes / 4);
      }
    }
  });
});

const TABLES = [
  ['jackaroo', 4],
  ['knucklebones', 2],
  ['dastan', 2],
  ['cant-stop', 2],
] as const;

const layTables = async (): Promise<readonly Game[]> => {
  const laid: Game[] = [];
  for (let round = 0; round < 4; round++)
    for (const [ruleset, seats] of TABLES)
      laid.push(await parlor.lay(ann, { ruleset, seats: Array(seats).fill({ player: 'me' }) }));
  return laid;
};

const expectWithinRoom = (): void => {
  const { games, past, players, workedOut } = parlor.services.tables.cacheBytes();
  expect(games).toBeLessThanOrEqual(ROOM.games);
  expect(past).toBeLessThanOrEqual(ROOM.past);
  expect(players).toBeLessThanOrEqual(ROOM.players);
  expect(workedOut).toBeLessThanOrEqual(ROOM.workedOut);
};

describe('with room for only a few games', () => {
  test('all of them are looked at, looked back at, counted and rehearsed, and what is kept stays within it', async () => {
    for (const { id, version, legal } of await layTables()) {
      const now = await parlor.get<Game>(`/games/${id}`, { as: ann });
      expect(now.body).toMatchObject({ id, version, legal });
      expect((await parlor.get<Game>(`/games/${id}?at=1`, { as: ann })).body).toMatchObject({
        id,
        version: 1,
      });
      expect((await parlor.get(`/games/${id}/odds`, { as: ann })).status).toBe(200);
      const body = legal[0]?.action;
      const rehearsed = await parlor.post(`/games/${id}/rehearsals`, { as: ann, body });
      expect(rehearsed.status).toBe(200);
      expectWithinRoom();
    }
  });

  test('strangers come and go, and who they are is kept within it', async () => {
    for (let index = 0; index < 60; index++) {
      const stranger = await parlor.guest(`Stranger ${index}`);
      expect((await parlor.get('/me', { as: stranger })).status).toBe(200);
      expectWithinRoom();
    }
    expect((await parlor.get('/me', { as: ann })).status).toBe(200);
  });

  test('the metrics tell how much is kept', async () => {
    const { text } = await parlor.get('/metrics');
    for (const cache of ['games', 'past', 'players', 'workedOut'])
      expect(text).toMatch(new RegExp(`parlor_cache_bytes\\{cache="${cache}"\\} \\d`));
  });
});
