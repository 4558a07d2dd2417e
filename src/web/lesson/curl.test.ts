import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Exchange } from '../../client/exchange.js';
import { curlOf } from './curl.js';

const exchange = (given: Partial<Exchange>): Exchange => ({
  method: 'GET',
  url: 'http://localhost:3000/games/g_1',
  requestHeaders: {},
  requestBody: null,
  status: 200,
  responseHeaders: {},
  responseBody: '{}',
  error: null,
  durationMs: 1,
  ...given,
});

test('a look is one word and an address', () => {
  expect(curlOf(exchange({}))).toBe("curl -s 'http://localhost:3000/games/g_1'");
});

test('an action is sent with the token of the shell, never with the one of the page', () => {
  const requestHeaders = {
    authorization: 'Bearer parlor_…',
    'content-type': 'application/json',
    'if-match': '"17"',
    'idempotency-key': 'abc',
  };
  const said = curlOf(exchange({ method: 'POST', requestHeaders, requestBody: '{"type":"roll"}' }));
  expect(said).toBe(
    `curl -s 'http://localhost:3000/games/g_1' -H "Authorization: Bearer $PARLOR_TOKEN" -H 'content-type: application/json' -H 'if-match: "17"' -d '{"type":"roll"}'`,
  );
});

test('a method without a body is named', () => {
  expect(curlOf(exchange({ method: 'DELETE' }))).toContain('curl -s -X DELETE ');
  expect(curlOf(exchange({ method: 'POST' }))).toContain('curl -s -X POST ');
});

test('whatever a name holds, the shell sees one word', () => {
  const body = `{"name":"Ben's \\"$(id)\\" \`x\`"}`;
  const said = curlOf(exchange({ method: 'POST', requestBody: body }));
  const words = execFileSync('bash', ['-c', `curl() { printf '%s\\n' "$@"; }; ${said}`], {
    encoding: 'utf8',
  });
  expect(words.trimEnd().split('\n').at(-1)).toBe(body);
});
