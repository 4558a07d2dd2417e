import { join } from 'node:path';
import { spread } from './figures.js';
import type { Findings } from './findings.js';
import type { Flags } from './flags.js';
import { markdownTable } from './markdown.js';
import { loaded } from './measure.js';
import { residentMegabytes } from './process-figures.js';
import { progress } from './progress.js';
import { type Database, newDatabase, startParlor } from './servers.js';

interface Found {
  readonly startedIn: number[];
  readonly idle: number[];
  readonly worked: number[];
}

const MOST_ROUNDS = 3;
const NEW_FOLDER = 'PGlite, new folder';
const EXISTING_FOLDER = 'PGlite, existing folder';
const LOAD = { connections: 32, warmUp: 0, seconds: 3 } as const;
const SETTLE_MS = 500;

/** How soon it answers, and how much memory it holds before and after work. */
export const benchStart = async (
  flags: Flags,
  findings: Findings,
  workshop: string,
  postgresUrl: string,
): Promise<string> => {
  const rounds = Math.min(flags.rounds, MOST_ROUNDS);
  const found = new Map<string, Found>();
  const visit = async (name: string, database: Database): Promise<void> => {
    const known = found.get(name) ?? { startedIn: [], idle: [], worked: [] };
    found.set(name, known);
    await startOnce(database, workshop, known);
  };
  for (let round = 1; round <= rounds; round++) {
    progress(`start, round ${round} of ${rounds}`);
    const folder = { PARLOR_DATA: join(workshop, `start-data-${round}`) };
    await visit(NEW_FOLDER, folder);
    await visit(EXISTING_FOLDER, folder);
    const database = { DATABASE_URL: await newDatabase(postgresUrl) };
    await visit('Postgres, new database', database);
    await visit('Postgres, existing database', database);
  }
  findings.note('start-new', found.get(NEW_FOLDER)?.startedIn ?? []);
  findings.note('start-existing', found.get(EXISTING_FOLDER)?.startedIn ?? []);
  findings.note('memory-new', found.get(NEW_FOLDER)?.idle ?? []);
  findings.note('memory-existing', found.get(EXISTING_FOLDER)?.idle ?? []);
  const rows = [...found].map(([name, { startedIn, idle, worked }]) => [
    name,
    spread(startedIn),
    spread(idle),
    spread(worked),
  ]);
  return [
    '## Start and memory',
    '',
    `From the start of the process to its first answer on /healthz, and its resident memory then and after ${LOAD.seconds} s of play on 32 connections; ${rounds} rounds: median (least–most).`,
    '',
    markdownTable(['on', 'first answer after ms', 'MB after start', 'MB after load'], rows),
  ].join('\n');
};

const startOnce = async (database: Database, workshop: string, found: Found): Promise<void> => {
  const server = await startParlor(database, workshop);
  found.startedIn.push(server.startedIn);
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  found.idle.push(residentMegabytes(server.pid) ?? Number.NaN);
  await loaded(server, 'knucklebones', LOAD);
  found.worked.push(residentMegabytes(server.pid) ?? Number.NaN);
  await server.stop();
};
