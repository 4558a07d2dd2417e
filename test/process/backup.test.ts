import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openLedger } from '../../src/store/ledger.js';
import { onePlace } from '../../src/store/places.js';
import * as schema from '../../src/store/schema.js';
import { openStore } from '../../src/store/store.js';
import { type Desk, deskOn, openDesk, openFilledDesk } from '../../src/store/upkeep/desk.js';
import type { Part } from '../../src/store/upkeep/read.js';
import { TABLES } from '../../src/store/upkeep/tables.js';
import { unfinishedRestore } from '../../src/store/upkeep/target.js';
import { readBackup } from '../../src/upkeep/backup-reader.js';
import { backupFile } from '../../src/upkeep/backup-writer.js';
import { copyEverything, counting, type Sink } from '../../src/upkeep/copy.js';
import { type Restored, restoreInto } from '../../src/upkeep/restore.js';
import { emptyDatabase } from '../support/databases.js';
import { fillTheRest } from '../support/fill-tables.js';
import { playMany } from '../support/many-games.js';
import { BARE_PLACES, bareDatabase, emptyFolder, type FreshPlace, freshDatabase } from '../support/places.js';

const GAMES = 60;
const UNFINISHED = 10;

let folder: string;
let file: string;
/** Played on a Postgres server; the rows of every table as texts. */
let source: FreshPlace;
let before: Contents;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-backup-'));
  file = join(folder, 'all.parlor.gz');
  source = await freshDatabase();
  const store = await openStore(source.place);
  await playMany(store, { games: GAMES, unfinished: UNFINISHED });
  await store.webhooks.set(
    {
      playerId: 'p_1',
      url: 'https://bot.example/turn',
      rulesets: ['dastan'],
      notices: null,
      secret: 'whsec_1',
    },
    new Date(),
  );
  await store.close();
  await atDesk(source, async (desk) => {
    await fillTheRest(desk, 20);
    const sink = await backupFile(file);
    await copyEverything(desk, sink, () => {});
    before = await contentsOf(desk);
  });
});
afterAll(async () => {
  await source?.remove();
  rmSync(folder, { recursive: true });
});

type Contents = { readonly [table: string]: readonly unknown[] };

/** Every column of every row, as the database itself writes it. */
const contentsOf = async ({ ask }: Desk): Promise<Contents> => {
  const all = TABLES.map(async ({ name, key }) => {
    const rows = await ask(
      `SELECT row_to_json(t)::text AS line FROM ${name} t ORDER BY ${key.join(', ')}`,
      [],
    );
    return [name, rows.map(({ line }) => line)] as const;
  });
  return Object.fromEntries(await Promise.all(all));
};

const atDesk = async (
  { place }: FreshPlace,
  work: (desk: Desk) => Promise<void>,
  open: typeof openDesk = openFilledDesk,
): Promise<void> => {
  const desk = await open(place);
  await work(desk).finally(() => desk.close());
};

const fresh = async (kind: () => Promise<FreshPlace>): Promise<FreshPlace> => {
  const place = await kind();
  onTestFinished(place.remove);
  return place;
};

const restore = async (desk: Desk, from = file, catchesUp = false): Promise<Restored> => {
  const sink = restoreInto(desk, { source: from, catchesUp });
  await readBackup(from, sink, () => {});
  return sink.restored();
};

type GamePart = Extract<Part, { kind: 'game' }>;

/** The same backup with its games changed, whole and with a checksum of its own. */
const rewritten = async (name: string, change: (game: GamePart) => GamePart): Promise<string> => {
  const path = join(folder, name);
  const sink = await backupFile(path);
  const counter = counting();
  const changing: Sink = {
    begin: sink.begin,
    take(part) {
      const kept = part.kind === 'game' ? change(part) : part;
      counter.count(kept);
      return sink.take(kept);
    },
    end: () => sink.end(counter.counts()),
  };
  await readBackup(file, changing, () => {});
  return path;
};

test.each(BARE_PLACES)('a backup brings every row back to the byte, into %s', async (_name, kind) => {
  const desk =
    kind === emptyFolder ? deskOn(await emptyDatabase(kind)) : await openDesk((await fresh(kind)).place);
  onTestFinished(() => desk.close());
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  expect(await restore(desk)).toEqual({ added: GAMES, grown: 0, kept: 0, broken: [], different: [] });
  expect(await contentsOf(desk)).toEqual(before);
  expect(await unfinishedRestore(desk)).toBeNull();
  const [card] = await openLedger(onePlace(desk.database)).list({ limit: 1, visibility: 'public' });
  expect(card?.version).toBeGreaterThan(2);
});

