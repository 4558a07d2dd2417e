import { randomUUID } from 'node:crypto';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { Problem } from '../table/problem.js';
import { answer, problem } from './documents/answer.js';
import { openApiOf } from './documents/openapi.js';
import { isMeant } from './endpoint.js';
import { ENDPOINTS } from './endpoints.js';
import { failure } from './failure.js';
import { observe } from './metrics.js';
import { withoutToken } from './redacted-error.js';
import { charged } from './request/admit.js';
import { COST_OF_FILE } from './request/costs.js';
import { header } from './request/header.js';
import { networkOf } from './request/network.js';
import { NO_PROXIES } from './request/proxies.js';
import { proxyHint } from './request/proxy-hint.js';
import { mountDocs } from './routes/docs.js';
import { mountMcp } from './routes/mcp.js';
import { getMetrics } from './routes/operations.js';
import { mountWeb } from './routes/web.js';
import type { RequestEnv, Services } from './services.js';
import { spanOf } from './span.js';
import { streamsUpTo } from './streams/streams.js';

/** The document of the whole front door. Nothing is asked of the server while it is written. */
export const openApiDocument = (): ReturnType<typeof openApiOf> => {
  const app = new OpenAPIHono<RequestEnv>();
  for (const mount of ENDPOINTS) mount(app, NOBODY_HOME);
  return openApiOf(app);
};

const NOBODY_HOME: Services = {
  get tables(): never {
    throw new Error('nobody is home');
  },
  get webhooks(): never {
    throw new Error('nobody is home');
  },
  get log(): never {
    throw new Error('nobody is home');
  },
  limits: null,
  streams: streamsUpTo(0, 0),
  proxies: NO_PROXIES,
  showsMetrics: false,
  allFigures: null,
  isClosing: () => true,
  isAlive: () => true,
  isReady: async () => false,
};

/** The front door: parse, ask, translate. */
export const createApp = (services: Services): OpenAPIHono<RequestEnv> => {
  const app = emptyApp(services);
  for (const mount of ENDPOINTS) mount(app, services);
  mountDocs(app, services);
  mountMcp(app, services);
  mountWeb(app, services);
  // Written when it is first asked for: it takes as long as the rest of the front door.
  let written: string | null = null;
  const sendDocument = charged(services, COST_OF_FILE, (c) => {
    written ??= JSON.stringify(openApiOf(app));
    return answer(c, 200, written, {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=300',
    });
  });
  app.get('/openapi.json', sendDocument);
  return app;
};

/** A door at the back, for whoever watches over the server. */
export const createMetricsApp = (services: Services): OpenAPIHono<RequestEnv> => {
  const app = emptyApp(services);
  getMetrics(app, { ...services, showsMetrics: true });
  return app;
};

/** Has nothing to offer yet, and says so in the manner of the server. */
const emptyApp = (services: Services): OpenAPIHono<RequestEnv> => {
  const app = new OpenAPIHono<RequestEnv>();
  app.use(reception(app, services));
  app.notFound(charged(services, 1, (c) => notFound(app, c)));
  app.onError((error, c) => broken(services, error, c));
  return app;
};

const REQUEST_ID = /^[\w.:-]{1,64}$/;

/** Names the request, answers preflights, and writes one line when it is done. */
const reception = (app: OpenAPIHono<RequestEnv>, services: Services): MiddlewareHandler<RequestEnv> => {
  const hint = proxyHint(services);
  return async (c, next) => {
    const began = performance.now();
    hint(c);
    const given = header(c, 'x-request-id');
    c.set('requestId', given !== undefined && REQUEST_ID.test(given) ? given : randomUUID());
    const { limits } = services;
    if (limits !== null) {
      const network = { kind: 'network', id: networkOf(c, services) } as const;
      c.set('whatIsLeft', () => limits.look(network, 'reads').headers);
    }
    const span = spanOf(services, c);
    const early = atTheDoor(app, services, c);
    if (early === null) await next();
    // Whoever would ask again on this connection is to take another: this one goes with the server.
    if (services.isClosing()) (early ?? c.res).headers.set('connection', 'close');
    writeDown(services, c, early ?? c.res, performance.now() - began);
    span?.end(c.req.routePath, (early ?? c.res).status);
    return early ?? undefined;
  };
};

/** What is answered without looking further. */
const atTheDoor = (
  app: OpenAPIHono<RequestEnv>,
  services: Services,
  c: Context<RequestEnv>,
): Response | null => {
  if (c.req.method === 'OPTIONS') return charged(services, 1, (asked) => preflight(app, asked))(c);
  if (services.isClosing() && !ASKED_WHILE_CLOSING.has(c.req.path)) return problem(c, CLOSING);
  return null;
};

const writeDown = (services: Services, c: Context<RequestEnv>, { status }: Response, ms: number): void => {
  const { method, path } = c.req;
  observe(method, c.req.routePath, status, ms / 1000);
  services.log.info(
    {
      requestId: c.get('requestId'),
      method,
      path: withoutToken(path),
      status,
      ms: Math.round(ms * 10) / 10,
    },
    'request',
  );
};

/** A closing server still says how it is. */
const ASKED_WHILE_CLOSING: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
const CLOSING: Problem = {
  code: 'unavailable',
  detail: 'This server is closing. Send the request again in a moment: another one will answer.',
};

const preflight = (app: OpenAPIHono<RequestEnv>, c: Context<RequestEnv>): Response => {
  const allow = methodsAt(app, c.req.path);
  if (allow === null) return problem(c, nothingAt(c.req.path));
  return answer(c, 204, null, {
    allow,
    'access-control-allow-methods': allow,
    'access-control-allow-headers': MAY_BE_SENT,
    'access-control-max-age': '86400',
  });
};

/** What pages send for us, and what libraries, tracers and browsers add without being asked. */
const MAY_BE_SENT =
  'Authorization, Content-Type, Accept, If-Match, If-None-Match, Idempotency-Key, Last-Event-ID, Prefer, X-Request-Id, Mcp-Protocol-Version, Mcp-Method, Mcp-Name, traceparent, tracestate, Cache-Control, X-Requested-With, Priority';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** As `Allow` lists them; null where nothing is. */
const methodsAt = (app: OpenAPIHono<RequestEnv>, path: string): string | null => {
  const found = METHODS.filter((method) =>
    app.router
      .match(method, path)[0]
      .some(([[, route]]) => route.path !== '/*' && isMeant(method, route.path, path)),
  );
  if (found.length === 0) return null;
  return [...found, ...(found.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
};

const notFound = (app: OpenAPIHono<RequestEnv>, c: Context<RequestEnv>): Response => {
  const { method, path } = c.req;
  const allow = methodsAt(app, path);
  if (allow === null) return problem(c, nothingAt(path));
  const detail = `${path} does not take ${method}; it takes ${allow}.`;
  return problem(c, { code: 'method-not-allowed', detail }, { allow });
};

const nothingAt = (path: string): Problem => ({
  code: 'not-found',
  detail: `There is nothing at ${path}. GET / lists what is here.`,
});

const broken = (services: Services, error: Error, c: Context<RequestEnv>): Response =>
  problem(c, failure(services, error, c.get('requestId')));
