import { describe, expect, test } from 'vitest';
import { type BadRequest, openPatientParlor, place } from './scene.js';

/** Addresses, queries and headers. */

const { refusal, refuses } = openPatientParlor();

const header = (path: string, name: string, value: string, says: RegExp, method = 'GET'): BadRequest => ({
  name: `${method} ${path} with ${name}: ${value.slice(0, 20)}`,
  ask: ({ playing, ann }) => [
    method,
    path.replace('{id}', playing.id),
    { as: ann, headers: { [name]: value }, ...(method === 'POST' ? { body: place(0) } : {}) },
  ],
  status: 400,
  code: 'malformed-header',
  says,
});

const HEADERS: readonly BadRequest[] = [
  ...['', '/actions', '/odds', '/picture'].flatMap((rest) =>
    ['17', 'W/17', '"17', '"1" "2"', '"1",', ''].map((tag) =>
      header(
        `/games/{id}${rest}`,
        'If-None-Match',
        tag,
        /^If-None-Match should be a version in double quotes/,
      ),
    ),
  ),
  ...['two', '-1', '1.5', '0x1', '1e3', '1, 2', ''].map((id) =>
    header('/games/{id}/events', 'Last-Event-ID', id, /^Last-Event-ID should be the number of an event/),
  ),
  header('/games/{id}/events', 'Last-Event-ID', '999', /^Last-Event-ID must be at most \d+.*you sent 999/),
  ...['', ' ', 'two words', 'é', '""', 'x'.repeat(256)].map((key) =>
    header(
      '/games/{id}/actions',
      'Idempotency-Key',
      key,
      /^Idempotency-Key should be 1 to 255 letters/,
      'POST',
    ),
  ),
];

const query = (path: string, says: RegExp, wrong: string): BadRequest => ({
  name: `GET ${path}`,
  ask: ({ playing }) => ['GET', path.replace('{id}', playing.id)],
  status: 400,
  code: 'malformed-request',
  says,
  wrong: [wrong],
});

const QUERIES: readonly BadRequest[] = [
  query('/games?limit=0', /at least 1/, '/limit'),
  query('/games?limit=101', /at most 100/, '/limit'),
  query('/games?limit=ten', /whole number from 1 to 100/, '/limit'),
  query('/games?limit=', /whole number/, '/limit'),
  query('/games?limit=1e1', /whole number/, '/limit'),
  query('/games?limit=-1', /whole number/, '/limit'),
  query('/games?status=lost', /waiting, playing or over/, '/status'),
  query('/games?openSeats=no', /must be true/, '/openSeats'),
  query('/games?player=Ann', /must be me/, '/player'),
  query('/games?ruleset=%00', /NUL/, '/ruleset'),
  query('/games?cursor=%00', /NUL/, '/cursor'),
  query('/games?%00=1', /NUL/, '/\u0000'),
  query('/games?colour=red', /\/colour is not known here; known: ruleset, status/, '/colour'),
  query('/games?limit=5&limit=6', /must be given once/, '/limit'),
  query('/games?status=over&status=over', /must be given once/, '/status'),
  query('/games?limit=1e3', /whole number/, '/limit'),
  query('/games?limit=+5', /whole number/, '/limit'),
  query('/games?limit=%2B5', /whole number/, '/limit'),
  query('/games?limit=0x10', /whole number/, '/limit'),
  query('/games?limit=%205', /whole number/, '/limit'),
  query('/games?limit=5.0', /whole number/, '/limit'),
  query('/games?limit', /whole number/, '/limit'),
  query('/games?status=', /waiting, playing or over/, '/status'),
  query(
    '/games/{id}/events?after=999',
    /\/after must be at most \d+, the number of the last event so far/,
    '/after',
  ),
  query('/games/{id}/events?cursor=999', /must be at most \d+/, '/cursor'),
  query('/games/{id}/events?cursor=two', /nextCursor of a page/, '/cursor'),
  query('/games/{id}/events?after=1&cursor=1', /must be left out when `after` is given/, '/cursor'),
  query('/games/{id}?ticket=x', /\/ticket is not known here/, '/ticket'),
  query('/games?cursor=nonsense', /cursor is none of ours/, '/cursor'),
  query('/games?cursor=', /cursor is none of ours/, '/cursor'),
  query(
    `/games?cursor=${Buffer.from('2026-99-99T00:00:00.000Z g_1').toString('base64url')}`,
    /cursor/,
    '/cursor',
  ),
  query(
    `/games?cursor=${Buffer.from('0000-01-01T00:00:00.000Z g_1').toString('base64url')}`,
    /cursor/,
    '/cursor',
  ),
  query('/games/{id}?at=0', /at least 1/, '/at'),
  query('/games/{id}?at=now', /whole number/, '/at'),
  query('/games/{id}?at=99999999999', /whole number/, '/at'),
  query('/games/{id}?when=1', /when/, '/when'),
  query('/games/{id}/actions?at=-1', /whole number/, '/at'),
  query('/games/{id}/picture?at=x', /whole number/, '/at'),
  query('/games/{id}/events?after=x', /whole number/, '/after'),
  query('/games/{id}/events?limit=501', /at most 500/, '/limit'),
  query('/games/{id}/events?limit=0', /at least 1/, '/limit'),
  query('/rulesets?sort=name', /\/sort is not known here; leave it out/, '/sort'),
  {
    name: 'a version that never was',
    ask: ({ playing }) => ['GET', `/games/${playing.id}?at=999`],
    status: 404,
    code: 'unknown-version',
    says: /versions 1 to \d+; there is no version 999/,
  },
];

