import { StartProblem } from '../store/database.js';
import type { Desk } from '../store/upkeep/desk.js';
import type { Part, Rows } from '../store/upkeep/read.js';
import { finishTarget, markRestore, prepareTarget } from '../store/upkeep/target.js';
import {
  emptyTables,
  hashAt,
  logEnd,
  tablesToWrite,
  type WritableTable,
  writeGames,
  writeRows,
} from '../store/upkeep/write.js';
import type { Head } from './backup-format.js';
import { type CheckedLog, checkLog } from './chain.js';
import type { Sink } from './copy.js';

/** What became of the games. */
export interface Restored {
  readonly added: number;
  /** There already, and now as long as they were where they come from. */
  readonly grown: number;
  /** There already, with all that was to be added. */
  readonly kept: number;
  /** Games that were not touched: their logs are broken where they come from. */
  readonly broken: readonly { readonly gameId: string; readonly seq: number }[];
  /** Games that were not touched: here they went another way. */
  readonly different: readonly string[];
}

export interface RestoreOptions {
  /** Said in the mark, for whoever finds a restore that was not finished. */
  readonly source: string;
  /** Writes into a database that has games already, and makes its players, keys and webhooks those of the source. */
  readonly catchesUp: boolean;
}

type Game = Extract<Part, { kind: 'game' }>;

const CHARACTERS_AT_ONCE = 1_000_000;

/**
 * Writes all that is kept into another database. Law: a game lands whole or not at all, and only when its chain holds; nothing that
 * is in a log already is changed. So whatever breaks off in the middle is gone on with by doing it again.
 */
export const restoreInto = (desk: Desk, options: RestoreOptions): Sink & { restored(): Restored } => {
  let tables: readonly WritableTable[] = [];
  let mayBeThere = false;
  let waiting: { readonly rows: Rows }[] = [];
  let characters = 0;
  const tally = { added: 0, grown: 0, kept: 0 };
  const broken: { gameId: string; seq: number }[] = [];
  const different: string[] = [];

  const flush = async (): Promise<void> => {
    const games = waiting.map(({ rows }) => rows);
    waiting = [];
    characters = 0;
    const parts = tables.filter(({ isPartOfGame }) => isPartOfGame);
    if (games.length > 0) await desk.together((ask) => writeGames(ask, parts, games));
  };

  const takeGame = async ({ gameId, rows }: Game): Promise<void> => {
    const log = rows.events ?? [];
    const checked = checkLog(gameId, log);
    if (checked.brokenAt !== null) return void broken.push({ gameId, seq: checked.brokenAt });
    const there = mayBeThere ? await whatIsThere(desk, gameId, checked) : 'nothing';
    if (there === 'something else') return void different.push(gameId);
    if (there === 'all of it') return void tally.kept++;
    tally[there === 'nothing' ? 'added' : 'grown']++;
    const missing = there === 'nothing' ? rows : { ...rows, events: log.slice(there.upTo) };
    waiting.push({ rows: missing });
    characters += log.reduce((sum, line) => sum + line.length, 0);
    if (characters >= CHARACTERS_AT_ONCE) await flush();
  };

  return {
    async begin(head) {
      mayBeThere = await open(desk, head, options);
      tables = await tablesToWrite(desk.ask, head.tables);
    },
    async take(part) {
      if (part.kind === 'game') return takeGame(part);
      const table = tables.find(({ name }) => name === part.table);
      if (table !== undefined) await desk.together((ask) => writeRows(ask, table, part.lines));
    },
    async end() {
      await flush();
      await finishTarget(desk);
    },
    restored: () => ({ ...tally, broken, different }),
  };
};

/** Looks whether the target may be written to, marks it, and makes room for what stands for itself. True when games may be there already. */
const open = async (
  desk: Desk,
  { tables, schema }: Head,
  { source, catchesUp }: RestoreOptions,
): Promise<boolean> => {
  const { isFilled, unfinished } = await prepareTarget(desk, schema);
  if (isFilled && unfinished === null && !catchesUp) throw new StartProblem(FILLED);
  await tablesToWrite(desk.ask, tables);
  await markRestore(desk, source);
  const standing = tables.filter(({ isPartOfGame }) => !isPartOfGame);
  await desk.together((ask) => emptyTables(ask, standing));
  return isFilled;
};

const FILLED =
  'The target has games or players already, so nothing was written. Give an empty database; or, when it is an earlier copy of the same games, say --catch-up: then what is missing is added to each game, and players, keys and webhooks become those of the source.';

type There = 'nothing' | 'all of it' | 'something else' | { readonly upTo: number };

/** Logs that have an event in common are the same up to it: its hash says so. */
const whatIsThere = async ({ ask }: Desk, gameId: string, { hashes }: CheckedLog): Promise<There> => {
  const end = await logEnd(ask, gameId);
  if (end === null) return 'nothing';
  if (end.seq < hashes.length) return hashes[end.seq - 1] === end.hash ? { upTo: end.seq } : 'something else';
  const hash = end.seq === hashes.length ? end.hash : await hashAt(ask, gameId, hashes.length);
  return hash === hashes.at(-1) ? 'all of it' : 'something else';
};
