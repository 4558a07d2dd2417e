import { setTimeout as pause } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheRoom } from '../table/cache/room.js';

/** How long requests take, by method, route and status. The route is the pattern, never the path: ids would be endless. */
const requestMetrics = new Histogram({
  name: 'parlor_http_request_seconds',
  help: 'Time to answer, in seconds.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
  registers: [],
});

const children = new Map<string, ReturnType<typeof requestMetrics.labels>>();

/** Labels are looked up once for each kind of request: prom-client hashes them anew every time. */
export const observe = (method: string, route: string, status: number, seconds: number): void => {
  const name = `${method} ${route} ${status}`;
  const child = children.get(name) ?? requestMetrics.labels(method, route, String(status));
  children.set(name, child);
  child.observe(seconds);
};

const cacheMetrics = new Gauge({
  name: 'parlor_cache_bytes',
  help: 'About how much memory what is kept at hand takes.',
  labelNames: ['cache'],
  registers: [],
});

const readyMetrics = new Gauge({
  name: 'parlor_ready',
  help: '1 while work may be sent here: the database answers and the server is not closing.',
  // Of several processes together: whether all of them are.
  aggregator: 'min',
  registers: [],
});

const streamMetrics = new Gauge({
  name: 'parlor_streams_open',
  help: 'Open streams, and requests that wait.',
  registers: [],
});

const thoughtsUnderWay = new Gauge({
  name: 'parlor_bot_thoughts_under_way',
  help: 'Moves that bots think about, those that wait for a thread included.',
  registers: [],
});

const thoughtMetrics = new Histogram({
  name: 'parlor_bot_thought_seconds',
  help: 'From the question to a move, in seconds.',
  labelNames: ['outcome'],
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 5],
  registers: [],
});

/** The same, measured. */
export const measuredThought =
  <Question, Move>(think: (question: Question) => Promise<Move>) =>
  async (question: Question): Promise<Move> => {
    const began = performance.now();
    const ended = (outcome: string): void => {
      thoughtsUnderWay.dec();
      thoughtMetrics.observe({ outcome }, (performance.now() - began) / 1000);
    };
    thoughtsUnderWay.inc();
    try {
      const move = await think(question);
      ended('found');
      return move;
    } catch (error) {
      ended('failed');
      throw error;
    }
  };

const webhookMetrics = new Histogram({
  name: 'parlor_webhook_call_seconds',
  help: 'Calls to webhooks, in seconds, by what came of them.',
  labelNames: ['code'],
  buckets: [0.02, 0.1, 0.5, 2, 10],
  registers: [],
});

export const observeCall = ({ code, ms }: { readonly code: string; readonly ms: number }): void =>
  webhookMetrics.observe({ code }, ms / 1000);

export const archivedMetrics = new Counter({
  name: 'parlor_archived_games_total',
  help: 'Finished games that were exported and removed.',
  registers: [],
});

const registry = new Registry();
collectDefaultMetrics({ register: registry });
for (const metric of [
  requestMetrics,
  cacheMetrics,
  readyMetrics,
  streamMetrics,
  thoughtsUnderWay,
  thoughtMetrics,
  webhookMetrics,
  archivedMetrics,
])
  registry.registerMetric(metric);

export const FIGURES_TYPE = registry.contentType;

/** What is looked at when somebody asks for figures. */
interface Watched {
  readonly tables: { cacheBytes(): CacheRoom };
  readonly streams: { readonly count: number };
  isReady(): Promise<boolean>;
}

/** The figures of this process, for Prometheus to read. */
export const ownFigures = async (watched: Watched): Promise<string> => {
  await lookAt(watched);
  return registry.metrics();
};

/** The same, to be put together with those of others. */
export const ownFiguresAsJson = async (watched: Watched): ReturnType<Registry['getMetricsAsJSON']> => {
  await lookAt(watched);
  return registry.getMetricsAsJSON();
};

const lookAt = async ({ tables, streams, isReady }: Watched): Promise<void> => {
  for (const [cache, bytes] of Object.entries(tables.cacheBytes())) cacheMetrics.set({ cache }, bytes);
  streamMetrics.set(streams.count);
  const isReadySoon = await Promise.race([isReady(), pause(READY_MS, false, { ref: false })]);
  readyMetrics.set(isReadySoon ? 1 : 0);
};

/** A database that does not answer must not keep the figures from being told. */
const READY_MS = 1_000;
