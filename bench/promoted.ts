import { readFileSync, statSync } from 'node:fs';
import { rounded } from './figures.js';
import type { Findings } from './findings.js';
import type { Flags } from './flags.js';
import { markdownTable } from './markdown.js';
import { type Effort, loaded } from './measure.js';
import { progress } from './progress.js';
import { newDatabase, type Server, startEcho, startParlor } from './servers.js';

const TRACING = ['--trace-gc-nvp'] as const;
const CONNECTIONS = 32;
/** What the compiler makes meanwhile is kept for good, and is not what is looked for. */
const WARM_UP_SECONDS = 10;

/** What outlives the young part of the heap: the collector has to look at it again and again. On servers of their own, since to write it down costs time. */
export const benchPromoted = async (
  flags: Flags,
  findings: Findings,
  workshop: string,
  postgresUrl: string,
): Promise<string> => {
  const database = { DATABASE_URL: await newDatabase(postgresUrl) };
  const action = await promotedBy(await startParlor(database, workshop, TRACING), 'knucklebones', flags);
  const echo = await promotedBy(await startEcho(workshop, TRACING), 'echo', flags);
  findings.note('promoted', [action]);
  return [
    '## What outlives its request',
    '',
    'Bytes that the collector moved from the young to the old part of the heap for one request, as it tells itself (`--trace-gc-nvp`), after a warm-up.',
    '',
    markdownTable(
      ['request', 'bytes promoted'],
      [
        ['durable action, Postgres', rounded(action)],
        ['validated echo', rounded(echo)],
      ],
    ),
  ].join('\n');
};

const promotedBy = async (server: Server, scenario: string, { seconds }: Flags): Promise<number> => {
  progress(`promoted bytes: ${scenario}`);
  await loaded(server, scenario, { connections: CONNECTIONS, warmUp: 0, seconds: WARM_UP_SECONDS });
  const before = statSync(server.log).size;
  const effort: Effort = { connections: CONNECTIONS, warmUp: 0, seconds: seconds * 2 };
  const { perSecond } = await loaded(server, scenario, effort);
  await server.stop();
  return bytesIn(readFileSync(server.log).subarray(before).toString('latin1')) / (perSecond * effort.seconds);
};

const bytesIn = (log: string): number =>
  [...log.matchAll(/ promoted=(\d+) /g)].reduce((sum, [, bytes]) => sum + Number(bytes), 0);
