import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { StartProblem } from '../store/database.js';
import type { Part } from '../store/upkeep/read.js';
import { type Counts, End, Head, rowIn, WholeGame } from './backup-format.js';
import { isBadlyPacked, linesOf } from './backup-lines.js';
import { counting, type Sink, type Tell } from './copy.js';

/** Hands a backup on, piece by piece. Throws, in words for people, when it is cut off, damaged or no backup at all. */
export const readBackup = async (path: string, sink: Sink, tell: Tell): Promise<Head> => {
  const name = path === '-' ? 'standard input' : path;
  const lines = linesOf(path === '-' ? process.stdin : createReadStream(path));
  const checksum = createHash('sha256');
  const counter = counting();
  try {
    const head = await headIn(lines, checksum, name);
    await sink.begin(head);
    for await (const part of partsIn(lines, head, { checksum, counts: counter.counts, name })) {
      counter.count(part);
      await sink.take(part);
      tell(counter.counts().games, head.games);
    }
    await sink.end(counter.counts());
    return head;
  } catch (error) {
    if (isBadlyPacked(error)) throw cutOff(name);
    throw isMissing(error) ? new StartProblem(`There is no file ${name}.`) : error;
  }
};

interface Checks {
  readonly checksum: Hash;
  readonly counts: () => Counts;
  readonly name: string;
}

async function* partsIn(
  lines: AsyncIterable<string>,
  head: Head,
  { checksum, counts, name }: Checks,
): AsyncGenerator<Part> {
  const gathered = gatherer(head);
  for await (const line of lines) {
    if (line.startsWith('{"end":')) {
      yield* gathered.rest();
      return checkEnd(line, checksum.digest('hex'), counts(), name);
    }
    checksum.update(`${line}\n`);
    const row = rowIn(line);
    if (row === null) yield* gathered.close(gameIn(line, name));
    else if (gathered.isListed(row.table)) yield* gathered.add(row.table, row.row);
    else throw damaged(name, `it has rows of ${row.table}, which its head does not list`);
  }
  throw cutOff(name);
}

const ROWS_AT_ONCE = 1_000;

/** Puts lines together: rows of one table, and rows of one game. */
const gatherer = ({ tables }: Head) => {
  const listed = new Map(tables.map((table) => [table.name, table]));
  let table = '';
  let rows: string[] = [];
  let game: { [table: string]: string[] } = {};
  const rest = (): readonly Part[] => {
    const lines = rows;
    rows = [];
    return lines.length === 0 ? [] : [{ kind: 'rows', table, lines }];
  };
  return {
    isListed: (name: string): boolean => listed.has(name),
    rest,
    add(name: string, row: string): readonly Part[] {
      const isPartOfGame = listed.get(name)?.isPartOfGame === true;
      const isMore = !isPartOfGame && name === table && rows.length < ROWS_AT_ONCE;
      const before = isMore ? [] : rest();
      if (isPartOfGame) game[name] = appended(game[name], row);
      else {
        table = name;
        rows.push(row);
      }
      return before;
    },
    close(gameId: string): readonly Part[] {
      const whole = game;
      game = {};
      return [...rest(), { kind: 'game', gameId, rows: whole }];
    },
  };
};

/** In place: a log may be long. */
const appended = (rows: string[] | undefined, row: string): string[] => {
  const all = rows ?? [];
  all.push(row);
  return all;
};

const headIn = async (lines: AsyncGenerator<string>, checksum: Hash, name: string): Promise<Head> => {
  const { value: line } = await lines.next();
  const head = Head.safeParse(parsed(line));
  if (!head.success)
    throw new StartProblem(`${name}: ${head.error.issues[0]?.message ?? 'this is not a backup of Parlor'}.`);
  checksum.update(`${line}\n`);
  return head.data;
};

const gameIn = (line: string, name: string): string => {
  const end = WholeGame.safeParse(parsed(line));
  if (!end.success)
    throw damaged(name, `a line is neither a row nor the end of a game: ${line.slice(0, 60)}`);
  return end.data['whole-game'];
};

const checkEnd = (line: string, sha256: string, { games, rows }: Counts, name: string): void => {
  const end = End.safeParse(parsed(line));
  if (!end.success) throw cutOff(name);
  const said = end.data.end;
  if (said.sha256 !== sha256) throw damaged(name, 'its checksum is not that of what is written in it');
  if (said.games !== games || Object.entries(rows).some(([table, count]) => said.rows[table] !== count))
    throw damaged(name, 'it does not hold as much as its last line says');
};

const parsed = (line: unknown): unknown => {
  try {
    return JSON.parse(String(line));
  } catch {
    return null;
  }
};

const damaged = (name: string, why: string): StartProblem =>
  new StartProblem(`${name} is damaged: ${why}. Use another copy of it.`);

const cutOff = (name: string): StartProblem =>
  new StartProblem(`${name} is cut off: its end is missing. Use a whole copy of it.`);

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
