import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A parameter of a statement: text, or JSON already written as text. */
export type Parameter = string | number | null;

/** One Postgres, embedded or served: everything else in this room is written once for both. */
export interface Database {
  readonly orm: PgDatabase<PgQueryResultHKT>;
  /** A prepared statement in SQL, for the few that must be as quick as can be. */
  ask<Row extends object>(statement: string, parameters: readonly Parameter[]): Promise<readonly Row[]>;
  /** Several statements at once, without parameters: migrations. */
  run(script: string): Promise<void>;
  /** Runs the work while no other process holds the same advisory lock. */
  alone<Value>(work: (ask: Database['run']) => Promise<Value>): Promise<Value>;
  /** True when no other process can write to this database, so what was read once stays true. */
  readonly isPrivate: boolean;
  close(): Promise<void>;
}

/** Something the operator can put right. The message is for people; there is no stack to show. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** The SQLSTATE of a failed statement, however deep the driver wrapped it. */
export const sqlState = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code))
    return error.code;
  return sqlState(error.cause);
};
