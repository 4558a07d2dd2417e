import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { thinkersWith } from './bots/thinkers.js';
import { readEnv } from './env.js';
import { openHouse } from './house.js';
import { createApp } from './http/app.js';
import { drainOf } from './http/drain.js';
import { limitsBy } from './http/limits.js';
import { StartProblem } from './store/database.js';
import { openStore } from './store/store.js';

/** How long what is under way may take after we were told to stop. */
const GRACE_MS = 10_000;
/** Who does not read what we have to say is not waited for so long. */
const CUT_OFF_MS = 7_000;

/** Log lines leave together: a write for each would cost as much as the request. */
const LOG_BUFFER_BYTES = 8_192;
const LOG_FLUSH_MS = 200;

const start = async (): Promise<void> => {
  const env = readEnv(process.env);
  const output = pino.destination({ sync: false, minLength: LOG_BUFFER_BYTES, periodicFlush: LOG_FLUSH_MS });
  const log = pino({ level: env.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
  const store = await openStore(
    env.databaseUrl === undefined ? { folder: env.dataFolder } : { url: env.databaseUrl },
  );
  const house = await openHouse(store, {
    log,
    limits: env.isRateLimited ? limitsBy(Date.now) : null,
    proxies: env.proxies,
    thinkers: thinkersWith({ thinkingMs: env.botMs }),
    webhooks: { reach: env.webhooks },
  });
  const app = createApp(house);

  const server = serve({ fetch: app.fetch, port: env.port, hostname: env.host }, ({ address, port }) => {
    const where = address.includes(':') ? `[${address}]` : address;
    log.info(
      {
        url: `http://${where}:${port}`,
        database: env.databaseUrl === undefined ? env.dataFolder : 'postgres',
      },
      'Parlor is open',
    );
  });
  server.on('error', (error: NodeJS.ErrnoException) =>
    leave(new StartProblem(cannotListen(error, env.host, env.port))),
  );

  const drain = drainOf(server);
  const stop = (signal: string): void => {
    if (house.isClosing()) return;
    log.info({ signal }, 'Parlor is closing');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    void house
      .close()
      .then(() => drain(CUT_OFF_MS))
      .then(() => store.close())
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

const cannotListen = (error: NodeJS.ErrnoException, host: string, port: number): string =>
  error.code === 'EADDRINUSE'
    ? `PORT: ${host}:${port} is in use. Stop what listens there, or choose another port: PORT=3001 npm start`
    : `PORT, HOST: cannot listen on ${host}:${port}: ${error.message}`;

/** What an operator can put right is said in one line; anything else is a bug and shows its stack. */
const leave = (error: unknown): never => {
  console.error(error instanceof StartProblem ? `parlor: ${error.message}` : error);
  process.exit(1);
};

start().catch(leave);