describe('the file', () => {
  test('is for its owner alone, and lines of JSON to any tool', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    const [head, ...rest] = lines.map((line) => JSON.parse(line));
    expect(head).toMatchObject({ format: 'parlor-backup', formatVersion: 1, games: GAMES });
    const rows = rest.filter((line) => 'events' in line);
    expect(rest.at(-1).end).toMatchObject({ games: GAMES, rows: { events: rows.length, games: GAMES } });
  });

  test('is never written over', async () => {
    await expect(backupFile(file)).rejects.toThrow(/is there already/);
  });

  test('is not there when the backup did not get to its end', async () => {
    const path = join(folder, 'half.gz');
    const sink = await backupFile(path);
    await sink.throwAway();
    expect(() => statSync(path)).toThrow();
    expect(() => statSync(`${path}.unfinished`)).toThrow();
  });

  /** The same backup with its text changed. */
  const changed = (name: string, change: (text: string) => string | Buffer): string => {
    const path = join(folder, name);
    writeFileSync(path, change(gunzipSync(readFileSync(file)).toString()));
    return path;
  };
  const NOWHERE: Sink = { begin: async () => {}, take: async () => {}, end: async () => {} };
  const read = (path: string) => readBackup(path, NOWHERE, () => {});

  test('may be unpacked', async () => {
    const head = await read(changed('plain.txt', (text) => text));
    expect(head.games).toBe(GAMES);
  });

  test.each<[string, (text: string) => string | Buffer, RegExp]>([
    ['packed and cut off', (text) => gzipSync(text).subarray(0, 2_000), /is cut off: its end is missing/],
    ['cut off between two lines', (text) => text.slice(0, text.lastIndexOf('\n{"end"') + 1), /is cut off/],
    ['cut off within its last line', (text) => text.slice(0, -20), /is cut off/],
    ['changed by one letter', (text) => text.replace('"Ann"', '"Anm"'), /is damaged: its checksum/],
    ['short of a line', (text) => text.replace(/\n\{"events".*/, ''), /is damaged: its checksum/],
    ['something else', () => '{"hello": 1}\n', /this is not a backup of Parlor/],
    ['of a form to come', (text) => text.replace('"formatVersion":1', '"formatVersion":2'), /does not know/],
    ['empty', () => '', /this is not a backup/],
  ])('is refused when it is %s', async (name, change, says) => {
    await expect(read(changed(`${name}.gz`, change))).rejects.toThrow(says);
  });
});

describe('a restore', () => {
  test('is finished on a connection that has all the time it needs', async () => {
    const desk = await openDesk((await fresh(bareDatabase)).place);
    onTestFinished(() => desk.close());
    const run: typeof desk.database.run = async (script) => {
      if (script.includes('ANALYZE')) throw new Error('canceling statement due to statement timeout');
      await desk.database.run(script);
    };
    const hurried = { ...desk, database: { ...desk.database, run } };
    expect((await restore(hurried)).added).toBe(GAMES);
    expect(await unfinishedRestore(desk)).toBeNull();
  });

  test('refuses a database with games in it, and writes nothing', async () => {
    await atDesk(source, async (desk) => {
      await expect(restore(desk)).rejects.toThrow(/has games or players already, so nothing was written/);
      expect(await contentsOf(desk)).toEqual(before);
    });
  });

  test('that broke off in the middle is gone on with by doing it again', async () => {
    const target = await fresh(bareDatabase);
    await atDesk(
      target,
      async (desk) => {
        const sink = restoreInto(desk, { source: file, catchesUp: false });
        let games = 0;
        const breaking: Sink = {
          ...sink,
          async take(part) {
            if (part.kind === 'game' && ++games > 20) throw new Error('the power failed');
            await sink.take(part);
          },
        };
        await expect(readBackup(file, breaking, () => {})).rejects.toThrow('the power failed');
        expect(await unfinishedRestore(desk)).not.toBeNull();
      },
      openDesk,
    );
    await atDesk(target, async (desk) => {
      const { added, kept } = await restore(desk);
      expect(added + kept).toBe(GAMES);
      expect(await contentsOf(desk)).toEqual(before);
      expect(await unfinishedRestore(desk)).toBeNull();
    });
  });

  test('leaves out a game whose chain is broken, says where, and brings the others', async () => {
    let broken = '';
    const tampered = await rewritten('tampered', (game) => {
      if (broken !== '') return game;
      broken = game.gameId;
      const events = game.rows.events?.map((line, at) =>
        at === 2 ? line.replace('"type"', '"typo"') : line,
      );
      return { ...game, rows: { ...game.rows, events: events ?? [] } };
    });
    await atDesk(
      await fresh(bareDatabase),
      async (desk) => {
        const restored = await restore(desk, tampered);
        expect(restored).toMatchObject({ added: GAMES - 1, broken: [{ gameId: broken, seq: 3 }] });
        const [row] = await desk.ask('SELECT count(*) AS rows FROM events WHERE game_id = $1', [broken]);
        expect(Number(row?.rows)).toBe(0);
      },
      openDesk,
    );
  });

  test('of rows from an older schema makes its tables first, and brings them up to date afterwards', async () => {
    const older = join(folder, 'older');
    const sink = await backupFile(older);
    const player =
      '{"player_id":"p_old","name":"Old","token_hash":"00","created_at":"2026-01-01T00:00:00+00:00"}';
    const columns = ['player_id', 'name', 'token_hash', 'created_at'];
    const tables = [{ name: 'players', columns, key: ['player_id'], isPartOfGame: false }];
    const head = {
      formatVersion: 1,
      backupId: 'old',
      madeAt: '2026-01-01T00:00:00Z',
      schema: 7,
      games: 0,
    } as const;
    await sink.begin({ format: 'parlor-backup', ...head, tables });
    await sink.take({ kind: 'rows', table: 'players', lines: [player] });
    await sink.end({ games: 0, rows: { players: 1 } });
    const target = await fresh(bareDatabase);
    await atDesk(
      target,
      async (desk) => {
        await restore(desk, older);
        expect(await desk.ask('SELECT name FROM players', [])).toEqual([{ name: 'Old' }]);
      },
      openDesk,
    );
    await atDesk(target, async () => {});
  });

  test('takes no names of tables that the database does not have', async () => {
    const strange = join(folder, 'strange');
    const sink = await backupFile(strange);
    const tables = [{ name: 'pg_authid', columns: ['rolname'], key: ['oid'], isPartOfGame: false }];
    const head = {
      formatVersion: 1,
      backupId: 'x',
      madeAt: '2026-01-01T00:00:00Z',
      schema: 7,
      games: 0,
    } as const;
    await sink.begin({ format: 'parlor-backup', ...head, tables });
    await sink.end({ games: 0, rows: {} });
    await atDesk(
      await fresh(bareDatabase),
      async (desk) => {
        await expect(restore(desk, strange)).rejects.toThrow(/column pg_authid\.rolname/);
      },
      openDesk,
    );
  });
});

