import { z } from 'zod';
import { StartProblem } from './store/database.js';
import { NO_OTHER_PORTS, type Ports, type Reach } from './webhooks/target.js';

/** The environment, read once. Nobody else looks at `process.env`. */
export interface Env {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  readonly isRateLimited: boolean;
  /** A hard bot's thinking time for one move. */
  readonly botMs: number;
  readonly webhooks: Reach;
  readonly webhookPorts: Ports;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const LONGEST_THOUGHT_MS = 30_000;
const BOT_MS_RANGE = `must be a whole number of milliseconds, 1 to ${LONGEST_THOUGHT_MS}`;

const PORTS = 'must be any, or port numbers 1 to 65535 with commas between them';
const portsIn = (text: string): Ports => (text === 'any' ? 'any' : new Set(text.split(',').map(Number)));
const arePorts = (ports: Ports): boolean =>
  ports === 'any' || [...ports].every((port) => port >= 1 && port <= 65_535);

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
  PARLOR_BOT_MS: z
    .string()
    .regex(/^\d{1,5}$/, BOT_MS_RANGE)
    .transform(Number)
    .pipe(z.int().min(1, BOT_MS_RANGE).max(LONGEST_THOUGHT_MS, BOT_MS_RANGE))
    .default(200),
  PARLOR_WEBHOOKS: z.enum(['off', 'public', 'any'], 'must be off, public or any').default('public'),
  PARLOR_WEBHOOK_PORTS: z
    .string()
    .regex(/^(?:any|\d{1,5}(?:,\d{1,5})*)$/, PORTS)
    .transform(portsIn)
    .refine(arePorts, PORTS)
    .default(NO_OTHER_PORTS),
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
    PARLOR_BOT_MS,
    PARLOR_WEBHOOKS,
    PARLOR_WEBHOOK_PORTS,
    LOG_LEVEL,
  } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    dataFolder: PARLOR_DATA,
    isRateLimited: PARLOR_RATE_LIMIT === 'on',
    botMs: PARLOR_BOT_MS,
    webhooks: PARLOR_WEBHOOKS,
    webhookPorts: PARLOR_WEBHOOK_PORTS,
    logLevel: LOG_LEVEL,
  };
};
