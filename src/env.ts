import { z } from 'zod';
import { type Proxies, proxiesIn } from './http/proxies.js';
import { StartProblem } from './store/database.js';
import type { Reach } from './webhooks/target.js';

/** The environment, read once. Nobody else looks at `process.env`. */
export interface Env {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  readonly isRateLimited: boolean;
  readonly proxies: Proxies;
  /** Whether `/metrics` answers at the front door, nowhere, or at a door of its own. */
  readonly metrics: 'on' | 'off' | Door;
  /** A hard bot's thinking time for one move. */
  readonly botMs: number;
  readonly webhooks: Reach;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

export interface Door {
  readonly host: string;
  readonly port: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const LONGEST_THOUGHT_MS = 30_000;
const BOT_MS_RANGE = `must be a whole number of milliseconds, 1 to ${LONGEST_THOUGHT_MS}`;

/** `127.0.0.1:9090`, `localhost:9090`, `[::1]:9090`. */
const doorIn = (text: string): Door | null => {
  const [, bare, bracketed, port] = /^(?:([\w.-]+)|\[([\da-f:.]+)\]):(\d{1,5})$/i.exec(text) ?? [];
  const host = bare ?? bracketed;
  return host === undefined || Number(port) > 65_535 ? null : { host, port: Number(port) };
};

const Environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number, 0 to 65535')
    .transform(Number)
    .pipe(z.int().max(65_535, 'must be a port number, 0 to 65535'))
    .default(3000),
  HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  DATABASE_URL: z
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
  PARLOR_BOT_MS: z
    .string()
    .regex(/^\d{1,5}$/, BOT_MS_RANGE)
    .transform(Number)
    .pipe(z.int().min(1, BOT_MS_RANGE).max(LONGEST_THOUGHT_MS, BOT_MS_RANGE))
    .default(200),
  PARLOR_WEBHOOKS: z.enum(['off', 'public', 'any'], 'must be off, public or any').default('public'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

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
    DATABASE_URL,
    PARLOR_DATA,
    PARLOR_RATE_LIMIT,
    PARLOR_TRUSTED_PROXIES,
    PARLOR_METRICS,
    PARLOR_BOT_MS,
    PARLOR_WEBHOOKS,
    LOG_LEVEL,
  } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    dataFolder: PARLOR_DATA,
    isRateLimited: PARLOR_RATE_LIMIT === 'on',
    proxies: PARLOR_TRUSTED_PROXIES,
    metrics: PARLOR_METRICS,
    botMs: PARLOR_BOT_MS,
    webhooks: PARLOR_WEBHOOKS,
    logLevel: LOG_LEVEL,
  };
};
