import { Histogram } from 'prom-client';

/** How long requests take, by method, route and status. The route is the pattern, never the path: ids would be endless. */
export const requestMetrics = new Histogram({
  name: 'parlor_http_request_seconds',
  help: 'Time to answer, in seconds.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
  registers: [],
});
