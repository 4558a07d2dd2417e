import type { Problem } from '../../table/problem.js';
import type { Answer, Exchange } from '../exchange.js';
import { languageAsked } from '../request/language.js';
import { packedFor } from './packing.js';
import { problemIn } from './problem-words.js';
import { PROBLEMS } from './problems.js';
import type { ReadyMade } from './ready-made.js';

export type HeaderList = { readonly [name: string]: string };

/** On every answer. The page and the explorer, which need more, say so themselves. */
const ALWAYS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Link, Location, Retry-After, RateLimit, RateLimit-Policy, X-Request-Id, Allow, Content-Language, Preference-Applied, Idempotency-Replayed, WWW-Authenticate, Deprecation, Sunset',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The one place where answers are made. What an endpoint says of a header wins over what is always said. */
export const answer = (
  c: Exchange,
  status: number,
  made: Answer['body'] | ReadyMade,
  said: HeaderList = NONE,
): Answer => {
  const { body, own } = packedFor(c, status, made, said);
  const headers: string[] = [];
  for (const [name, value] of ALWAYS_PAIRS) if (own[name] === undefined) headers.push(name, value);
  const limits = limitsOf(c);
  for (const name in limits) if (own[name] === undefined) headers.push(name, limits[name] ?? '');
  headers.push('x-request-id', c.get('requestId'));
  const language = c.get('language');
  if (language !== undefined) headers.push('content-language', language, 'vary', variesWith(own));
  for (const name in own) if (language === undefined || name !== 'vary') headers.push(name, own[name] ?? '');
  return { status, headers, body };
};

/** For files and drawings, which have no headers that matter: a first visit fetches many, and the full list weighs more than some of them. */
export const PLAIN_FILE: HeaderList = { 'access-control-expose-headers': 'ETag, X-Request-Id' };

/** What is in a language could be in another. */
const variesWith = ({ vary }: HeaderList): string =>
  vary === undefined ? 'Accept-Language' : `${vary}, Accept-Language`;

const NONE: HeaderList = {};
const ALWAYS_PAIRS = Object.entries(ALWAYS);

/** What an endpoint counted; else what is left for reading. */
const limitsOf = (c: Exchange): HeaderList => c.get('limits') ?? c.get('whatIsLeft')?.() ?? NONE;

export const json = (c: Exchange, status: number, body: unknown, headers: HeaderList = {}): Answer =>
  jsonText(c, status, JSON.stringify(body), headers);

/** JSON that is written already. */
export const jsonText = (c: Exchange, status: number, body: string, headers: HeaderList = {}): Answer =>
  answer(c, status, body, { 'content-type': 'application/json', ...headers });

/** RFC 9457, for every error there is. */
export const problem = (c: Exchange, said: Problem, headers: HeaderList = {}): Answer => {
  const about = { ...placeOf(c), limits: limitsOf(c) };
  const told = problemIn(languageAsked(c), said);
  const words = { 'content-language': told.language, vary: variesWith(headers) };
  const { status, body, headers: all } = problemParts(told, about, { ...headers, ...words });
  return { status, headers: Object.entries(all).flat(), body };
};

/** Where a problem arose. */
interface Place {
  readonly instance: string;
  readonly requestId: string;
}

const placeOf = (c: Exchange): Place => ({
  instance: new URL(c.req.url).pathname,
  requestId: c.get('requestId'),
});

/** A problem as it goes over the wire, whoever writes it there. */
export const problemParts = (
  said: Problem,
  { limits, ...place }: Place & { readonly limits: HeaderList },
  headers: HeaderList = {},
) => {
  const document = documentOf(said, place);
  const { status } = document;
  return {
    status,
    body: JSON.stringify(document),
    headers: {
      ...ALWAYS,
      ...limits,
      'x-request-id': place.requestId,
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...EXTRA_HEADERS[status],
      ...(said.code === 'invalid-token' ? NOT_THIS_TOKEN : {}),
      ...(said.version === undefined ? {} : { etag: `"${said.version}"` }),
      ...headers,
    },
  };
};

export const problemDocument = (c: Exchange, said: Problem) => documentOf(said, placeOf(c));

const documentOf = (said: Problem, { instance, requestId }: Place) => {
  const kind = PROBLEMS.get(said.code);
  const { code, detail, title, language: _, ...more } = said;
  return {
    type: `/problems/${code}`,
    title: title ?? kind?.title ?? code,
    status: kind?.status ?? 500,
    code,
    detail,
    instance,
    requestId,
    ...more,
  };
};

const EXTRA_HEADERS: { readonly [status: number]: HeaderList } = {
  401: { 'www-authenticate': 'Bearer realm="parlor"' },
  // What is still being sent is not worth reading.
  413: { connection: 'close' },
  // When somebody closes a stream or ends a game is not ours to say; a few seconds is a fair guess.
  429: { 'retry-after': '5' },
  503: { 'retry-after': '1' },
};

/** RFC 6750: a token was sent, and another has to be. */
const NOT_THIS_TOKEN: HeaderList = { 'www-authenticate': 'Bearer realm="parlor", error="invalid_token"' };

/** Says that this is the first answer again. */
export const replayed = (isReplay: boolean): HeaderList =>
  isReplay ? { 'idempotency-replayed': 'true' } : {};
