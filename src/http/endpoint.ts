import { z } from 'zod';
import { read } from '../engine/field-error.js';
import { no, type Result, yes } from '../engine/result.js';
import type { Player, Visitor } from '../table/players/players.js';
import type { Problem } from '../table/problem.js';
import { misbehaving } from './chaos/misbehave.js';
import { problem } from './documents/answer.js';
import { documented } from './documents/document.js';
import type { ServiceProblem } from './documents/problems.js';
import type { ResponseHeader } from './documents/response-headers.js';
import { type Answer, type Exchange, responseOf } from './exchange.js';
import { sayingFarewell } from './farewell.js';
import type { FrontDoor, PathParams } from './front-door.js';
import { admit, payMore, type Rejection, turnedAway, WATCH_ONLY } from './request/admit.js';
import { readJson } from './request/body.js';
import { headersReader } from './request/headers.js';
import type { Budget } from './request/limits.js';
import { malformedRequest } from './request/malformed.js';
import { queryReader, readPath } from './request/query.js';
import { isLook } from './request/scope.js';
import type { Services } from './services.js';

/** No query, no path parameters. */
export const NOTHING = z.strictObject({});

/** A body and whether it must be there. `documentedAs` is for bodies that somebody else reads: a game knows its own actions. */
export interface BodySpec<Body extends z.ZodType> {
  readonly schema: Body;
  readonly documentedAs?: z.ZodType;
  readonly presence: 'none' | 'optional' | 'required';
  readonly example?: unknown;
  /** 16 kB unless told. */
  readonly mostBytes?: number;
}

export const NO_BODY: BodySpec<z.ZodUndefined> = { schema: z.undefined(), presence: 'none' };

/** An answer as the document shows it. */
export interface DocumentedAnswer {
  readonly description: string;
  readonly content?: {
    readonly [mediaType: string]: { readonly schema: z.ZodType; readonly example?: unknown };
  };
  readonly headers?: readonly ResponseHeader[];
}

/** One thing the front door can do: how it is called, what it reads, how it answers. Documentation and checks come from here. */
export interface Endpoint<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Headers extends z.ZodObject,
> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly auth: 'none' | 'optional' | 'required';
  /** Whatever is no GET changes something, unless told: a token of the scope `watch` is refused there. */
  readonly isLook?: boolean;
  readonly budget: Budget;
  /** What it takes of its budget; 1, as much as a look at a game in memory, unless told. */
  readonly cost?: number | ((asked: Read<Params, Query, Body, Headers>) => number);
  /** The parameter's path that a fixed name stands in: the quick router takes no name beside a parameter, so it is found there. */
  readonly inPlaceOf?: string;
  readonly params: Params;
  readonly query: Query;
  /** The headers that are heeded. */
  readonly headers: Headers;
  readonly body: BodySpec<Body>;
  readonly answers: { readonly [status: number]: DocumentedAnswer };
  readonly problems: readonly ServiceProblem[];
  /** 422 with one of the game's own codes. */
  readonly isRefereed?: boolean;
  handle(asked: ParsedRequest<Params, Query, Body, Headers>): Answer | Promise<Answer>;
}

/** A request that has been read: everything in it has its type. */
export interface ParsedRequest<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Headers extends z.ZodObject,
> extends Read<Params, Query, Body, Headers> {
  readonly c: Exchange;
  readonly services: Services;
  readonly player: Visitor | null;
  readonly requestId: string;
}

interface Read<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Headers extends z.ZodObject,
> {
  readonly params: z.infer<Params>;
  readonly query: z.infer<Query>;
  readonly headers: z.infer<Headers>;
  readonly body: z.infer<Body>;
}

/** The endpoint asked for a token, so there is a player. */
export const requirePlayer = <Somebody extends Player>(player: Somebody | null): Somebody => {
  if (player === null) throw new Error('this endpoint must ask for a token');
  return player;
};

export type Mount = (app: FrontDoor, services: Services) => void;

