import { z } from 'zod';
import { StartProblem } from './store/database.js';

/** The environment, read once. Nobody else looks at `process.env`. */
export interface Env {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  readonly isRateLimited: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

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
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/** Law: anything wrong stops the start with one sentence that names the variable. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => {
  const parsed = Environment.safeParse(source);
  if (!parsed.success) {
    const said = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
    throw new StartProblem(`The environment is wrong: ${said}.`);
  }
  const { PORT, HOST, DATABASE_URL, PARLOR_DATA, PARLOR_RATE_LIMIT, LOG_LEVEL } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    dataFolder: PARLOR_DATA,
    isRateLimited: PARLOR_RATE_LIMIT === 'on',
    logLevel: LOG_LEVEL,
  };
};