test('a backup of a server that is played on shows one moment of it', async () => {
  const store = await openStore(source.place);
  onTestFinished(() => store.close());
  await atDesk(source, async (desk) => {
    const held: string[] = [];
    const { games } = await copyEverything(
      desk,
      {
        begin: async () => void (await playMany(store, { games: 3, unfinished: 0 })),
        take: async (part) => void held.push(...(part.kind === 'game' ? [part.gameId] : [])),
        end: async () => {},
      },
      () => {},
    );
    expect(games).toBe(GAMES);
    expect(held).toHaveLength(GAMES);
  });
});

test('catching up adds what was played since, and touches no game that went another way', async () => {
  const short: string[] = [];
  const earlier = await rewritten('earlier', (game) => {
    if (short.length === 2) return game;
    short.push(game.gameId);
    return { ...game, rows: { ...game.rows, events: game.rows.events?.slice(0, 2) ?? [] } };
  });
  const [, astray = ''] = short;
  await atDesk(
    await fresh(bareDatabase),
    async (desk) => {
      await restore(desk, earlier);
      await desk.ask(
        `INSERT INTO events (game_id, seq, at, event, hash)
         SELECT game_id, 3, at, event, repeat('f', 64) FROM events WHERE game_id = $1::text AND seq = 2`,
        [astray],
      );
      await expect(restore(desk)).rejects.toThrow(/say --catch-up/);
      const restored = await restore(desk, file, true);
      expect(restored).toEqual({ added: 0, grown: 1, kept: GAMES - 2, broken: [], different: [astray] });
      const { events } = await contentsOf(desk);
      expect(events?.filter((line) => !String(line).includes(astray))).toEqual(
        before.events?.filter((line) => !String(line).includes(astray)),
      );
    },
    openDesk,
  );
});

describe('the tables', () => {
  const named = Object.values(schema)
    .filter((it) => is(it, PgTable))
    .map((table) => getTableConfig(table).name);

  /** They follow from the games, and are made anew where they are needed. */
  const LISTS = ['listings', 'past_listings', 'past_players'];

  test('are all in a backup but the lists: say what becomes of a new table in a backup', () => {
    expect([...TABLES.map(({ name }) => name), ...LISTS].toSorted()).toEqual(named.toSorted());
    for (const { name, key } of TABLES)
      expect(key, `${name} needs a primary key, by which it is read`).not.toEqual([]);
  });

  test('have no column that a backup would lose', async () => {
    await atDesk(source, async ({ ask }) => {
      const written = await ask(
        `SELECT table_name AS name, column_name AS "column" FROM information_schema.columns
         WHERE table_schema = 'public' AND is_generated = 'NEVER' AND table_name NOT IN ('parlor_migrations', '${LISTS.join("', '")}')`,
        [],
      );
      const kept = TABLES.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`));
      expect(kept.toSorted()).toEqual(written.map(({ name, column }) => `${name}.${column}`).toSorted());
      const sequences = await ask("SELECT sequencename FROM pg_sequences WHERE schemaname = 'public'", []);
      expect(sequences, 'say what becomes of this sequence in a backup').toEqual([]);
    });
  });
});
