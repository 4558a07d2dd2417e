import { Gauge, Histogram } from 'prom-client';
import type { CacheRoom } from '../table/cache/room.js';

/** How long requests take, by method, route and status. The route is the pattern, never the path: ids would be endless. */
export const requestMetrics = new Histogram({
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

export const cacheMetrics = new Gauge({
  name: 'parlor_cache_bytes',
  help: 'About how much memory what is kept at hand takes.',
  labelNames: ['cache'],
  registers: [],
});

export const observeCaches = (caches: CacheRoom): void => {
  for (const [cache, bytes] of Object.entries(caches)) cacheMetrics.set({ cache }, bytes);
};
