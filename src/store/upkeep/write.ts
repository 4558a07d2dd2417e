import { type Database, StartProblem } from '../database.js';
import type { Rows } from './read.js';
import { quoted, type TableShape } from './tables.js';

type Ask = Database['ask'];

/** The log itself is only ever added to, so its rows are never written over. */
const LOG = 'events';

/** One statement for any number of rows: the database reads them as it wrote them. */
const insertInto = ({ name, columns, key }: TableShape): string => {
  const all = columns.map(quoted).join(', ');
  const changed = columns.filter((column) => !key.includes(column));
  const updates = changed.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ');
  const again = changed.length === 0 ? 'DO NOTHING' : `DO UPDATE SET ${updates}`;
  const onConflict = name === LOG ? '' : `ON CONFLICT (${key.map(quoted).join(', ')}) ${again}`;
  return `INSERT INTO ${quoted(name)} (${all})
    SELECT ${all} FROM json_populate_recordset(NULL::${quoted(name)}, $1::text::json) ${onConflict}`;
};

export const writeRows = async (ask: Ask, table: TableShape, lines: readonly string[]): Promise<void> => {
  if (lines.length > 0) await ask(insertInto(table), [`[${lines.join()}]`]);
};

export const writeGames = async (
  ask: Ask,
  tables: readonly TableShape[],
  games: readonly Rows[],
): Promise<void> => {
  for (const table of tables)
    await writeRows(
      ask,
      table,
      games.flatMap((rows) => rows[table.name] ?? []),
    );
};

/** Children before their parents. */
export const emptyTables = async (ask: Ask, tables: readonly TableShape[]): Promise<void> => {
  for (const { name } of tables.toReversed()) await ask(`DELETE FROM ${quoted(name)}`, []);
};

/** Where the log of a game ends. */
export interface LogEnd {
  readonly seq: number;
  readonly hash: string;
}

export const logEnd = async (ask: Ask, gameId: string): Promise<LogEnd | null> => {
  const [row] = await ask('SELECT seq, hash FROM events WHERE game_id = $1::text ORDER BY seq DESC LIMIT 1', [
    gameId,
  ]);
  return row === undefined ? null : { seq: Number(row.seq), hash: String(row.hash) };
};

export const hashAt = async (ask: Ask, gameId: string, seq: number): Promise<string | null> => {
  const [row] = await ask('SELECT hash FROM events WHERE game_id = $1::text AND seq = $2::text::integer', [
    gameId,
    seq,
  ]);
  return row === undefined ? null : String(row.hash);
};

/** Law: names that come from a file are used only when the database itself has them. */
export const refuseStrangeTables = async (ask: Ask, tables: readonly TableShape[]): Promise<void> => {
  const found = await ask(
    'SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()',
    [],
  );
  const known = new Set(found.map(({ table_name, column_name }) => `${table_name}.${column_name}`));
  for (const { name, columns, key } of tables) {
    const strange = [...columns, ...key].find((column) => !known.has(`${name}.${column}`));
    if (strange !== undefined)
      throw new StartProblem(`The backup has a column ${name}.${strange}, and this database has none.`);
  }
};
