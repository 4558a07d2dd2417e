import type { MiddlewareHandler } from 'hono';
import type { Problem } from '../table/problem.js';
import { answer, problem } from './documents/answer.js';
import { openApiOf } from './documents/openapi.js';
import { ReadyMade } from './documents/ready-made.js';
import { workflowsDocument } from './documents/workflows.js';
import { isMeant } from './endpoint.js';
import { ENDPOINTS } from './endpoints.js';
import { type Answer, type Exchange, responseOf } from './exchange.js';
import { failure } from './failure.js';
import { FrontDoor } from './front-door.js';
import { nothingPage } from './pages/nothing-page.js';
import { receptionOf } from './reception.js';
import { accepts } from './request/accepts.js';
import { charged } from './request/admit.js';
import { COST_OF_FILE } from './request/costs.js';
import { languageAsked } from './request/language.js';
import { NO_PROXIES } from './request/proxies.js';
import { mountDocs } from './routes/docs.js';
import { mountMcp } from './routes/mcp.js';
import { getMetrics } from './routes/operations.js';
import { mountWeb } from './routes/web.js';
import type { RequestEnv, Services } from './services.js';
import { streamsUpTo } from './streams/streams.js';

/** The document of the whole front door. Nothing is asked of the server while it is written. */
export const openApiDocument = (): ReturnType<typeof openApiOf> => {
  const app = new FrontDoor();
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
  lab: null,
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
export const createApp = (services: Services): FrontDoor => {
  const app = emptyApp(services);
  for (const mount of ENDPOINTS) mount(app, services);
  mountDocs(app, services);
  mountMcp(app, services);
  mountWeb(app, services);
  // Written when it is first asked for: it takes as long as the rest of the front door.
  let written: ReadyMade | null = null;
  const sendDocument = charged(services, COST_OF_FILE, (c) => {
    written ??= new ReadyMade(JSON.stringify(openApiOf(app)));
    return answer(c, 200, written, {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=300',
    });
  });
  app.get('/openapi.json', (c) => responseOf(sendDocument(c)));
  const sendWorkflows = charged(services, COST_OF_FILE, (c) =>
    answer(c, 200, JSON.stringify(workflowsDocument()), {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=300',
    }),
  );
  app.get('/arazzo.json', (c) => responseOf(sendWorkflows(c)));
  return app;
};

/** A door at the back, for whoever watches over the server. */
export const createMetricsApp = (services: Services): FrontDoor => {
  const app = emptyApp(services);
  getMetrics(app, { ...services, showsMetrics: true });
  return app;
};

/** Has nothing to offer yet, and says so in the manner of the server. */
const emptyApp = (services: Services): FrontDoor => {
  const app = new FrontDoor();
  const lost = charged(services, 1, (c) => notFound(app, c));
  app.use(receive(app, services));
  app.notFound((c) => responseOf(lost(c)));
  app.onError((error, c) => responseOf(problem(c, failure(services, error, c.get('requestId')))));
  return app;
};

/** The long way through the reception, for everybody. */
const receive = (app: FrontDoor, services: Services): MiddlewareHandler<RequestEnv> => {
  const reception = receptionOf(services);
  const told = charged(services, 1, (c) => preflight(app, c));
  return async (c, next) => {
    const farewell = reception.meet(c);
    const early = c.req.method === 'OPTIONS' ? told(c) : reception.turnedBack(c);
    const response = early === null ? null : responseOf(early);
    if (response === null) await next();
    // Whoever would ask again on this connection is to take another: this one goes with the server.
    if (services.isClosing()) (response ?? c.res).headers.set('connection', 'close');
    farewell(c.req.routePath, (response ?? c.res).status);
    return response ?? undefined;
  };
};

const preflight = (app: FrontDoor, c: Exchange): Answer => {
  const allow = methodsAt(app, c.req.path);
  if (allow === null) return problem(c, nothingAt(app, c.req.path));
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
const methodsAt = (app: FrontDoor, path: string): string | null => {
  const found = METHODS.filter((method) =>
    app.router
      .match(method, path)[0]
      .some(([[, route]]) => route.path !== '/*' && isMeant(method, route.path, path)),
  );
  if (found.length === 0) return null;
  return [...found, ...(found.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
};

const notFound = (app: FrontDoor, c: Exchange): Answer => {
  const { method, path } = c.req;
  const allow = methodsAt(app, path);
  if (allow === null)
    return wantsPage(c) ? nothingPage(c, languageAsked(c)) : problem(c, nothingAt(app, path));
  const detail = `${path} does not take ${method}; it takes ${allow}.`;
  return problem(c, { code: 'method-not-allowed', detail }, { allow });
};

/** Somebody who follows a link, not a program. */
const wantsPage = (c: Exchange): boolean =>
  c.req.method === 'GET' &&
  accepts(c, {
    header: 'Accept',
    supports: ['application/json', 'text/html'],
    default: 'application/json',
  }) === 'text/html';

const nothingAt = (app: FrontDoor, path: string): Problem => {
  const near = likelyMeant(path);
  const hint = near === path || methodsAt(app, near) === null ? '' : ` Perhaps you mean ${near}.`;
  return { code: 'not-found', detail: `There is nothing at ${path}.${hint} GET / lists what is here.` };
};

/** Paths have small letters and single slashes, and none at the end; an id keeps its letters. */
const likelyMeant = (path: string): string =>
  `/${path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (part.includes('_') ? part : part.toLowerCase()))
    .join('/')}`;
