import { type Database, StartProblem } from '../database.js';
import type { Rows } from './read.js';
import { quoted, type TableShape } from './tables.js';

type Ask = Database['ask'];

/** The log itself is only ever added to, so its rows are never written over. */
const LOG = 'events';

/** A table that is there, with the types of its columns in their order. */
export interface WritableTable extends TableShape {
  readonly types: readonly string[];
}

/** One statement for any number of rows: the database reads them as it wrote them. Types are spelled out, since a cluster hands on no others. */
const insertInto = ({ name, columns, types, key }: WritableTable): string => {
  const all = columns.map(quoted).join(', ');
  const given = columns.map((column, index) => `${quoted(column)} ${types[index]}`).join(', ');
  const changed = columns.filter((column) => !key.includes(column));
  const updates = changed.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ');
  const again = changed.length === 0 ? 'DO NOTHING' : `DO UPDATE SET ${updates}`;
  const onConflict = name === LOG ? '' : `ON CONFLICT (${key.map(quoted).join(', ')}) ${again}`;
  return `INSERT INTO ${quoted(name)} (${all})
    SELECT ${all} FROM json_to_recordset($1::text::json) AS given(${given}) ${onConflict}`;
};

export const writeRows = async (ask: Ask, table: WritableTable, lines: readonly string[]): Promise<void> => {
  if (lines.length > 0) await ask(insertInto(table), [`[${lines.join()}]`]);
};

export const writeGames = async (
  ask: Ask,
  tables: readonly WritableTable[],
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
export const tablesToWrite = async (
  ask: Ask,
  tables: readonly TableShape[],
): Promise<readonly WritableTable[]> => {
  const found = await ask(
    `SELECT relname AS name, attname AS column, format_type(atttypid, atttypmod) AS type
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped`,
    [],
  );
  const known = new Map(found.map(({ name, column, type }) => [`${name}.${column}`, String(type)]));
  const typeOf = (column: string): string => {
    const type = known.get(column);
    if (type === undefined)
      throw new StartProblem(`The backup has a column ${column}, and this database has none.`);
    return type;
  };
  return tables.map((table) => {
    const types = table.columns.map((column) => typeOf(`${table.name}.${column}`));
    for (const column of table.key) typeOf(`${table.name}.${column}`);
    return { ...table, types };
  });
};