const elsewhere = (method: string, path: string, allow: string): BadRequest & { readonly allow: string } => ({
  name: `${method} ${path}`,
  ask: ({ playing }) => [method, path.replace('{id}', playing.id)],
  status: 405,
  code: 'method-not-allowed',
  says: new RegExp(`does not take ${method}; it takes ${allow}`),
  allow,
});

const nothingAt = (method: string, path: string, near = ''): BadRequest => ({
  name: `${method} ${path}`,
  ask: () => [method, path],
  status: 404,
  code: 'not-found',
  says: new RegExp(
    `There is nothing at \\S+\\.${near && ` Perhaps you mean ${near}\\.`} GET / lists what is here`,
  ),
});

const WRONG_METHODS = [
  elsewhere('PUT', '/games', 'GET, POST, HEAD, OPTIONS'),
  elsewhere('PUT', '/games/{id}', 'GET, PATCH, DELETE, HEAD, OPTIONS'),
  elsewhere('POST', '/games/{id}', 'GET, PATCH, DELETE, HEAD, OPTIONS'),
  elsewhere('PATCH', '/games/{id}/actions', 'GET, POST, HEAD, OPTIONS'),
  elsewhere('GET', '/games/{id}/seats', 'POST, OPTIONS'),
  elsewhere('POST', '/games/{id}/seats/0', 'PATCH, DELETE, OPTIONS'),
  elsewhere('GET', '/players', 'POST, OPTIONS'),
  ...['/games/join', '/clubs/join'].flatMap((path) =>
    ['GET', 'PATCH', 'DELETE'].map((method) => elsewhere(method, path, 'POST, OPTIONS')),
  ),
  elsewhere('POST', '/', 'GET, HEAD, OPTIONS'),
  elsewhere('POST', '/docs', 'GET, HEAD, OPTIONS'),
  elsewhere('DELETE', '/openapi.json', 'GET, HEAD, OPTIONS'),
];

const PATHS: readonly BadRequest[] = [
  nothingAt('GET', '/nothing'),
  nothingAt('POST', '/games/g_1/moves'),
  nothingAt('GET', '/games/', '/games'),
  nothingAt('POST', '/players/', '/players'),
  nothingAt('POST', '/Players', '/players'),
  nothingAt('GET', '/games//g_AbC/Events/', '/games/g_AbC/events'),
  nothingAt('GET', '/docs/secret.txt'),
  nothingAt('GET', '/docs/..%2f..%2fpackage.json'),
  nothingAt('GET', '/__proto__'),
  ...['/rulesets/chess', '/rulesets/chess/picture', '/games?ruleset=chess'].map(
    (path): BadRequest => ({
      name: `GET ${path}`,
      ask: () => ['GET', path],
      status: 404,
      code: 'unknown-ruleset',
      says: /^There is no ruleset "chess". On the shelf: cant-stop, .* and knucklebones\.$/,
      wrong: ['/ruleset'],
    }),
  ),
  {
    name: 'GET /problems/nonsense',
    ask: () => ['GET', '/problems/nonsense'],
    status: 404,
    code: 'unknown-problem',
    says: /No answer here has the code "nonsense"/,
  },
];

describe('a header is refused:', () => {
  test.each(HEADERS)('$name → $status $code', refuses);
});

describe('a query is refused:', () => {
  test.each(QUERIES)('$name → $status $code', refuses);
});

describe('there is nothing at:', () => {
  test.each(PATHS)('$name → $status $code', refuses);
});

describe('a path that exists does not take:', () => {
  test.each(WRONG_METHODS)('$name → $status, Allow: $allow', async (bad) => {
    expect((await refusal(bad)).get('allow')).toBe(bad.allow);
  });
});
