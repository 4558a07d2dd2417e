import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
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

const registry = new Registry();
collectDefaultMetrics({ register: registry });
registry.registerMetric(requestMetrics);
registry.registerMetric(cacheMetrics);

export const FIGURES_TYPE = registry.contentType;

/** The figures of this process, for Prometheus to read. */
export const ownFigures = (caches: CacheRoom): Promise<string> => {
  observeCaches(caches);
  return registry.metrics();
};

/** The same, to be put together with those of others. */
export const ownFiguresAsJson = (caches: CacheRoom): ReturnType<Registry['getMetricsAsJSON']> => {
  observeCaches(caches);
  return registry.getMetricsAsJSON();
};

const observeCaches = (caches: CacheRoom): void => {
  for (const [cache, bytes] of Object.entries(caches)) cacheMetrics.set({ cache }, bytes);
};
