import cluster from 'node:cluster';
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { thinkersWith, threadsBeside } from './bots/thinkers.js';
import type { Door, Env } from './env.js';
import { createApp, createMetricsApp } from './http/app.js';
import { ownFiguresAsJson } from './http/metrics.js';
import { limitsBy } from './http/request/limits.js';
import type { Services } from './http/services.js';
import { streamsUpTo } from './http/streams/streams.js';
import { type ConnectionCaps, USUAL_CAPS } from './http/wire/connections.js';
import { drainOf } from './http/wire/drain.js';
import { serverOf } from './http/wire/server.js';
import { labWith } from './lab/lab.js';
import { complain, leave } from './leave.js';
import { openLog } from './log.js';
import { figuresOfAll, sayOpen, tellOwnFigures } from './processes/worker.js';
import { retaining } from './retaining.js';
import { monotonic, openServices } from './services.js';
import { StartProblem } from './store/database.js';
import type { Store } from './store/store.js';
import { cacheRoom } from './table/cache/room.js';
import type { TraceSettings } from './traces/settings.js';

/** How long what is under way may take after we were told to stop. */
const GRACE_MS = 10_000;
/** Who does not read what we have to say is not waited for so long. */
const CUT_OFF_MS = 7_000;

/** Opens the front door on an open store, until somebody or something tells it to stop. */
export const serve = async (env: Env, store: Store): Promise<void> => {
  const log = openLog(env.logLevel, cluster.worker?.id);
  const services = await openServices(store, {
    log,
    caps: env.isRateLimited ? env.caps : null,
    waitingMs: env.waitingMs,
    limits: env.isRateLimited ? limitsBy(monotonic) : null,
    ...(env.isRateLimited ? {} : { streams: streamsUpTo(undefined, undefined, Number.POSITIVE_INFINITY) }),
    proxies: env.proxies,
    showsMetrics: env.metrics === 'on',
    thinkers: thinkersWith({ thinkingMs: env.botMs, threads: threadsBeside(env.processes) }),
    caches: cacheRoom(env.cacheBytes),
    lab: env.hasLab ? labWith() : null,
    webhooks: { reach: env.webhooks, ports: env.webhookPorts },
    allFigures: cluster.isWorker ? figuresOfAll() : null,
  });
  const caps = env.isRateLimited ? USUAL_CAPS : { ...USUAL_CAPS, perNetwork: Number.POSITIVE_INFINITY };
  const tracer = env.traces === null ? null : await tracerFor(env.traces, log);
  const put = env.retention === null ? null : retaining(store, { ...services, log }, env.retention);
  const server = serverOf(createApp({ ...services, spans: tracer ?? undefined }), services, caps);
  const database = env.databaseUrl === undefined ? env.dataFolder : 'postgres';
  tellOwnFigures(() => ownFiguresAsJson(services));
  const isOpen = listen(server, env, 'PORT, HOST').then((url) =>
    log.info({ url, database }, 'Parlor is open'),
  );
  void Promise.all([isOpen, showFigures(env, services, caps)]).then(sayOpen);

  const drain = drainOf(server);
  const stop = (why: object, code: number): void => {
    if (services.isClosing()) return;
    log.info(why, 'Parlor is closing');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    void services
      .close()
      .then(() => Promise.all([drain(CUT_OFF_MS), put?.stop()]))
      .then(() => tracer?.close())
      .then(() => store.close())
      .then(() => process.exit(code));
  };
  process.on('SIGTERM', (signal) => stop({ signal }, 0));
  process.on('SIGINT', (signal) => stop({ signal }, 0));
  // Nothing can be kept any more: whoever looks after this process is to start another.
  const giveUp = (): void => {
    complain(store.gone.reason);
    stop({ reason: 'the database is gone' }, 1);
  };
  if (store.gone.aborted) giveUp();
  else store.gone.addEventListener('abort', giveUp, { once: true });
};

/** Loaded only where the operator names a collector. */
const tracerFor = async (settings: TraceSettings, log: Logger) => {
  const { openTracer } = await import('./traces/tracer.js');
  return openTracer(settings, (error) => log.warn({ err: error }, 'traces were not sent'));
};

/** A door of their own for the figures, where the operator wants one. */
const showFigures = async ({ metrics }: Env, services: Services, caps: ConnectionCaps): Promise<void> => {
  if (typeof metrics === 'string') return;
  const server = serverOf(createMetricsApp(services), services, caps);
  const url = await listen(server, metrics, 'PARLOR_METRICS');
  services.log.info({ url: `${url}/metrics` }, 'figures are shown');
};

/** Answers with the address; where it cannot listen the program ends. */
const listen = (server: Server, door: Door, variable: string): Promise<string> =>
  new Promise((resolve) => {
    server.on('error', (error) => leave(new StartProblem(cannotListen(error, door, variable))));
    server.listen(door.port, door.host, () => {
      const at = server.address();
      const { address, port } =
        typeof at === 'object' && at !== null ? at : { address: door.host, port: door.port };
      resolve(`http://${address.includes(':') ? `[${address}]` : address}:${port}`);
    });
  });

const cannotListen = (error: NodeJS.ErrnoException, { host, port }: Door, variable: string): string => {
  if (error.code !== 'EADDRINUSE') return `${variable}: cannot listen on ${host}:${port}: ${error.message}`;
  if (variable === 'PARLOR_METRICS') return `PARLOR_METRICS: ${host}:${port} is in use. Choose another port.`;
  return `PORT: ${host}:${port} is in use. Stop what listens there, or choose another port: PORT=3001 npm start`;
};
