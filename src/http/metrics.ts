import { Counter, Gauge, Histogram } from 'prom-client';
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

export const observeCaches = (caches: CacheRoom): void => {
  for (const [cache, bytes] of Object.entries(caches)) cacheMetrics.set({ cache }, bytes);
};

export const readyMetrics = new Gauge({
  name: 'parlor_ready',
  help: '1 while work may be sent here: the database answers and the server is not closing.',
  registers: [],
});

export const streamMetrics = new Gauge({
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

/** Everything that is counted here. */
export const METRICS = [
  requestMetrics,
  cacheMetrics,
  readyMetrics,
  streamMetrics,
  thoughtsUnderWay,
  thoughtMetrics,
  webhookMetrics,
  archivedMetrics,
] as const;
