import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromRoot } from '../src/root.js';
import { type HttpAnswer, parseHttpFile, sendHttpFile } from './support/http-file.js';
import { openParlor, type Parlor } from './support/parlor.js';

const file = parseHttpFile(readFileSync(fromRoot('examples', 'http', 'quick-start.http'), 'utf8'));

let parlor: Parlor;
let server: ReturnType<typeof serve>;
let answers: readonly HttpAnswer[];

beforeAll(async () => {
  parlor = await openParlor();
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: parlor.app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port));
  });
  answers = await sendHttpFile(file, { server: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  server?.close();
  await parlor?.close();
});

/** What each request of the file must come to. */
const EXPECTED: readonly (readonly [status: number, says: string])[] = [
  [201, '"token":"parlor_'],
  [201, '"status":"playing"'],
  [200, 'Ann is to place'],
  [200, '"legal":[{"action"'],
  [201, '"type":"placed"'],
  [422, 'column-out-of-range'],
  [200, '<svg'],
  [200, '"type":"game-created"'],
  [200, '"version":2'],
];

test('the quick start asks everything it is expected to', () => {
  expect(file.requests).toHaveLength(EXPECTED.length);
});

test.each(file.requests.map(({ title }, index) => [title, index] as const))('%s', (_title, index) => {
  const [status, says] = EXPECTED[index] ?? [0, ''];
  expect(answers[index]?.text).toContain(says);
  expect(answers[index]?.status).toBe(status);
});
