import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse } from '../src/house.js';
import { createApp } from '../src/http/app.js';
import { openStore, type Store } from '../src/store/store.js';
import { runSteps, stepsIn, withAnswers, withoutNames } from './support/commands.js';

/** Commands marked `run` and the answers beneath them, in order. `UPDATE_README=1 npm test` writes the answers anew. */
const readme = readFileSync('README.md', 'utf8');
const steps = stepsIn(readme);

let folder: string;
let store: Store;
let server: ReturnType<typeof serve>;
let answers: readonly string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-readme-'));
  store = await openStore({ folder: join(folder, 'data') });
  const app = createApp(await openHouse(store, { limits: null }));
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port));
  });
  answers = await runSteps(steps, port, folder);
  if (process.env.UPDATE_README === '1') writeFileSync('README.md', withAnswers(readme, answers));
});

afterAll(async () => {
  server?.close();
  await store?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The dice differ from run to run, too; everything else must be as written. */
const masked = (answer: string): string => withoutNames(answer).replaceAll(/[0-9]+/g, '#');

test('the README shows commands with their answers', () => {
  expect(steps.length).toBeGreaterThanOrEqual(5);
});

test.each(steps.map((step, index) => ({ ...step, index })))('$index: $command', ({ answer, index }) => {
  expect(masked(answers[index] ?? '')).toBe(masked(answer));
});

test('the first screen has the two commands', () => {
  const screen = readme.split('\n').slice(0, 20).join('\n');
  expect(screen).toContain('npm ci && npm start');
  expect(screen).toContain('npm ci && npm test');
});
