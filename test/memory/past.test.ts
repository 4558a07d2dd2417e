import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longColumn } from '../../bench/long-game.js';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { no, type Result } from '../../src/engine/result.js';
import type { Entry, GameCard } from '../../src/store/entry.js';
import type { Ledger } from '../../src/store/ledger.js';
import { openStore, type Store } from '../../src/store/store.js';
import { cacheRoom } from '../../src/table/cache-room.js';
import { beginsDecision, type Evening, rebuild } from '../../src/table/evening.js';
import { pastIn } from '../../src/table/past.js';
import { openTables, type TableService } from '../../src/table/table.js';
import { written } from '../../src/table/written.js';
import { type FreshPlace, freshFolder } from '../support/places.js';

const LENGTH = 700;
/** A game is kept at every so many events. */
const STEP = 128;
const MOST_AT_A_TIME = 2 * STEP;

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

const granted = <Value>(result: Result<Value, { readonly detail: string }>): Value => {
  if (!result.ok) throw new Error(result.problem.detail);
  return result.value;
};

let fresh: FreshPlace;
let store: Store;
let log: readonly Entry[];
let card: GameCard;
let gameId: string;
beforeAll(async () => {
  fresh = await freshFolder();
  store = await openStore(fresh.place);
  const tables = openTables(store);
  const { player } = granted(await tables.guests.welcome('Ann'));
  const seats = [{ player: 'me' }, { player: 'me' }] as const;
  const wanted = {
    ruleset: 'knucklebones',
    options: { width: 8, height: 6 },
    seats,
    visibility: 'public',
  } as const;
  const { evening } = granted(await tables.create(player, wanted, 'r'));
  gameId = evening.id;
  await store.ledger.append({ gameId, entries: playedOn(evening), card: null, key: null });
  log = await store.ledger.entries(gameId, 0);
  const found = await store.ledger.card(gameId);
  if (found === null) throw new Error('no card');
  card = found;
});
afterAll(async () => {
  await store?.close();
  await fresh?.remove();
});

/** Many decisions that reach the ledger as one: a test has no time to wait for each. */
const playedOn = (start: Evening): readonly Entry[] => {
  const chance = seededChance('long');
  const entries: Entry[] = [];
  let before = start;
  while (before.version < LENGTH) {
    const [seat = 0] = before.match?.toAct ?? [];
    const action = { type: 'place', column: longColumn(before.match?.view('spectator')) };
    const { happenings, match } = granted(
      before.match?.act(seat, action, chance) ?? no({ detail: 'not begun' }),
    );
    const asked = { seat, playerId: null, action, requestId: null, at: before.updatedAt };
    const { append, evening } = written({ before, evening: { ...before, match }, happenings }, asked);
    entries.push(...append.entries);
    before = evening;
  }
  return entries;
};

/** The game at an event by folding its log from the first one. */
const byHand = (version: number): Evening | null => {
  const evening = rebuild(card, log.slice(0, version));
  const next = log[version];
  return evening === null ? null : { ...evening, isMidway: next !== undefined && !beginsDecision(next) };
};

const seen = (evening: Evening | null) =>
  evening && { ...evening, book: null, laid: null, match: evening.match?.view('spectator') };

const at = async (tables: TableService, version: number): Promise<Evening> =>
  granted(await tables.find(gameId, { playerId: null }, version));

/** Around the steps, and spread over the game. */
const VERSIONS = [
  ...[1, 2, 127, 128, 129, 255, 256, 257, 384, 640],
  ...Array.from({ length: 20 }, (_, index) => 3 + index * 34),
];

describe('a look back', () => {
  test('that many take at the same moment folds the log once for all of them', async () => {
    const { ledger, read } = counting(store.ledger);
    const past = pastIn(ledger, cacheRoom().past);
    const looks = [690, 691, 692, 693, 694, 695, 696, 697, 698, 699];
    await Promise.all(looks.map((version) => past.at(gameId, version)));
    expect(sum(read)).toBeLessThanOrEqual(LENGTH + looks.length * (STEP + 1));
  });

  test('sees what folding the whole log would show, at any event', async () => {
    const tables = openTables(store);
    for (const version of VERSIONS) expect(seen(await at(tables, version))).toEqual(seen(byHand(version)));
  });

  test('reads no more than a step of the log after the first, and nothing the second time', async () => {
    const { ledger, read } = counting(store.ledger);
    const tables = openTables({ ...store, ledger });
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
    const { ledger, read } = counting(store.ledger);
    const tables = openTables({ ...store, ledger });
    expect(granted(await tables.find(gameId, { playerId: null })).version).toBe(log.length);
    await at(tables, 600);
    expect(Math.max(...read)).toBeLessThanOrEqual(MOST_AT_A_TIME);
  });

  test('is as true where there is hardly room to keep anything', async () => {
    for (const bytes of [0, 40_000]) {
      const tables = openTables(store, undefined, null, cacheRoom(bytes));
      for (const version of VERSIONS) {
        expect(seen(await at(tables, version))).toEqual(seen(byHand(version)));
        expect(tables.cacheBytes().past).toBeLessThanOrEqual(bytes / 4);
      }
    }
  });
});
