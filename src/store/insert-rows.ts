import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

/** An INSERT of all rows that one parameter holds as JSON, however many: it is parsed and planned once. */
export const insertInto = (table: PgTable, parameter: string): string => {
  const columns = Object.values(getTableColumns(table));
  const names = columns.map(({ name }) => name).join(', ');
  const types = columns.map((column) => `${column.name} ${column.getSQLType()}`).join(', ');
  return `INSERT INTO ${getTableConfig(table).name} (${names})
    SELECT ${names} FROM json_to_recordset(${parameter}::text::json) AS given(${types})`;
};
