import { Histogram } from 'prom-client';

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
