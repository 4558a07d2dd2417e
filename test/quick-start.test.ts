import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromRoot } from '../src/root.js';
import { type Doorstep, openDoor } from './support/doorstep.js';
import { type HttpAnswer, parseHttpFile, sendHttpFile } from './support/http-file.js';
import { openParlor, type Parlor } from './support/parlor.js';

const file = parseHttpFile(readFileSync(fromRoot('examples', 'http', 'quick-start.http'), 'utf8'));

let parlor: Parlor;
let door: Doorstep;
let answers: readonly HttpAnswer[];

beforeAll(async () => {
  parlor = await openParlor();
  door = await openDoor(parlor);
  answers = await sendHttpFile(file, { server: door.url });
});
afterAll(async () => {
  await door?.close();
  await parlor?.close();
});

/** What each request of the file must come to. */
const EXPECTED: readonly (readonly [status: number, says: string])[] = [
  [201, '"token":"parlor_'],
  [201, '"status":"playing"'],
  [200, 'Ann (seat 0) is to place'],
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
