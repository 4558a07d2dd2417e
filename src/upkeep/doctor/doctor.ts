import { newestMigration } from '../../store/migrate.js';
import { type Desk, schemaOf } from '../../store/upkeep/desk.js';
import {
  clockAhead,
  logLines,
  nodeFacts,
  oldestUnfinished,
  serverFacts,
  someGames,
  webhookFacts,
} from '../../store/upkeep/health.js';
import { countRows, gameIdsIn } from '../../store/upkeep/read.js';
import { unfinishedRestore } from '../../store/upkeep/target.js';
import { logChecker } from '../chain.js';
import type { Tell } from '../copy.js';
import { type Finding, failed, looked, ok, warning } from './check.js';
import { diskAt } from './disk.js';

export interface DoctorOptions {
  /** Every game, or some. */
  readonly games: 'all' | 'some';
  /** Folders on whose disks there must be room. */
  readonly folders: readonly string[];
  /** A table that waits longer than this should have been closed. */
  readonly waitingMs: number;
  readonly tell: Tell;
}

/** Looks at everything that can go wrong quietly. Nothing is changed. */
export const examine = async (desk: Desk, options: DoctorOptions): Promise<readonly Finding[]> => {
  const tables = await looked('tables', () => lookAtTables(desk));
  const rest: readonly (() => Promise<Finding>)[] =
    tables.status === 'failed'
      ? []
      : [
          () => looked('restore', () => lookAtRestore(desk)),
          () => looked('chains', () => lookAtChains(desk, options)),
          () => looked('webhooks', () => lookAtWebhooks(desk)),
          () => looked('waiting', () => lookAtWaiting(desk, options.waitingMs)),
          () => looked('oldest game', () => lookAtOldest(desk)),
          () => looked('nodes', () => lookAtNodes(desk)),
        ];
  const findings = [
    await looked('database', () => lookAtServer(desk)),
    await looked('clock', () => lookAtClock(desk)),
    tables,
    ...options.folders.map(diskAt),
  ];
  for (const look of rest) findings.push(await look());
  return findings;
};

const MEGABYTE = 2 ** 20;
const MOST_CONNECTIONS = 0.9;

const lookAtServer = async (desk: Desk): Promise<Finding> => {
  const before = performance.now();
  const { version, bytes, connections } = await serverFacts(desk);
  const ms = Math.round(performance.now() - before);
  const says = `Postgres ${version} answers in ${ms} ms and keeps ${Math.ceil(bytes / MEGABYTE)} MB.`;
  if (!desk.database.isSoleWriter && connections.used > MOST_CONNECTIONS * connections.most)
    return warning(
      'database',
      `${says} ${connections.used} of its ${connections.most} connections are in use: raise max_connections, or put a pooler in front of it.`,
    );
  return ok('database', says);
};

const MOST_SKEW_MS = 2_000;

const lookAtClock = async (desk: Desk): Promise<Finding> => {
  const ahead = Math.round(await clockAhead(desk));
  if (Math.abs(ahead) <= MOST_SKEW_MS)
    return ok('clock', `The database's clock is ${ahead} ms ahead of this one.`);
  return failed(
    'clock',
    `The database's clock is ${ahead} ms ahead of this one. Let both machines follow a time server.`,
  );
};

const lookAtTables = async (desk: Desk): Promise<Finding> => {
  const schema = await schemaOf(desk);
  const newest = newestMigration();
  if (schema === newest)
    return ok('tables', `The tables are those of schema ${schema}, the newest this program knows.`);
  if (schema === null)
    return failed('tables', 'There are no tables yet: start Parlor once, or restore a backup.');
  return schema < newest
    ? failed(
        'tables',
        `The tables are those of schema ${schema}; start this version of Parlor to bring them to ${newest}.`,
      )
    : failed(
        'tables',
        `The tables are those of schema ${schema}, made by a newer Parlor; this program knows ${newest}.`,
      );
};

const lookAtRestore = async (desk: Desk): Promise<Finding> => {
  const source = await unfinishedRestore(desk);
  return source === null
    ? ok('restore', 'No restore was left unfinished.')
    : failed('restore', `A restore from ${source} was not finished. Run the same command again.`);
};

const SAMPLE = 200;

const lookAtChains = async (desk: Desk, { games, tell }: DoctorOptions): Promise<Finding> => {
  const all = await countRows(desk.ask, 'games');
  let looked = 0;
  const broken: string[] = [];
  for await (const gameId of games === 'all' ? everyGame(desk) : await someGames(desk, SAMPLE)) {
    const checker = logChecker(gameId);
    for await (const lines of logLines(desk, gameId)) for (const line of lines) checker.add(line);
    const { brokenAt } = checker.end();
    if (brokenAt !== null) broken.push(`${gameId} at event ${brokenAt}`);
    if (games === 'all') tell(++looked, all);
    else looked++;
  }
  const which = games === 'all' ? `all ${looked} games` : `${looked} of ${all} games`;
  if (broken.length === 0) return ok('chains', `The chains of ${which} hold.`);
  return failed(
    'chains',
    `Of ${which} ${broken.length} are broken: ${broken.slice(0, 10).join(', ')}. Somebody changed what was written; compare with a backup.`,
  );
};

async function* everyGame(desk: Desk): AsyncGenerator<string> {
  for await (const page of gameIdsIn(desk.ask)) yield* page;
}

const lookAtWebhooks = async (desk: Desk): Promise<Finding> => {
  const { all, paused, disabled, overdue } = await webhookFacts(desk);
  const says = `${all} webhooks, ${paused} paused, ${disabled} disabled, ${overdue} calls overdue.`;
  if (overdue > 0) return warning('webhooks', `${says} Is a server running, and may it reach them?`);
  return paused > 0
    ? warning('webhooks', `${says} GET /me/webhook tells each owner why.`)
    : ok('webhooks', says);
};

const HOUR_MS = 3_600_000;
const hours = (ms: number): string => `${Math.round(ms / HOUR_MS)} hours`;

const lookAtWaiting = async (desk: Desk, waitingMs: number): Promise<Finding> => {
  const oldest = await oldestUnfinished(desk, 'waiting');
  if (oldest === null) return ok('waiting', 'No table waits for players.');
  const idle = Date.now() - oldest.at.getTime();
  const says = `The table that waits longest is ${oldest.gameId}, for ${hours(idle)}.`;
  return idle <= waitingMs + HOUR_MS
    ? ok('waiting', says)
    : warning(
        'waiting',
        `${says} It should have been closed after ${hours(waitingMs)}: no server is sweeping.`,
      );
};

const lookAtOldest = async (desk: Desk): Promise<Finding> => {
  const oldest = await oldestUnfinished(desk, 'playing');
  return ok(
    'oldest game',
    oldest === null
      ? 'No game is being played.'
      : `The game in play that is quiet for longest is ${oldest.gameId}, for ${hours(Date.now() - oldest.at.getTime())}.`,
  );
};

const lookAtNodes = async (desk: Desk): Promise<Finding> => {
  const nodes = await nodeFacts(desk);
  if (nodes === null) return ok('nodes', 'All games are in one database.');
  const away = nodes.filter(({ answers }) => !answers).map(({ name }) => name);
  const shares = nodes.filter(({ shards }) => shards > 0).map(({ name, shards }) => `${name} has ${shards}`);
  const says = `The games are in ${nodes.reduce((sum, { shards }) => sum + shards, 0)} shards: ${shares.join(', ')}.`;
  return away.length === 0
    ? ok('nodes', says)
    : failed('nodes', `${says} ${away.join(', ')} cannot be reached: its games are away until it is back.`);
};
