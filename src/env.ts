import { availableParallelism } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { z } from 'zod';
import { type Proxies, proxiesIn } from './http/request/proxies.js';
import { StartProblem } from './store/database.js';
import { CAPS, type Caps } from './table/use-cases/caps.js';
import { TRACE_VARIABLES, type TraceSettings, traceSettingsIn } from './traces/settings.js';
import type { Retention } from './upkeep/retention.js';
import { NO_OTHER_PORTS, type Ports, type Reach } from './webhooks/target.js';

/** The environment, read once. Nobody else looks at `process.env`. */
export interface Env {
  readonly port: number;
  readonly host: string;
  /** How many processes share the port and the database. */
  readonly processes: number;
  readonly databaseUrl: string | undefined;
  /** Where to listen for news when a pooler stands before the database. */
  readonly listenUrl: string | undefined;
  readonly dataFolder: string;
  readonly isRateLimited: boolean;
  readonly proxies: Proxies;
  /** How many games may wait or be played at once. */
  readonly caps: Caps;
  /** How long a table waits for somebody to come. */
  readonly waitingMs: number;
  /** Whether `/metrics` answers at the front door, nowhere, or at a door of its own. */
  readonly metrics: 'on' | 'off' | Door;
  /** A hard bot's thinking time for one move. */
  readonly botMs: number;
  readonly webhooks: Reach;
  /** What all caches together may take. */
  readonly cacheBytes: number;
  readonly webhookPorts: Ports;
  /** When finished games leave the database, and where their records go; null when they stay. */
  readonly retention: Retention | null;
  /** Who is told of requests; null for nobody. */
  readonly traces: TraceSettings | null;
  /** Where the operator's own games are: files, folders or packages with commas between them. */
  readonly games: string | null;
  /** Whether learners may have many games played at once. */
  readonly hasLab: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

export interface Door {
  readonly host: string;
  readonly port: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const LONGEST_THOUGHT_MS = 30_000;
const BOT_MS_RANGE = `must be a whole number of milliseconds, 1 to ${LONGEST_THOUGHT_MS}`;

const MEGABYTE = 2 ** 20;
const LEAST_CACHE_MB = 4;
const MOST_CACHE_MB = 65_536;
const CACHE_MB_RANGE = `must be a whole number of megabytes, ${LEAST_CACHE_MB} to ${MOST_CACHE_MB}`;

/** A quarter of what the process may use, so that the work of requests has room; more than this is hardly ever of use. */
const usualCacheMb = (): number =>
  Math.max(LEAST_CACHE_MB, Math.min(256, Math.floor(getHeapStatistics().heap_size_limit / 4 / MEGABYTE)));

const MOST_PROCESSES = 64;
const PROCESSES_RANGE = `must be all, or a whole number of processes, 1 to ${MOST_PROCESSES}`;
const ONE_PROCESS = 'must be 1 without DATABASE_URL: the embedded database belongs to one process';

/** `all` is one for each core. */
const processesIn = (text: string): number =>
  text === 'all' ? Math.min(MOST_PROCESSES, availableParallelism()) : Number(text);

const MOST_GAMES = 1_000_000;
const GAMES_RANGE = `must be a whole number of games, 1 to ${MOST_GAMES}`;
const LONGEST_WAIT_H = 8_760;
const HOURS_RANGE = `must be a whole number of hours, 1 to ${LONGEST_WAIT_H}`;
const HOUR_MS = 3_600_000;

const wholeNumber = (most: number, range: string) =>
  z
    .string()
    .regex(/^\d{1,7}$/, range)
    .transform(Number)
    .pipe(z.int().min(1, range).max(most, range));

const DAY_MS = 24 * HOUR_MS;
const LONGEST_KEPT_D = 36_500;
const DAYS = `must be a number of days such as 90d, 1d to ${LONGEST_KEPT_D}d`;

const PORTS = 'must be any, or port numbers 1 to 65535 with commas between them';
const portsIn = (text: string): Ports => (text === 'any' ? 'any' : new Set(text.split(',').map(Number)));
const arePorts = (ports: Ports): boolean =>
  ports === 'any' || [...ports].every((port) => port >= 1 && port <= 65_535);

/** `127.0.0.1:9090`, `localhost:9090`, `[::1]:9090`. */
const doorIn = (text: string): Door | null => {
  const [, bare, bracketed, port] = /^(?:([\w.-]+)|\[([\da-f:.]+)\]):(\d{1,5})$/i.exec(text) ?? [];
  const host = bare ?? bracketed;
  return host === undefined || Number(port) > 65_535 ? null : { host, port: Number(port) };
};

const Variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number, 0 to 65535')
    .transform(Number)
    .pipe(z.int().max(65_535, 'must be a port number, 0 to 65535'))
    .default(3000),
  HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  PARLOR_PROCESSES: z
    .string()
    .regex(/^(?:all|\d{1,2})$/, PROCESSES_RANGE)
    .transform(processesIn)
    .pipe(z.int().min(1, PROCESSES_RANGE).max(MOST_PROCESSES, PROCESSES_RANGE))
    .default(1),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  PARLOR_LISTEN_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  PARLOR_DATA: z.string().min(1, 'must not be empty').default('./data'),
  PARLOR_RATE_LIMIT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PARLOR_TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text, { addIssue }) => {
      const found = proxiesIn(text);
      if (found.ok) return found.value;
      addIssue(found.problem);
      return z.NEVER;
    }),
  PARLOR_GAMES_PER_PLAYER: wholeNumber(MOST_GAMES, GAMES_RANGE).default(CAPS.perPlayer),
  PARLOR_GAMES_PER_NETWORK: wholeNumber(MOST_GAMES, GAMES_RANGE).default(CAPS.perNetwork),
  PARLOR_WAITING_HOURS: wholeNumber(LONGEST_WAIT_H, HOURS_RANGE).default(24),
  PARLOR_METRICS: z
    .string()
    .default('on')
    .transform((text, { addIssue }) => {
      if (text === 'on' || text === 'off') return text;
      const door = doorIn(text);
      if (door !== null) return door;
      addIssue('must be on, off, or an address with a port, such as 127.0.0.1:9090');
      return z.NEVER;
    }),
  PARLOR_BOT_MS: wholeNumber(LONGEST_THOUGHT_MS, BOT_MS_RANGE).default(200),
  PARLOR_WEBHOOKS: z.enum(['off', 'public', 'any'], 'must be off, public or any').default('public'),
  PARLOR_CACHE_MB: z
    .string()
    .regex(/^\d{1,5}$/, CACHE_MB_RANGE)
    .transform(Number)
    .pipe(z.int().min(LEAST_CACHE_MB, CACHE_MB_RANGE).max(MOST_CACHE_MB, CACHE_MB_RANGE))
    .default(usualCacheMb),
  PARLOR_WEBHOOK_PORTS: z
    .string()
    .regex(/^(?:any|\d{1,5}(?:,\d{1,5})*)$/, PORTS)
    .transform(portsIn)
    .refine(arePorts, PORTS)
    .default(NO_OTHER_PORTS),
  PARLOR_KEEP_FINISHED: z
    .string()
    .regex(/^\d{1,5}d$/, DAYS)
    .transform((text) => Number(text.slice(0, -1)))
    .pipe(z.int().min(1, DAYS).max(LONGEST_KEPT_D, DAYS))
    .optional(),
  PARLOR_RECORDS: z.string().min(1, 'must not be empty').default('./records'),
  ...TRACE_VARIABLES,
  PARLOR_GAMES: z.string().min(1, 'must not be empty').optional(),
  PARLOR_LAB: z.enum(['on', 'off'], 'must be on or off').default('off'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/** The name of every setting. */
export const VARIABLES: readonly string[] = Object.keys(Variables.shape);

/** A number that is wrong in itself has been told as such. */
const areSeveral = (processes: number): boolean => processes > 1 && processes <= MOST_PROCESSES;

const Environment = Variables.refine(
  ({ PARLOR_PROCESSES, DATABASE_URL }) => !areSeveral(PARLOR_PROCESSES) || DATABASE_URL !== undefined,
  { path: ['PARLOR_PROCESSES'], message: ONE_PROCESS },
);

/** Law: anything wrong stops the start with one sentence that names the variable. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => {
  const parsed = Environment.safeParse(source);
  if (!parsed.success) {
    const said = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
    throw new StartProblem(`The environment is wrong: ${said}.`);
  }
  const {
    PORT,
    HOST,
    PARLOR_PROCESSES,
    DATABASE_URL,
    PARLOR_LISTEN_URL,
    PARLOR_DATA,
    PARLOR_RATE_LIMIT,
    PARLOR_TRUSTED_PROXIES,
    PARLOR_GAMES_PER_PLAYER,
    PARLOR_GAMES_PER_NETWORK,
    PARLOR_WAITING_HOURS,
    PARLOR_METRICS,
    PARLOR_BOT_MS,
    PARLOR_WEBHOOKS,
    PARLOR_CACHE_MB,
    PARLOR_WEBHOOK_PORTS,
    PARLOR_KEEP_FINISHED,
    PARLOR_RECORDS,
    PARLOR_GAMES,
    PARLOR_LAB,
    LOG_LEVEL,
  } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    processes: PARLOR_PROCESSES,
    databaseUrl: DATABASE_URL,
    listenUrl: PARLOR_LISTEN_URL,
    dataFolder: PARLOR_DATA,
    isRateLimited: PARLOR_RATE_LIMIT === 'on',
    proxies: PARLOR_TRUSTED_PROXIES,
    caps: { perPlayer: PARLOR_GAMES_PER_PLAYER, perNetwork: PARLOR_GAMES_PER_NETWORK },
    waitingMs: PARLOR_WAITING_HOURS * HOUR_MS,
    metrics: PARLOR_METRICS,
    botMs: PARLOR_BOT_MS,
    webhooks: PARLOR_WEBHOOKS,
    cacheBytes: PARLOR_CACHE_MB * MEGABYTE,
    webhookPorts: PARLOR_WEBHOOK_PORTS,
    retention:
      PARLOR_KEEP_FINISHED === undefined
        ? null
        : { keepMs: PARLOR_KEEP_FINISHED * DAY_MS, folder: PARLOR_RECORDS },
    traces: traceSettingsIn(parsed.data),
    games: PARLOR_GAMES ?? null,
    hasLab: PARLOR_LAB === 'on',
    logLevel: LOG_LEVEL,
  };
};
