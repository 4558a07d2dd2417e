export const CSV = 'text/csv; charset=utf-8';

type Cell = string | number | boolean | null;

/** A table as a spreadsheet opens it (RFC 4180); the first row has the names of the columns. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** A spreadsheet takes what begins like this for a formula, and does what it says; a name may be anything. */
const FORMULA = /^[=+\-@\t\r]/;

const cellOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
