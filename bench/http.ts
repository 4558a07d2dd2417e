import { join } from 'node:path';
import { movesOn, needBoardgameIo, startBoardgameIo } from './boardgame-io.js';
import { median, rounded, spread } from './figures.js';
import type { Flags } from './flags.js';
import { markdownTable } from './markdown.js';
import { type Effort, loaded, type Sample } from './measure.js';
import { findPgbench } from './pgbench.js';
import { progress } from './progress.js';
import { newDatabase, startEcho, startParlor } from './servers.js';

/** Something that is measured in every round. */
interface Contender {
  readonly name: string;
  measure(effort: Effort): Promise<Sample>;
}

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 1;
const ECHO = 'validated POST echo, same Hono (the floor)';

/** Who is faster, side by side: all stand ready together and are measured in turn, round after round. */
export const benchHttp = async (flags: Flags, workshop: string, postgresUrl: string): Promise<string> => {
  const contenders = await assemble(flags, workshop, postgresUrl);
  const effort = { connections: CONNECTIONS, warmUp: WARM_UP_SECONDS, seconds: flags.seconds };
  const samples = new Map<string, Sample[]>(contenders.map(({ name }) => [name, []]));
  for (const contender of contenders) await warmUp(contender, effort);
  for (let round = 1; round <= flags.rounds; round++) {
    for (const { name, measure } of contenders) {
      progress(`http, round ${round} of ${flags.rounds}: ${name}`);
      samples.get(name)?.push(await measure(effort));
    }
  }
  return report(samples, flags);
};

/** The compiler is still busy for tens of thousands of requests, however long they take. */
const WARM_UP_REQUESTS = 25_000;

const warmUp = async ({ name, measure }: Contender, effort: Effort): Promise<void> => {
  for (let asked = 0; asked < WARM_UP_REQUESTS; ) {
    progress(`http, warming up: ${name}, ${Math.round(asked)} requests`);
    asked += (await measure(effort)).perSecond * effort.seconds;
  }
};

const assemble = async (
  { withBoardgameIo }: Flags,
  workshop: string,
  postgresUrl: string,
): Promise<readonly Contender[]> => {
  if (withBoardgameIo) needBoardgameIo();
  progress('http: starting the servers');
  const database = await newDatabase(postgresUrl);
  const onPostgres = await startParlor({ DATABASE_URL: database }, workshop);
  const embedded = await startParlor({ PARLOR_DATA: join(workshop, 'http-data') }, workshop);
  const echo = await startEcho(workshop);
  const pgbench = await findPgbench(database, workshop);
  return [
    { name: 'durable action, Postgres', measure: (effort) => loaded(onPostgres, 'knucklebones', effort) },
    { name: 'durable action, PGlite', measure: (effort) => loaded(embedded, 'knucklebones', effort) },
    { name: ECHO, measure: (effort) => loaded(echo, 'echo', effort) },
    { name: 'GET of a game, Postgres', measure: (effort) => loaded(onPostgres, 'looking', effort) },
    { name: 'a new game, Postgres', measure: (effort) => loaded(onPostgres, 'creating', effort) },
    { name: 'GET /healthz', measure: (effort) => loaded(onPostgres, 'health', effort) },
    ...(pgbench === null ? [] : [{ name: 'pgbench, the same INSERT', measure: pgbench.measure }]),
    ...(withBoardgameIo ? await relatives(workshop) : []),
  ];
};

const relatives = async (workshop: string): Promise<readonly Contender[]> => {
  const inMemory = await startBoardgameIo('memory', workshop);
  const onFiles = await startBoardgameIo('files', workshop);
  return [
    { name: 'boardgame.io 0.50.2 move, in memory', measure: (effort) => movesOn(inMemory, effort) },
    { name: 'boardgame.io 0.50.2 move, on files', measure: (effort) => movesOn(onFiles, effort) },
  ];
};

const HEAD = [
  'what',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'server CPU µs',
  'CPU ÷ echo',
  'rate ÷ echo',
] as const;

const report = (samples: ReadonlyMap<string, readonly Sample[]>, { seconds, rounds }: Flags): string => {
  const echo = samples.get(ECHO) ?? [];
  const rows = [...samples].map(([name, own]) => [
    name,
    spread(own.map(({ perSecond }) => perSecond)),
    spread(
      own.map(({ p50 }) => p50),
      1,
    ),
    rounded(median(own.map(({ p99 }) => p99)), 1),
    rounded(median(own.flatMap(({ serverMicros }) => serverMicros ?? []))),
    spread(cpuRatios(own, echo), 1),
    spread(ratios(own, echo), 2),
  ]);
  return [
    '## Over HTTP',
    '',
    `${CONNECTIONS} keep-alive connections from another process, ${seconds} s each, ${rounds} rounds in turn: median (least–most).`,
    'A ratio is that of one round, then the median of the rounds. Actions are counted alone; their CPU has that of new games in it, about one in 22 requests.',
    '',
    markdownTable(HEAD, rows),
  ].join('\n');
};

const cpuRatios = (own: readonly Sample[], echo: readonly Sample[]): readonly number[] =>
  own.flatMap(({ serverMicros }, round) => {
    const floor = echo[round]?.serverMicros ?? null;
    return serverMicros === null || floor === null ? [] : [serverMicros / floor];
  });

/** Neighbours in one round met the same weather. */
const ratios = (own: readonly Sample[], echo: readonly Sample[]): readonly number[] =>
  own.map(({ perSecond }, round) => perSecond / (echo[round]?.perSecond ?? Number.NaN));