export const endpoint =
  <
    Params extends z.ZodObject,
    Query extends z.ZodObject,
    Body extends z.ZodType,
    Headers extends z.ZodObject,
  >(
    it: Endpoint<Params, Query, Body, Headers>,
  ): Mount =>
  (app, services) => {
    app.openAPIRegistry.registerPath(documented(it));
    const read = readersOf(it);
    const method = it.method.toUpperCase();
    const route = (it.inPlaceOf ?? it.path).replaceAll(/\{(\w+)\}/g, ':$1');
    const served = sayingFarewell(it.operationId, services, (c, params) =>
      serve(it, read, c, params, services),
    );
    if (it.inPlaceOf !== undefined) {
      FIXED_NAMES.set(`${method} ${route}`, it.path);
      FIXED_PATHS.add(it.path);
      app.on(method, route, async (c) =>
        c.req.path === it.path ? responseOf(await served(c, NO_PARAMS)) : c.notFound(),
      );
      return;
    }
    app.on(method, route, async (c) =>
      isMeant(method, route, c.req.path) ? responseOf(await served(c, c.req.param())) : c.notFound(),
    );
    app.shorten(method, route, served);
  };

/** A fixed name is no parameter, though it is found in the place of one. */
const NO_PARAMS: PathParams = {};

/** By method and route: the one path that is served there. */
const FIXED_NAMES = new Map<string, string>();
const FIXED_PATHS = new Set<string>();

/** A fixed name in the place of an id, such as /games/join: only Hono's way finds it. */
export const isFixed = (path: string): boolean => FIXED_PATHS.has(path);

/** Whether a path that a route matches is served by it: a fixed name is nobody's id, whatever the method. */
export const isMeant = (method: string, route: string, path: string): boolean => {
  const fixed = FIXED_NAMES.get(`${method} ${route}`);
  return fixed === undefined ? !FIXED_PATHS.has(path) : fixed === path;
};

/** What is worked out once for an endpoint. */
interface Readers<Query extends z.ZodObject, Headers extends z.ZodObject> {
  readonly readQuery: ReturnType<typeof queryReader<Query>>;
  readonly readHeaders: ReturnType<typeof headersReader<Headers>>;
}

const readersOf = <Query extends z.ZodObject, Headers extends z.ZodObject>({
  query,
  headers,
}: {
  readonly query: Query;
  readonly headers: Headers;
}): Readers<Query, Headers> => ({ readQuery: queryReader(query), readHeaders: headersReader(headers) });

const serve = async <
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Headers extends z.ZodObject,
>(
  it: Endpoint<Params, Query, Body, Headers>,
  { readQuery, readHeaders }: Readers<Query, Headers>,
  c: Exchange,
  named: PathParams,
  services: Services,
): Promise<Answer> => {
  const { cost = 1 } = it;
  const atOnce = typeof cost === 'number' ? cost : 1;
  const admission = await admit(c, services, it.auth, it.budget, atOnce);
  if (!admission.ok) return turnedAway(c, admission.problem);
  const player = admission.value;
  if (player?.scope === 'watch' && !isLook(it)) return turnedAway(c, WATCH_ONLY);
  const query = readQuery(c);
  if (!query.ok) return problem(c, query.problem);
  const params = readPath(named, it.params);
  if (!params.ok) return problem(c, params.problem);
  const headers = readHeaders(c);
  if (!headers.ok) return problem(c, headers.problem);
  const body = await readBody(it.body, c);
  if (!body.ok) return turnedAway(c, body.problem);
  const read = { params: params.value, query: query.value, headers: headers.value, body: body.value };
  const rest = typeof cost === 'number' ? 0 : cost(read) - atOnce;
  const refused = payMore(c, services, player, it.budget, rest);
  if (refused !== null) return turnedAway(c, refused);
  const asked = { c, services, player, requestId: c.get('requestId'), ...read };
  return named.id !== undefined && it.path.startsWith(OF_A_GAME)
    ? misbehaving(named.id, asked, () => it.handle(asked))
    : it.handle(asked);
};

/** What may meet the game's chaos. */
const OF_A_GAME = '/games/{id}';

const readBody = async <Body extends z.ZodType>(
  { schema, presence, mostBytes }: BodySpec<Body>,
  c: Exchange,
): Promise<Result<z.infer<Body>, Rejection>> => {
  const sent = presence === 'none' ? yes(undefined) : await readJson(c, mostBytes);
  if (!sent.ok) return sent;
  if (sent.value === undefined && presence === 'required') return no(NO_BODY_SENT);
  const parsed = read(schema, sent.value ?? (presence === 'optional' ? {} : undefined));
  return parsed.ok ? parsed : no(malformedRequest(parsed.problem, 'body'));
};

export const NO_BODY_SENT: Problem = {
  code: 'malformed-json',
  detail: 'This request needs a body in JSON, and you sent none.',
};
