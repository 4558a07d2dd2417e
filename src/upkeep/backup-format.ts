import { z } from 'zod';

/**
 * A backup is a text of lines, packed with gzip: a head, a line for each row as the database writes it (`{"players":{…}}`),
 * a line after the rows of each game (`{"whole-game":"g_…"}`), and an end with counts and a checksum.
 * Any tool that reads lines of JSON can read it.
 */

const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/, 'must be the name of a table or a column');

export const Head = z.looseObject(
  {
    format: z.literal('parlor-backup', 'this is not a backup of Parlor'),
    formatVersion: z.literal(1, 'this backup is of a form that this version of Parlor does not know'),
    backupId: z.string(),
    madeAt: z.string(),
    /** The newest migration of the database it was made from. */
    schema: z.int().min(1),
    /** How many games there were. */
    games: z.int().min(0),
    tables: z
      .array(
        z.object({
          name,
          columns: z.array(name).min(1).readonly(),
          key: z.array(name).min(1).readonly(),
          isPartOfGame: z.boolean(),
        }),
      )
      .readonly(),
  },
  'this is not a backup of Parlor',
);
export type Head = z.infer<typeof Head>;

export const Counts = z.object({
  games: z.int().min(0),
  rows: z.record(z.string(), z.int().min(0)),
});
export type Counts = Readonly<z.infer<typeof Counts>>;

/** Over every line before it, line ends included. */
export const End = z.object({ end: Counts.extend({ sha256: z.string() }) });

export const WholeGame = z.object({ 'whole-game': z.string() });

export const rowLine = (table: string, row: string): string => `{"${table}":${row}}\n`;

/** The table and the row of a line, letter by letter; null for a line that is no row. */
export const rowIn = (line: string): { readonly table: string; readonly row: string } | null => {
  const [start, table] = ROW.exec(line) ?? [];
  return start === undefined || table === undefined ? null : { table, row: line.slice(start.length, -1) };
};
const ROW = /^\{"([a-z][a-z0-9_]*)":(?=\{)/;

export const wholeGameLine = (gameId: string): string => `${JSON.stringify({ 'whole-game': gameId })}\n`;
