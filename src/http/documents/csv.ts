export const CSV = 'text/csv; charset=utf-8';

type Cell = string | number | boolean | null;

/** RFC 4180: lines with commas between, the first of them the names of the columns. */
export const csvOf = (
  columns: readonly string[],
  rows: readonly { readonly [column: string]: Cell }[],
): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))]
    .map((cells) => `${cells.map(cellOf).join(',')}\r\n`)
    .join('');

/** A name that a spreadsheet would take for a formula is kept from being one. */
const cellOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
