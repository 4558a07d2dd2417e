import { median, rounded, spread } from './figures.js';
import type { Findings, GoalName } from './findings.js';
import { markdownTable } from './markdown.js';

interface Goal {
  readonly name: GoalName;
  readonly measure: string;
  readonly digits?: number;
  readonly unit?: string;
  /** What was tried, and what is left; said where the goal is missed. */
  readonly left: string;
}

type Bound = { readonly atMost: number } | { readonly atLeast: number };

const GOALS: readonly (Goal & Bound)[] = [
  {
    name: 'action-postgres',
    measure: 'server CPU of a durable action ÷ validated echo, Postgres',
    atMost: 3.5,
    digits: 1,
    left: 'Decision 0015 has what each part costs. Tried and kept: a short way from the socket to the endpoint without request, response and context; headers as a flat list; times, log lines and words made once or not at all; the event before looked for once (0058), the texts of a statement let go of with its answer. Tried and left out: bodies as bytes (a tenth slower). An action allocates 77 kB, of which no place has more than a tenth. Left: what Node itself takes to read and write a request (a third), the driver of the database, the chain and the dice, zod on path and action, promises on the way of a decision. On a machine where the echo takes three times as long, because others use its cores, the same action is 3.1 to 3.4 times an echo: the ratio depends on who else is there.',
  },
  {
    name: 'action-pglite',
    measure: 'the same on PGlite, database thread included',
    atMost: 5,
    digits: 1,
    left: 'The same, and the thread of the database, which takes some 180 of 480 µs on a busy machine: half of it is Postgres itself, an eighth the file it writes, a twelfth the message it reads. Its foreign key, a tenth of the whole, is asked no more where the one before is known (0058).',
  },
  {
    name: 'boardgame-io-memory',
    measure: 'durable actions/s ÷ boardgame.io in memory',
    atLeast: 2,
    digits: 2,
    left: 'Load generator, server and Postgres share the cores of one machine, where boardgame.io has no database beside it. Tried: everything that made an action cheaper (decision 0015). Left: what Node and the driver take, and a machine with a core for the database.',
  },
  {
    name: 'boardgame-io-files',
    measure: 'durable actions/s ÷ boardgame.io on files',
    atLeast: 8,
    digits: 2,
    left: 'As above; it answers before its files are written. Tried: everything that made an action cheaper (decision 0015). Left: the same, and no other load on the machine.',
  },
  {
    name: 'promoted',
    measure: 'bytes promoted per action (`--trace-gc-nvp`)',
    atMost: 1_000,
    left: 'The texts of all rows that travelled together were held by the driver after they were answered, which was two thirds of it; they are let go of. What is left: lines of the log until they leave, and what a finished game keeps at hand.',
  },
  {
    name: 'statement',
    measure: 'our statement in pgbench, 32 clients ÷ a plain two-row INSERT',
    atLeast: 0.7,
    digits: 2,
    left: 'Rows travel as one JSON parameter, which is parsed in the database: a quarter. The foreign key, which was a third, is asked only where this session has not just written the event before (0058). A list of VALUES takes a sixth less, but needs a plan for every number of rows and eleven parameters for each, which the server would pay for.',
  },
  {
    name: 'two-processes',
    measure: 'two processes ÷ one on one Postgres',
    atLeast: 1,
    digits: 2,
    left: 'On a machine with two cores both share them with the load generator and the database. Commits no longer wait for one another (no `pg_notify` in the statement) and the first process hands out connections, not requests; a machine with more cores than processes would show more.',
  },
  {
    name: 'cold-load',
    measure: 'cold load of 10,000 events',
    atMost: 60,
    unit: ' ms',
    left: 'Only what a fold asks for is read, in few pages, with times and hashes only where a game is kept on the way: 40 ms of CPU where it was 63. Left: the database reads the rows and writes them (a quarter), they are parsed, checked by zod and folded. Not tried: to ask for the next page while one is folded.',
  },
  {
    name: 'past-version',
    measure: 'any past version of a 10,000-event game, after the first, CPU (p95)',
    atMost: 5,
    digits: 1,
    unit: ' ms',
    left: 'A step of 40 events at most is read and folded. Tried: steps of 64, which cost 2.53 instead of 2.17 ms at the median and 6.0 instead of 4.2 at p95 on another day. Left: a shorter step, for more games kept on the way.',
  },
  {
    name: 'last-reader',
    measure: 'last of 5,000 stream readers told',
    atMost: 100,
    unit: ' ms',
    left: 'All lines of a decision leave in one piece that is made once for each window and shared by all its readers. It is framed once and written straight to the sockets. Left: for each reader a promise, a call and a system call, which is most of it, and 5,000 readers in the same machine that must be woken to take the time.',
  },
  {
    name: 'look',
    measure: '`GET` of a game, warm, on Postgres ÷ echo (CPU)',
    atMost: 2.5,
    digits: 1,
    left: 'Looks ask the ledger together whether somebody else wrote, one statement for all that wait, and who looks again at what has not changed gets the text that was written last (0.79 of the CPU, six rounds in turn). Left: the front door as above.',
  },
  {
    name: 'start-new',
    measure: 'start to first answer, embedded, new folder',
    atMost: 4_000,
    unit: ' ms',
    left: 'A ready-made template is unpacked instead of `initdb`.',
  },
  {
    name: 'start-existing',
    measure: 'the same, existing folder',
    atMost: 1_200,
    unit: ' ms',
    left: 'The database compiles and opens on its thread while the program is read; the rest is its own start, 0.7 s of CPU without a top in its profile; smaller buffers and fewer connections changed nothing that could be told from noise. Compiling it eagerly, or well from the start, costs 0.4 and 1.7 s of CPU more; the switches of V8 for JavaScript change nothing. A function of it is optimised after 40 million bytes and not after 1.8, and old files are looked through while it opens: 1.1 to 1.2 s of CPU for the whole start beside 1.4 to 1.7, in turn on a busy machine. Left, and not tried: to start its thread before the store is read (a tenth of the time passes before), and to make the app while it opens (70 to 160 ms of CPU come after it).',
  },
  {
    name: 'memory-new',
    measure: 'memory after start, embedded, new folder',
    atMost: 350,
    unit: ' MB',
    left: 'The template came in the place of `initdb`. What remains was not taken apart: the memory of the embedded Postgres, its compiled code, and ours.',
  },
  {
    name: 'memory-existing',
    measure: 'the same, existing folder',
    atMost: 350,
    unit: ' MB',
    left: 'As above.',
  },
  {
    name: 'jackaroo',
    measure: 'random games of Jackaroo per CPU-second',
    atLeast: 2_000,
    left: 'A game is 1,150 events and 357 decisions; listing, decision and fold take about a third each, and no part of them stands out. Decision 0015 has what was tried. Kept: one reach for each marble, one shape for the board, one walk to take a card out of a pile, remainders of whole numbers for every draw. Tried and left out: cards as numbers, a fire pit in two parts or as a chain. Left: deals (a sixth), and that the bundler writes constants as variables, which costs a tenth or so here.',
  },
  {
    name: 'creating',
    measure: 'creating a game ÷ an action (CPU)',
    atMost: 1.5,
    digits: 2,
    left: 'A new game writes a card and a row of `games` beside its events, makes a secret and its commitment, deals, and finds nothing of its document kept as text. Random bytes come from a stock since (they were a twelfth). Whatever makes an action cheaper makes this ratio larger. Left: who else has how many games is asked first, names are put under seals, eight parts of a hundred go to zod and a tenth to the collector.',
  },
];

