import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appender } from '../src/store/append.js';
import type { Parameter } from '../src/store/database.js';
import { withTexts } from '../src/store/entry.js';
import { openServer } from '../src/store/server.js';
import { quantile } from './figures.js';
import type { Effort, Sample } from './measure.js';
import { runProgram } from './program.js';

/** The bare cost of our own statement, and of a plain INSERT of the same rows: the database asked by its own load generator, without us. */
export interface Pgbench {
  ours(effort: Effort): Promise<Sample>;
  plain(effort: Effort): Promise<Sample>;
}

/** Null where pgbench is not installed. */
export const findPgbench = async (databaseUrl: string, workshop: string): Promise<Pgbench | null> => {
  try {
    await runProgram('pgbench', ['--version'], { seconds: 10 });
  } catch {
    return null;
  }
  const ours = join(workshop, 'append.pgbench');
  const plain = join(workshop, 'plain.pgbench');
  writeFileSync(ours, scriptOf(await statementOfOneAction(databaseUrl)));
  writeFileSync(plain, PLAIN);
  await makePlainTable(databaseUrl);
  let runs = 0;
  const measure = (script: string, effort: Effort): Promise<Sample> =>
    run(databaseUrl, script, join(workshop, 'pgbench'), `run${runs++}`, effort);
  return { ours: (effort) => measure(ours, effort), plain: (effort) => measure(plain, effort) };
};

interface Statement {
  readonly text: string;
  readonly rows: Parameter;
}

const GAME = 'g_bench';

/** Two events of a game under way, after others of it, written by the appender itself: so it is the very statement that an action costs. */
const statementOfOneAction = async (databaseUrl: string): Promise<Statement> => {
  const database = await openServer(databaseUrl);
  let seen: Statement | null = null;
  const append = appender({
    ...database,
    pen: {
      ...database.pen,
      write(text, parameters) {
        seen = { text, rows: parameters[0] ?? null };
        return database.pen.write(text, parameters);
      },
    },
  });
  const entry = (seq: number) =>
    withTexts({
      gameId: GAME,
      seq,
      at: '2026-01-01T00:00:00.000Z',
      event: { type: 'placed', seat: 0, column: 1, slot: 0, face: 4 },
      seat: 0,
      playerId: 'p_3nE7fVq0sJYk2mPzXa9RtB',
      action: seq % 2 === 1 ? { type: 'place', column: 1 } : null,
      requestId: '3b241101-e2bb-4255-8caf-4136c566a962',
      hash: 'ab'.repeat(32),
    });
  for (const first of [1, 3])
    await append({
      gameId: GAME,
      entries: [entry(first), entry(first + 1)],
      card: null,
      key: null,
      toAct: [0],
    });
  await database.close();
  if (seen === null) throw new Error('the appender asked nothing');
  return seen;
};

/** Each client writes on in a game of its own: pgbench fills in the game and the numbers. */
const scriptOf = ({ text, rows }: Statement): string => {
  const pattern = String(rows)
    .replaceAll('%', '%%')
    .replaceAll("'", "''")
    // pgbench would take it for a variable of its own.
    .replaceAll(':null', ': null')
    .replaceAll(GAME, '%1$s')
    .replace('"seq":3,', '"seq":%2$s,')
    .replace('"seq":4,', '"seq":%3$s,');
  const seq = ':seq::integer';
  const written = `format('${pattern}', :run::text || '-' || :client_id::text, ${seq}, ${seq} + 1)`;
  const statement = text.replaceAll('$1', written).replaceAll(/\s*\n\s*/g, ' ');
  return `\\set seq :seq + 2\n${statement};\n`;
};

const PLAIN_TABLE = 'plain_events';

/** The same columns and the same key, and nothing else that a row must satisfy. */
const makePlainTable = async (databaseUrl: string): Promise<void> => {
  const database = await openServer(databaseUrl);
  await database.run(`CREATE TABLE IF NOT EXISTS ${PLAIN_TABLE} (LIKE events, PRIMARY KEY (game_id, seq))`);
  await database.close();
};

const plainRow = (seq: string, action: string): string =>
  `(:run::text || '-' || :client_id::text, ${seq}, now(), '{"face":4,"column":1,"seat":0,"slot":0,"type":"placed"}', 0, 'p_3nE7fVq0sJYk2mPzXa9RtB', ${action}, '3b241101-e2bb-4255-8caf-4136c566a962', '${'ab'.repeat(32)}')`;

const PLAIN = `\\set seq :seq + 2
INSERT INTO ${PLAIN_TABLE} (game_id, seq, at, event, seat, player_id, action, request_id, hash) VALUES ${plainRow(':seq::integer', `'{"type":"place","column":1}'`)}, ${plainRow(':seq::integer + 1', 'NULL')};
`;

const SPARE_SECONDS = 30;

const run = async (
  databaseUrl: string,
  script: string,
  logs: string,
  name: string,
  { connections, warmUp, seconds }: Effort,
): Promise<Sample> => {
  mkdirSync(logs);
  const all = warmUp + seconds;
  const flags = ['--no-vacuum', '--protocol=prepared', '--log', `--log-prefix=${join(logs, 'log')}`];
  const clients = [`--client=${connections}`, '--jobs=1', `--time=${Math.ceil(all)}`];
  const variables = ['--define=seq=-1', `--define=run=${name}`];
  await runProgram('pgbench', [...flags, ...clients, ...variables, `--file=${script}`, databaseUrl], {
    seconds: all + SPARE_SECONDS,
  });
  const times = latenciesIn(logs);
  rmSync(logs, { recursive: true });
  return {
    perSecond: times.length / Math.ceil(all),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    serverMicros: null,
    aside: 0,
  };
};

/** The third figure of each line is the time of the transaction in microseconds. */
const latenciesIn = (logs: string): readonly number[] =>
  readdirSync(logs).flatMap((name) =>
    readFileSync(join(logs, name), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => Number(line.split(' ')[2]) / 1000),
  );
