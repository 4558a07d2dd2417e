import { join } from 'node:path';
import { movesOn, needBoardgameIo, startBoardgameIo } from './boardgame-io.js';
import { needColyseus, placesIn, startColyseus } from './colyseus.js';
import { median, rounded, spread } from './figures.js';
import type { Findings } from './findings.js';
import type { Flags } from './flags.js';
import { markdownTable } from './markdown.js';
import { type Effort, loaded, type Sample, withoutNewGames } from './measure.js';
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
const ON_POSTGRES = 'durable action, Postgres';
const ON_PGLITE = 'durable action, PGlite';
const LOOK = 'GET of a game, Postgres';
const GAME_ON_POSTGRES = 'a new game, Postgres';
const GAME_ON_PGLITE = 'a new game, PGlite';
const STATEMENT = 'pgbench, our statement';
const PLAIN = 'pgbench, a plain two-row INSERT';
const IN_MEMORY = 'boardgame.io 0.50.2 move, in memory';
const ON_FILES = 'boardgame.io 0.50.2 move, on files';

/** Who is faster, side by side: all stand ready together and are measured in turn, round after round. */
export const benchHttp = async (
  flags: Flags,
  findings: Findings,
  workshop: string,
  postgresUrl: string,
): Promise<string> => {
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
  const found = apart(samples);
  noteGoals(found, findings);
  return report(found, flags);
};

/** The compiler is still busy for tens of thousands of requests, however long they take. */
const WARM_UP_REQUESTS = 25_000;
/** Enough for the slowest of the others. */
const LONGEST_WARM_UP_S = 20;

const warmUp = async ({ name, measure }: Contender, effort: Effort): Promise<void> => {
  const longEnough = performance.now() + LONGEST_WARM_UP_S * 1000;
  for (let asked = 0; asked < WARM_UP_REQUESTS && performance.now() < longEnough; ) {
    progress(`http, warming up: ${name}, ${Math.round(asked)} requests`);
    asked += (await measure(effort)).perSecond * (effort.warmUp + effort.seconds);
  }
};

const assemble = async (
  { withOthers }: Flags,
  workshop: string,
  postgresUrl: string,
): Promise<readonly Contender[]> => {
  if (withOthers) needBoardgameIo();
  if (withOthers) needColyseus();
  progress('http: starting the servers');
  const database = await newDatabase(postgresUrl);
  const onPostgres = await startParlor({ DATABASE_URL: database }, workshop);
  const embedded = await startParlor({ PARLOR_DATA: join(workshop, 'http-data') }, workshop);
  const echo = await startEcho(workshop);
  const pgbench = await findPgbench(database, workshop);
  return [
    { name: ON_POSTGRES, measure: (effort) => loaded(onPostgres, 'knucklebones', effort) },
    { name: ON_PGLITE, measure: (effort) => loaded(embedded, 'knucklebones', effort) },
    { name: ECHO, measure: (effort) => loaded(echo, 'echo', effort) },
    { name: LOOK, measure: (effort) => loaded(onPostgres, 'looking', effort) },
    { name: GAME_ON_POSTGRES, measure: (effort) => loaded(onPostgres, 'creating', effort) },
    { name: GAME_ON_PGLITE, measure: (effort) => loaded(embedded, 'creating', effort) },
    { name: 'GET /healthz', measure: (effort) => loaded(onPostgres, 'health', effort) },
    ...(pgbench === null
      ? []
      : [
          { name: STATEMENT, measure: pgbench.ours },
          { name: PLAIN, measure: pgbench.plain },
        ]),
    ...(withOthers ? await others(workshop) : []),
  ];
};

const others = async (workshop: string): Promise<readonly Contender[]> => {
  const inMemory = await startBoardgameIo('memory', workshop);
  const onFiles = await startBoardgameIo('files', workshop);
  const colyseus = await startColyseus(workshop);
  return [
    { name: IN_MEMORY, measure: (effort) => movesOn(inMemory, effort) },
    { name: ON_FILES, measure: (effort) => movesOn(onFiles, effort) },
    { name: 'Colyseus 0.16 move, in memory', measure: (effort) => placesIn(colyseus, effort) },
  ];
};

type Samples = ReadonlyMap<string, readonly Sample[]>;

/** Actions alone: what new games took in the same round is taken out. */
const apart = (samples: Samples): Samples => {
  const newGames = new Map([
    [ON_POSTGRES, GAME_ON_POSTGRES],
    [ON_PGLITE, GAME_ON_PGLITE],
  ]);
  return new Map(
    [...samples].map(([name, own]) => [
      name,
      withoutNewGames(own, samples.get(newGames.get(name) ?? '') ?? []),
    ]),
  );
};

const noteGoals = (samples: Samples, findings: Findings): void => {
  const of = (name: string): readonly Sample[] => samples.get(name) ?? [];
  findings.note('action-postgres', cpuRatios(of(ON_POSTGRES), of(ECHO)));
  findings.note('action-pglite', cpuRatios(of(ON_PGLITE), of(ECHO)));
  findings.note('look', cpuRatios(of(LOOK), of(ECHO)));
  findings.note('creating', cpuRatios(of(GAME_ON_POSTGRES), of(ON_POSTGRES)));
  if (samples.has(PLAIN)) findings.note('statement', ratios(of(STATEMENT), of(PLAIN)));
  if (!samples.has(IN_MEMORY)) return;
  findings.note('boardgame-io-memory', ratios(of(ON_POSTGRES), of(IN_MEMORY)));
  findings.note('boardgame-io-files', ratios(of(ON_POSTGRES), of(ON_FILES)));
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

const report = (samples: Samples, { seconds, rounds }: Flags): string => {
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
    'A ratio is that of one round, then the median of the rounds. What a new game costs, about one in 22 requests, is taken out of the CPU of an action, as it was measured in the same round.',
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
