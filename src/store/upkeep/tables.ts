import { is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { BY_GAME } from '../distribute.js';
import * as schema from '../schema.js';
import * as lists from '../schema-lists.js';

/** A table as a backup knows it. */
export interface TableShape {
  readonly name: string;
  /** Without those that the database works out by itself. */
  readonly columns: readonly string[];
  readonly key: readonly string[];
  /** Its rows lie beside their game and travel with it; those of other tables stand for themselves. */
  readonly isPartOfGame: boolean;
}

const WITH_THE_GAME: ReadonlySet<string> = new Set(BY_GAME);

const isWritten = ({ generated }: PgColumn): boolean => generated === undefined;

const shapeOf = (table: PgTable): TableShape => {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const own = columns.filter((column) => column.primary);
  const key = [...own, ...primaryKeys.flatMap((shared) => shared.columns)].map((column) => column.name);
  return {
    name,
    columns: columns.filter(isWritten).map((column) => column.name),
    key,
    isPartOfGame: WITH_THE_GAME.has(name),
  };
};

const tablesIn = (file: object): readonly TableShape[] =>
  Object.values(file)
    .filter((it) => is(it, PgTable))
    .map((table) => shapeOf(table));

/** Every table there is. */
export const ALL_TABLES: readonly TableShape[] = tablesIn(schema);

/** They follow from the games, and only where games are spread: there they are made anew. */
const LISTS: ReadonlySet<string> = new Set(tablesIn(lists).map(({ name }) => name));

/** What a backup has. A new table in the schema is in every backup from then on. */
export const TABLES: readonly TableShape[] = ALL_TABLES.filter(({ name }) => !LISTS.has(name));

/** Parents before their children, so that nothing is added that refers to what is not there yet. */
export const parentsFirst = (
  tables: readonly TableShape[],
  parents: readonly { readonly child: string; readonly parent: string }[],
): readonly TableShape[] => {
  const sorted: TableShape[] = [];
  const visit = (table: TableShape, below: readonly string[]): void => {
    if (sorted.includes(table) || below.includes(table.name)) return;
    for (const { child, parent } of parents) {
      const above = tables.find(({ name }) => child === table.name && name === parent);
      if (above !== undefined) visit(above, [...below, table.name]);
    }
    sorted.push(table);
  };
  for (const table of tables) visit(table, []);
  return sorted;
};

/** A name as SQL takes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
