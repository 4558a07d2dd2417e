import type { Database, Row } from '../database.js';
import { parentsFirst, quoted, TABLES, type TableShape } from './tables.js';

type Ask = Database['ask'];

/** Rows as the database writes them, a line of JSON each: they are handed on letter by letter. */
export interface Rows {
  readonly [table: string]: readonly string[];
}

/** A piece of all that is kept: some rows of a table that stands for itself, or a whole game. */
export type Part =
  | { readonly kind: 'rows'; readonly table: string; readonly lines: readonly string[] }
  | { readonly kind: 'game'; readonly gameId: string; readonly rows: Rows };

const ROWS_AT_ONCE = 1_000;
/** Questions that travel together: an answer each, of one game. */
const GAMES_AT_ONCE = 16;

/** All tables, as they refer to each other. */
export const tablesOf = async (ask: Ask): Promise<readonly TableShape[]> => {
  const found = await ask(
    `SELECT child.relname AS child, parent.relname AS parent FROM pg_constraint
     JOIN pg_class AS child ON child.oid = conrelid JOIN pg_class AS parent ON parent.oid = confrelid
     WHERE contype = 'f' AND conrelid <> confrelid`,
    [],
  );
  return parentsFirst(
    TABLES,
    found.map(({ child, parent }) => ({ child: String(child), parent: String(parent) })),
  );
};

export const countRows = async (ask: Ask, table: string): Promise<number> => {
  const [row] = await ask(`SELECT count(*) AS rows FROM ${quoted(table)}`, []);
  return Number(row?.rows);
};

/** Hands out everything, piece by piece: first what stands for itself, then game after game. */
export const readEverything = async (
  ask: Ask,
  tables: readonly TableShape[],
  take: (part: Part) => Promise<void>,
): Promise<void> => {
  for (const table of tables.filter(({ isPartOfGame }) => !isPartOfGame)) {
    for await (const lines of linesOf(ask, table)) await take({ kind: 'rows', table: table.name, lines });
  }
  const parts = tables.filter(({ isPartOfGame }) => isPartOfGame);
  for await (const gameIds of gameIdsIn(ask)) {
    for (let at = 0; at < gameIds.length; at += GAMES_AT_ONCE) {
      const group = gameIds.slice(at, at + GAMES_AT_ONCE);
      const games = await Promise.all(group.map((gameId) => readGame(ask, parts, gameId)));
      for (const game of games) await take(game);
    }
  }
};

const LINE = `replace(row_to_json(r)::text, E'\\n', ' ')`;

async function* linesOf(ask: Ask, table: TableShape): AsyncGenerator<readonly string[]> {
  for await (const rows of pagesOf(ask, table, table.columns)) yield rows.map(({ line }) => String(line));
}

/** Game ids in pages, in the order of the database. */
export async function* gameIdsIn(ask: Ask): AsyncGenerator<readonly string[]> {
  const games = { name: 'games', key: ['game_id'] };
  for await (const rows of pagesOf(ask, games, games.key)) yield rows.map(({ key0 }) => String(key0));
}

/** A table by its key, page after page; each row as a line, and its key. */
async function* pagesOf(
  ask: Ask,
  { name, key }: Pick<TableShape, 'name' | 'key'>,
  columns: readonly string[],
): AsyncGenerator<readonly Row[]> {
  const types = await typesOf(ask, name, key);
  const keys = key.map(quoted).join(', ');
  const after = types.map((type, index) => `$${index + 1}::text::${type}`).join(', ');
  const page = (where: string): string => `
    SELECT ${LINE} AS line, ${key.map((column, index) => `r.${quoted(column)}::text AS key${index}`).join(', ')}
    FROM (SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)} ${where} ORDER BY ${keys} LIMIT ${ROWS_AT_ONCE}) AS r
    ORDER BY ${key.map((column) => `r.${quoted(column)}`).join(', ')}`;
  let rows = await ask(page(''), []);
  for (;;) {
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    rows = await ask(
      page(`WHERE (${keys}) > (${after})`),
      key.map((_, index) => String(last[`key${index}`])),
    );
  }
}

const typesOf = async (ask: Ask, table: string, key: readonly string[]): Promise<readonly string[]> => {
  const found = await ask(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = $1::text::regclass AND attnum > 0`,
    [quoted(table)],
  );
  return key.map((column) => String(found.find(({ name }) => name === column)?.type));
};

/** All of a game in one statement, so that its parts fit together even without a transaction. */
const readGame = async (ask: Ask, parts: readonly TableShape[], gameId: string): Promise<Part> => {
  const [row] = await ask(statementFor(parts), [gameId]);
  const linesIn = (table: string): readonly string[] => {
    const text = row?.[table];
    return typeof text === 'string' ? text.split('\n') : [];
  };
  return {
    kind: 'game',
    gameId,
    rows: Object.fromEntries(parts.map(({ name }) => [name, linesIn(name)])),
  };
};

const statementFor = (parts: readonly TableShape[]): string => {
  const all = parts.map(({ name, columns, key }, index) => {
    const order = key.map((column) => `r.${quoted(column)}`).join(', ');
    return `(SELECT string_agg(${LINE}, E'\\n' ORDER BY ${order}) AS ${quoted(name)}
      FROM (SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)} WHERE game_id = $1::text) AS r) AS part${index}`;
  });
  return `SELECT * FROM ${all.join(', ')}`;
};
