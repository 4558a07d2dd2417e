import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { freePort } from '../test/support/postgres-server.js';
import { openConnection } from './load/connection.js';
import { getRequest } from './load/request.js';
import { type Program, startProgram } from './program.js';
import { built, SERVER } from './workshop.js';

/** A server that answers. */
export interface Server extends Program {
  readonly port: number;
  /** The file its output goes to. */
  readonly log: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedIn: number;
}

/** As an operator runs it, with its default log; only the rate limit is off. */
const AS_IN_PRODUCTION = { PARLOR_RATE_LIMIT: 'off', LOG_LEVEL: 'info', HOST: '127.0.0.1' } as const;

export type Database = { readonly DATABASE_URL: string } | { readonly PARLOR_DATA: string };

export const startParlor = (
  database: Database,
  workshop: string,
  flags: readonly string[] = [],
): Promise<Server> =>
  startServer(
    [...flags, '--enable-source-maps', SERVER],
    { ...AS_IN_PRODUCTION, ...database },
    workshop,
    '/healthz',
  );

export const startEcho = (workshop: string, flags: readonly string[] = []): Promise<Server> =>
  startServer([...flags, built('echo-server')], {}, workshop, '/');

/** Starts a server on a free port and waits until it answers. */
export const startServer = async (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  workshop: string,
  path: string,
): Promise<Server> => {
  const port = await freePort();
  const log = join(workshop, `server-${port}.log`);
  const began = performance.now();
  const program = startProgram('node', args, { env: { ...env, PORT: String(port) }, log });
  await untilItAnswers(program, port, path, log);
  return { ...program, port, log, startedIn: performance.now() - began };
};

/** A server that takes the question and never answers is asked again, and given up in the end. */
const tooLong = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(reject, PATIENCE_MS, new Error('no answer')).unref());

const PATIENCE_MS = 2_000;
const LONGEST_START_MS = 60_000;
const BETWEEN_TRIES_MS = 5;

const untilItAnswers = async (program: Program, port: number, path: string, log: string): Promise<void> => {
  const tooLate = performance.now() + LONGEST_START_MS;
  while (performance.now() < tooLate && program.exitCode() === null) {
    try {
      const connection = await openConnection(port);
      await Promise.race([connection.ask(getRequest(path)), tooLong()]).finally(connection.end);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
    }
  }
  throw new Error(`a server under test did not answer; it said:\n${readFileSync(log, 'utf8')}`);
};

let databases = 0;

/** A new database on the bench's Postgres. */
export const newDatabase = async (serverUrl: string): Promise<string> => {
  const name = `bench_${process.pid}_${databases++}`;
  const client = postgres(serverUrl, { max: 1, onnotice: () => {} });
  await client.unsafe(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};
