import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { createApp } from '../../src/http/app.js';
import { openParlor, type Parlor } from '../support/parlor.js';

let parlor: Parlor;
let isReady = true;
const lines: string[] = [];
beforeAll(async () => {
  parlor = await openParlor({
    isReady: async () => isReady,
    logTo: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => parlor?.close());

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('the greeting', () => {
  test.each([undefined, '*/*', 'application/json'])('is JSON with links for Accept: %s', async (accept) => {
    const { body, headers } = await parlor.get<{ links: Record<string, string> }>('/', {
      ...(accept === undefined ? {} : { headers: { accept } }),
    });
    expect(body).toMatchObject({ name: 'Parlor', next: expect.stringContaining('POST /players') });
    expect(headers.get('vary')).toMatch(/^Accept(?:, Accept-Encoding)?$/);
  });

  test('every link leads somewhere', async () => {
    const { body } = await parlor.get<{ links: Record<string, string> }>('/');
    for (const link of Object.values(body.links)) {
      const { status } = await parlor.get(link);
      expect([200, 401, 405], link).toContain(status);
    }
  });

  test('is a page for browsers, and every link on it opens', async () => {
    const { text, headers } = await parlor.get('/', { headers: { accept: BROWSER } });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const { id } of RULEBOOKS) expect(text).toContain(`href="/rulesets/${id}"`);
    const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
    for (const link of links) expect((await parlor.get(link)).status, link).toBe(200);
  });
});

describe('the server', () => {
  test('finds every route with the quick router', async () => {
    await parlor.get('/healthz');
    expect(parlor.app.router.name).toContain('RegExpRouter');
  });

  test('is alive', async () => {
    const { body, headers } = await parlor.get<object>('/healthz');
    expect(body).toEqual({ status: 'ok' });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('says whether it may be sent work', async () => {
    expect((await parlor.get('/readyz')).status).toBe(200);
    isReady = false;
    const reply = await parlor.get('/readyz');
    isReady = true;
    expect(reply.body).toMatchObject({ status: 503, code: 'unavailable' });
    expect(reply.headers.get('retry-after')).toBe('1');
  });

  test('counts requests by route, never by path', async () => {
    const ann = await parlor.guest('Ann');
    const game = await parlor.lay(ann);
    await parlor.get(`/games/${game.id}`);
    const { text, headers } = await parlor.get('/metrics');
    expect(headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(
      /parlor_http_request_seconds_count\{method="GET",route="\/games\/:id",status="200"\} \d+/,
    );
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).not.toContain(game.id);
  });

  test('keeps its figures to itself if it was told to', async () => {
    const closed = createApp({ ...parlor.services, showsMetrics: false });
    const answer = await closed.request('/metrics');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  test('tells programs that read how to play', async () => {
    const { text, headers } = await parlor.get('/llms.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    for (const { id } of RULEBOOKS) expect(text).toContain(`(/rulesets/${id})`);
  });
});

describe('the explorer', () => {
  test('refers only to what is on this server, and all of it is there', async () => {
    const { text, headers } = await parlor.get('/docs');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toContain('/docs/swagger-ui-bundle.js');
    for (const file of files.filter((it) => !it.startsWith('#'))) {
      expect(file).toMatch(/^\/(?!\/)/);
      expect((await parlor.get(file)).status, file).toBe(200);
    }
    expect(text).not.toMatch(/https?:/);
  });

  test('may talk to nobody else', async () => {
    const { headers } = await parlor.get('/docs');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  });

  test('reads the document of this very server', async () => {
    const { text } = await parlor.get('/docs/explorer.js');
    expect(text).toContain("url: '/openapi.json'");
    expect(text).toContain('validatorUrl: null');
    const { body } = await parlor.get<{ openapi: string; paths: object }>('/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toContain('/games/{id}/actions');
  });
});

describe('HEAD', () => {
  test.each(['/', '/rulesets', '/games', '/healthz', '/docs', '/openapi.json', '/problems/not-found'])(
    'of %s has the headers of GET and no body',
    async (path) => {
      const [head, get] = [await parlor.request('HEAD', path), await parlor.get(path)];
      expect(head.status).toBe(get.status);
      expect(head.text).toBe('');
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
    },
  );

  test('of a game has its version', async () => {
    const game = await parlor.lay(await parlor.guest('Ann'));
    const { headers, text } = await parlor.request('HEAD', `/games/${game.id}`);
    expect(headers.get('etag')).toBe(`"${game.version}"`);
    expect(text).toBe('');
  });

  test('of what is not there is 404', async () => {
    expect((await parlor.request('HEAD', '/nothing')).status).toBe(404);
  });
});

describe('CORS', () => {
  test.each([
    ['/players', 'POST, OPTIONS'],
    ['/games/g_1/actions', 'GET, POST, HEAD, OPTIONS'],
    ['/me/webhook', 'GET, PUT, DELETE, HEAD, OPTIONS'],
    ['/openapi.json', 'GET, HEAD, OPTIONS'],
    ['/arazzo.json', 'GET, HEAD, OPTIONS'],
    ['/mcp', 'POST, OPTIONS'],
    ['/games/join', 'POST, OPTIONS'],
    ['/clubs/join', 'POST, OPTIONS'],
    ['/clubs/c_1', 'GET, PATCH, DELETE, HEAD, OPTIONS'],
  ])('a preflight of %s is granted to any origin', async (path, allow) => {
    const { status, headers, text } = await parlor.request('OPTIONS', path, {
      headers: {
        origin: 'https://example.org',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type, if-match',
      },
    });
    expect(status).toBe(204);
    expect(text).toBe('');
    expect(headers.get('allow')).toBe(allow);
    expect(headers.get('access-control-allow-methods')).toBe(allow);
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'if-match', 'if-none-match', 'prefer']),
    );
    // Tracers, libraries and browsers add these without being asked.
    expect(allowed).toEqual(
      expect.arrayContaining(['traceparent', 'tracestate', 'cache-control', 'x-requested-with', 'priority']),
    );
  });

  test('a preflight of what is not there is 404, and a page may read that', async () => {
    const { body, headers } = await parlor.request('OPTIONS', '/nothing');
    expect(body).toMatchObject({ status: 404, code: 'not-found' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('a page may read the headers that matter', async () => {
    const exposed = (await parlor.get('/')).headers.get('access-control-expose-headers')?.split(', ');
    expect(exposed).toEqual(
      expect.arrayContaining([
        'ETag',
        'Link',
        'Location',
        'Retry-After',
        'RateLimit',
        'X-Request-Id',
        'Allow',
      ]),
    );
  });
});

describe('a request', () => {
  test('keeps the name it came with, if it is one', async () => {
    const named = await parlor.get('/healthz', { headers: { 'x-request-id': 'class-7.b:42' } });
    expect(named.headers.get('x-request-id')).toBe('class-7.b:42');
  });

  test.each(['two words', 'x'.repeat(65), '<script>', ''])(
    'gets a name of ours instead of %j',
    async (id) => {
      const { headers } = await parlor.get('/healthz', { headers: { 'x-request-id': id } });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test('is one line of the log, which never holds a token', async () => {
    const ann = await parlor.guest('Ann');
    lines.length = 0;
    await parlor.get('/me', { as: ann, headers: { 'x-request-id': 'who-am-i' } });
    await parlor.get(`/nothing?token=${ann.token}`, { as: ann });
    await parlor.request('OPTIONS', '/me');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        requestId: 'who-am-i',
        method: 'GET',
        path: '/me',
        status: 200,
        ms: expect.any(Number),
      }),
      expect.objectContaining({ path: '/nothing', status: 404 }),
      expect.objectContaining({ method: 'OPTIONS', path: '/me', status: 204 }),
    ]);
    expect(lines.join('')).not.toContain(ann.token.slice(7));
  });

  test('is written into the log of the game it changed', async () => {
    const game = await parlor.lay(await parlor.guest('Ann'));
    const ben = await parlor.guest('Ben');
    await parlor.post(`/games/${game.id}/seats`, { as: ben, headers: { 'x-request-id': 'sit-down' } });
    const log = await parlor.log(game.id);
    expect(log.slice(1).map(({ requestId, playerId }) => ({ requestId, playerId }))).toEqual(
      log.slice(1).map(() => ({ requestId: 'sit-down', playerId: ben.id })),
    );
  });
});
