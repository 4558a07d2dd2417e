import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse } from '../src/house.js';
import { createApp } from '../src/http/app.js';
import { openStore, type Store } from '../src/store/store.js';
import { runSteps, stepsIn, withAnswers, withoutNames } from './support/commands.js';

/** The commands of the lesson and the answers beneath them. `UPDATE_LESSON=1 npm test` writes the answers anew. */
const FILE = 'docs/lessons/first-frontend.md';
const lesson = readFileSync(FILE, 'utf8');
const steps = stepsIn(lesson);

let folder: string;
let store: Store;
let server: ReturnType<typeof serve>;
let answers: readonly string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-lesson-'));
  store = await openStore({ folder: join(folder, 'data') });
  const app = createApp(await openHouse(store, { limits: null }));
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port));
  });
  answers = await runSteps(steps, port, folder);
  if (process.env.UPDATE_LESSON === '1') writeFileSync(FILE, withAnswers(lesson, answers));
});

afterAll(async () => {
  server?.close();
  await store?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the lesson has commands with their answers', () => {
  expect(steps.length).toBeGreaterThanOrEqual(5);
});

/** The dice are scripted: everybody in the class sees the very same answers. */
test.each(steps.map((step, index) => ({ ...step, index })))('$index: $command', ({ answer, index }) => {
  expect(withoutNames(answers[index] ?? '')).toBe(withoutNames(answer));
});
