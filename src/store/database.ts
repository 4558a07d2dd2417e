import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { News } from './news.js';
import type { Turnstile } from './turnstile.js';

/** A parameter of a statement: text, or JSON already written as text. */
export type Parameter = string | number | null;

/** A row as the driver hands it out. */
export interface Row {
  readonly [column: string]: unknown;
}

/** One Postgres, embedded or served: everything else in this room is written once for both. */
export interface Database {
  readonly orm: PgDatabase<PgQueryResultHKT>;
  /** A prepared statement in SQL, for the few that must be as quick as can be. */
  ask(statement: string, parameters: readonly Parameter[]): Promise<readonly Row[]>;
  /**
   * The same, but one after the other among all who name one of these ids, in whichever process:
   * what it counts stays true until it has written.
   */
  askInTurn(
    turns: readonly string[],
    statement: string,
    parameters: readonly Parameter[],
  ): Promise<readonly Row[]>;
  /** The same for what is written again and again, one statement after the other. */
  readonly pen: Pen;
  /** Several statements at once, without parameters: migrations. */
  run(script: string): Promise<void>;
  /** Runs the work while no other process holds the same advisory lock. */
  alone<Value>(work: (ask: Database['run']) => Promise<Value>): Promise<Value>;
  /** What processes that share this database tell one another. */
  readonly news: News;
  /** Every question of the hot path goes through here: it is answered in time, or refused with `Unavailable`. */
  readonly soon: Turnstile;
  /** True when no other process can write to this database, so what was read once stays true. */
  readonly isSoleWriter: boolean;
  /** The same database at another node of its cluster; null where there can be none. */
  readonly node: ((host: string, port: number) => Database) | null;
  /** Aborted, with a `StartProblem`, when this process can never use the database again. One that is served comes back; it never is. */
  readonly gone: AbortSignal;
  close(): Promise<void>;
}

/** A session of the database that writes and does nothing else. */
export interface Pen {
  write(statement: string, parameters: readonly Parameter[]): Promise<readonly Row[]>;
  /**
   * Grows whenever the session was lost. A server forgets nothing of what it said while a session lasts, so what this one has written is there
   * for as long as the number stays. Null where nobody can know who is behind the session.
   */
  session(): number | null;
  /** Gives the session up, and whatever is under way in it: what is written next goes over another. */
  renew(): void;
}

/** Something the operator can put right. The message is for people; there is no stack to show. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** Nobody answered, or not in time: the same request may succeed a little later. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** Connections that were refused, cut or never came. */
const LOST_CONNECTION = /^(?:CONNECT|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
/** A server that is starting, stopping or full, a lock that is not to be had, and a standby that does not write yet. */
const NOT_NOW = /^(?:08|53|57|55P03$|25006$)/;

export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof Unavailable) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (LOST_CONNECTION.test(code)) return true;
  return (code.length === 5 && NOT_NOW.test(code)) || isUnavailable(error.cause);
};

/** The SQLSTATE of a failed statement, however deep the driver wrapped it. */
export const sqlState = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code))
    return error.code;
  return sqlState(error.cause);
};