/** Each goal beside its figure; below it, what is missed. */
export const goalTable = (findings: Findings): string => {
  const measured = GOALS.filter(({ name }) => findings.of(name).length > 0);
  if (measured.length === 0) return 'Nothing of this run belongs to a goal.';
  const rows = measured.map((goal) => [
    goal.measure,
    bound(goal),
    said(goal, findings),
    verdict(goal, findings),
  ]);
  const missed = measured.filter((goal) => !isReached(goal, findings.of(goal.name)));
  return [
    '## Goals',
    '',
    'Medians of this run (least–most of the rounds). Ratios compare neighbours of one round.',
    '',
    markdownTable(['measure', 'goal', 'figure', 'verdict'], rows),
    ...(missed.length === 0 ? [] : ['', 'What is missed, and what is left:', '']),
    ...missed.map((goal) => `- **${goal.measure}**, ${shortfall(goal, findings)}. ${goal.left}`),
    '',
    'Four processes on four or more cores (goal: three times one process) were not measured: it takes a machine that has them.',
  ].join('\n');
};

const bound = (goal: Goal & Bound): string =>
  'atMost' in goal ? `≤ ${shown(goal, goal.atMost)}` : `≥ ${shown(goal, goal.atLeast)}`;

/** A goal is a round number; a figure has digits. */
const shown = ({ unit = '' }: Goal, value: number): string =>
  `${rounded(value, Number.isInteger(value) ? 0 : 1)}${unit}`;

const said = (goal: Goal, findings: Findings): string =>
  `${spread(findings.of(goal.name), goal.digits)}${goal.unit ?? ''}`;

const isReached = (goal: Bound, figures: readonly number[]): boolean =>
  'atMost' in goal ? median(figures) <= goal.atMost : median(figures) >= goal.atLeast;

const verdict = (goal: Goal & Bound, findings: Findings): string =>
  isReached(goal, findings.of(goal.name)) ? 'reached' : shortfall(goal, findings);

const shortfall = (goal: Goal & Bound, findings: Findings): string => {
  const figure = median(findings.of(goal.name));
  const percent = 'atMost' in goal ? (figure / goal.atMost - 1) * 100 : (1 - figure / goal.atLeast) * 100;
  return `missed by ${rounded(percent)} %`;
};
