import type { Context } from 'hono';
import type { Problem } from '../table/problem.js';
import type { Desk } from './desk.js';
import { PROBLEMS } from './problems.js';

export type HeaderList = { readonly [name: string]: string };

/** On every answer. The page and the explorer, which need more, say so themselves. */
const ALWAYS: HeaderList = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Link, Location, Retry-After, RateLimit, RateLimit-Policy, X-Request-Id, Allow, Preference-Applied, Idempotency-Replayed, WWW-Authenticate',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * The one place where answers are made. Headers travel as a plain object from here to the socket:
 * an answer that is changed afterwards costs several times as much.
 */
export const answer = (
  c: Context<Desk>,
  status: number,
  body: string | ReadableStream | null,
  headers: HeaderList = {},
): Response =>
  new Response(body, {
    status,
    headers: { ...ALWAYS, ...limitsOf(c), 'x-request-id': c.get('requestId'), ...headers },
  });

/** What an endpoint counted; else what is left for reading. */
const limitsOf = (c: Context<Desk>): HeaderList => c.get('limits') ?? c.get('whatIsLeft')?.() ?? {};

export const json = (c: Context<Desk>, status: number, body: unknown, headers: HeaderList = {}): Response =>
  answer(c, status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });

/** RFC 9457, for every error there is. */
export const problem = (c: Context<Desk>, said: Problem, headers: HeaderList = {}): Response => {
  const document = problemDocument(c, said);
  const { status } = document;
  return answer(c, status, JSON.stringify(document), {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...EXTRA_HEADERS[status],
    ...(said.version === undefined ? {} : { etag: `"${said.version}"` }),
    ...headers,
  });
};

export const problemDocument = (c: Context<Desk>, said: Problem) => {
  const kind = PROBLEMS.get(said.code);
  const { code, detail, title, ...more } = said;
  return {
    type: `/problems/${code}`,
    title: title ?? kind?.title ?? code,
    status: kind?.status ?? 500,
    code,
    detail,
    instance: new URL(c.req.url).pathname,
    requestId: c.get('requestId'),
    ...more,
  };
};

const EXTRA_HEADERS: { readonly [status: number]: HeaderList } = {
  401: { 'www-authenticate': 'Bearer realm="parlor"' },
  // What is still being sent is not worth reading.
  413: { connection: 'close' },
  503: { 'retry-after': '1' },
};

/** Says that this is the first answer again. */
export const replayed = (isReplay: boolean): HeaderList =>
  isReplay ? { 'idempotency-replayed': 'true' } : {};
