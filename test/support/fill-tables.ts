import type { Desk } from '../../src/store/upkeep/desk.js';
import { tablesOf } from '../../src/store/upkeep/read.js';
import type { TableShape } from '../../src/store/upkeep/tables.js';

/** Rows for every table that playing games has left empty: all that a column can hold, and what is awkward to carry. */

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
}

/** What refers to other rows, and to which column of theirs. */
const SAME_AS = new Map([
  ['club', 'club_id'],
  ['pool', 'pool'],
]);

/** In each text something that a careless copy would lose. */
const AWKWARD = String.raw`E' – "quoted", it''s \\backslash, ÄöÜ 日本 🎲, a\ttab and a\nline'`;

/** By the number of the row, so that the rows of parents and children belong together. */
const cellOf = ({ name, type, isNullable }: Column, isKey: boolean): string => {
  const own = cellOfType(SAME_AS.get(name) ?? name, type, isKey || name.endsWith('_id') || SAME_AS.has(name));
  return isNullable && !isKey && !SAME_AS.has(name) ? `CASE n % 3 WHEN 0 THEN NULL ELSE ${own} END` : own;
};

const cellOfType = (name: string, type: string, isName: boolean): string => {
  switch (type) {
    case 'smallint':
    case 'integer':
    case 'bigint':
      return 'n';
    case 'boolean':
      return 'n % 2 = 0';
    case 'double precision':
    case 'real':
      return 'sin(n) * power(10, n % 40 - 20)';
    case 'timestamp with time zone':
      return "timestamptz '2026-01-02 03:04:05.678901+00' + n * interval '1 second 1 microsecond'";
    case 'date':
      return "date '2026-01-02' + (n % 400)::integer";
    case 'json':
    case 'jsonb':
      return `json_build_object('z', n, 'a', ${AWKWARD}, 'deep', json_build_array(n, NULL, 1.5e-7))`;
    case 'ARRAY':
      return 'ARRAY[n, n + 1]';
    default:
      return isName ? `'${name}_' || n` : `'${name} ' || n || ${AWKWARD}`;
  }
};

const columnsOf = async ({ ask }: Desk, { name }: TableShape): Promise<readonly Column[]> => {
  const rows = await ask(
    `SELECT column_name, data_type, is_nullable FROM information_schema.columns
     WHERE table_name = $1 AND table_schema = 'public' AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [name],
  );
  return rows.map(({ column_name, data_type, is_nullable }) => ({
    name: String(column_name),
    type: String(data_type),
    isNullable: is_nullable === 'YES',
  }));
};

/** Fills what is empty with so many rows each, parents before their children, and answers which tables that were. */
export const fillTheRest = async (desk: Desk, rows: number): Promise<readonly string[]> => {
  const filled: string[] = [];
  for (const table of await tablesOf(desk.ask)) {
    const [there] = await desk.ask(`SELECT EXISTS (SELECT FROM ${table.name}) AS some`, []);
    if (there?.some === true) continue;
    const columns = await columnsOf(desk, table);
    const values = columns.map((column) => cellOf(column, table.key.includes(column.name)));
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    await desk.ask(
      `INSERT INTO ${table.name} (${names}) SELECT ${values.join(', ')} FROM generate_series(1, ${rows}) AS n`,
      [],
    );
    filled.push(table.name);
  }
  return filled.toSorted();
};
