import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, type Pen, Unavailable } from '../../src/store/database.js';
import type { Append } from '../../src/store/entry.js';
import { type Ledger, openLedger } from '../../src/store/ledger.js';
import { migrate } from '../../src/store/migrate.js';
import { onePlace } from '../../src/store/places.js';
import { openServer } from '../../src/store/server.js';
import { WrittenEnds } from '../../src/store/written-ends.js';
import { layCable } from '../live/support/cable.js';
import { append } from '../store/support/appends.js';
import { emptyDatabase } from '../support/databases.js';
import { freshDatabase } from '../support/places.js';

/** A decision after which somebody is to act. */
const move = (gameId: string, from: number, count = 1): Append => ({
  ...append(gameId, from, count),
  toAct: [0],
});

describe('the pen of a Postgres server', () => {
  let database: Database;
  /** What was written since it was last asked for. */
  let rows: string[] = [];
  let ledger: Ledger;
  const watched = (pen: Pen): Pen => ({
    ...pen,
    write: (statement, parameters) => {
      rows.push(String(parameters[0]));
      return pen.write(statement, parameters);
    },
  });
  const isLookedFor = (): boolean => {
    const wasNamed = rows.some((text) => text.includes('"before":'));
    rows = [];
    return wasNamed;
  };
  /** What an operator does with a backup, or a standby that lags behind: the last events are not there any more. */
  const lose = (gameId: string, from: number): Promise<void> =>
    database.run(`
      ALTER TABLE events DISABLE TRIGGER USER;
      DELETE FROM events WHERE game_id = '${gameId}' AND seq >= ${from};
      ALTER TABLE events ENABLE TRIGGER USER`);
  const cut = async (): Promise<void> => {
    const before = database.pen.session();
    await database.ask(
      "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'parlor pen' AND datname = current_database()",
      [],
    );
    await expect.poll(() => database.pen.session(), { timeout: 60_000 }).not.toBe(before);
  };
  beforeAll(async () => {
    database = await emptyDatabase(freshDatabase);
    await migrate(database);
    ledger = openLedger(onePlace({ ...database, pen: watched(database.pen) }));
  });
  afterAll(() => database?.close());

  test('has the event before looked for, unless its session wrote it itself', async () => {
    await ledger.append(move('g_own', 1, 2));
    isLookedFor();
    expect(await ledger.append(move('g_own', 3, 2))).toBe('landed');
    expect(isLookedFor(), 'written a moment ago').toBe(false);
    await openLedger(onePlace(database)).append(move('g_own', 5));
    expect(await ledger.append(move('g_own', 6))).toBe('landed');
    expect(isLookedFor(), 'another wrote in between').toBe(true);
  });

  test('leaves no gap where the database lost what it had written', async () => {
    await ledger.append(move('g_lost', 1, 2));
    await ledger.append(move('g_lost', 3));
    await lose('g_lost', 3);
    await cut();
    expect(await ledger.append(move('g_lost', 4))).toBe('lost');
    expect(await ledger.append(move('g_lost', 3))).toBe('landed');
    expect((await ledger.entries('g_lost', 0)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test('knows nothing of a game that nobody plays, which may leave the database at any time', async () => {
    await ledger.append(move('g_over', 1, 2));
    await ledger.append({ ...append('g_over', 3, 1), toAct: [] });
    await ledger.append({ ...append('g_over', 4, 1), toAct: [] });
    isLookedFor();
    await ledger.append({ ...append('g_over', 5, 1), toAct: [] });
    expect(isLookedFor()).toBe(true);
    await lose('g_over', 1);
    expect(await ledger.append({ ...append('g_over', 6, 1), toAct: [] })).toBe('lost');
  });

  test('has everything looked for again once nobody knows what became of something', async () => {
    await ledger.append(move('g_doubt', 1, 2));
    const unheard: Pen = {
      ...database.pen,
      async write(statement, parameters) {
        await watched(database.pen).write(statement, parameters);
        if (isCutOff) throw new Unavailable('no answer');
        return [];
      },
    };
    let isCutOff = false;
    const cutOff = openLedger(onePlace({ ...database, pen: unheard }));
    await cutOff.append(move('g_doubt', 3));
    isLookedFor();
    isCutOff = true;
    await expect(cutOff.append(move('g_doubt', 4))).rejects.toThrow('no answer');
    expect(isLookedFor()).toBe(false);
    isCutOff = false;
    expect(await cutOff.append(move('g_doubt', 5))).toBe('landed');
    expect(isLookedFor()).toBe(true);
  });

  test('a number that is taken is lost all the same, and what is right goes on from there', async () => {
    await ledger.append(move('g_taken', 1, 2));
    await openLedger(onePlace(database)).append(move('g_taken', 3, 2));
    expect(await ledger.append(move('g_taken', 3))).toBe('lost');
    expect(await ledger.append(move('g_taken', 5))).toBe('landed');
  });
});

test('a line that went dead is given up, though everybody goes on writing', async () => {
  const { place, remove } = await freshDatabase();
  const cable = await layCable(place.url);
  const database = await openServer(cable.url);
  try {
    await migrate(database);
    const ledger = openLedger(onePlace(database));
    await ledger.append(move('g_dead', 1));
    cable.goDead();
    // One after the other, so that the line is never silent for long enough to be taken for dead.
    await expect(ledger.append(move('g_dead', 2))).rejects.toThrow(Unavailable);
    expect(await ledger.append(move('g_dead', 2))).toBe('landed');
  } finally {
    await database.close();
    cable.close();
    await remove();
  }
});

describe('where logs end', () => {
  test('is known in the session that wrote there, and in no other', () => {
    const ends = new WrittenEnds();
    ends.note(1, 'g', 7);
    expect([ends.isAt(1, 'g', 7), ends.isAt(1, 'g', 6), ends.isAt(2, 'g', 7)]).toEqual([true, false, false]);
    ends.note(2, 'other', 1);
    expect(ends.isAt(1, 'g', 7)).toBe(false);
    ends.note(null, 'g', 7);
    expect([ends.isAt(null, 'g', 7), ends.isAt(2, 'other', 1)]).toEqual([false, true]);
  });

  test('is forgotten when many others came after, and of so many at the most', () => {
    const ends = new WrittenEnds(4);
    for (const [at, game] of ['a', 'b', 'c', 'd', 'e'].entries()) ends.note(1, game, at);
    expect(['a', 'b', 'c', 'd', 'e'].filter((game, at) => ends.isAt(1, game, at))).toEqual(['c', 'd', 'e']);
    ends.note(1, 'c', 9);
    expect([ends.isAt(1, 'c', 2), ends.isAt(1, 'c', 9)]).toEqual([false, true]);
    ends.forget('c');
    expect(ends.isAt(1, 'c', 9)).toBe(false);
  });
});
