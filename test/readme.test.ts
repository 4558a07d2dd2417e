import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse } from '../src/house.js';
import { createApp } from '../src/http/app.js';
import { openStore, type Store } from '../src/store/store.js';

/** Commands marked `run` and the answers beneath them, in order. `UPDATE_README=1 npm test` writes the answers anew. */
const STEP = /```sh run\n([^`]*)```\n```answer\n([^`]*)```/g;
const readme = readFileSync('README.md', 'utf8');
const steps = [...readme.matchAll(STEP)].map(([, command = '', answer = '']) => ({ command, answer }));

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
  answers = await runAll(port);
  if (process.env.UPDATE_README === '1') writeFileSync('README.md', withAnswers());
});

afterAll(async () => {
  server?.close();
  await store?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** All commands in one shell, as a reader would type them, with a mark after each. */
const runAll = async (port: number): Promise<readonly string[]> => {
  const mark = '--- next ---';
  const script = steps.map(({ command }) => `${command}\necho; echo '${mark}'\n`).join('');
  const { stdout } = await promisify(execFile)(
    'bash',
    ['-euc', script.replaceAll('localhost:3000', `127.0.0.1:${port}`)],
    { cwd: folder },
  );
  return stdout
    .split(`${mark}\n`)
    .slice(0, -1)
    .map((answer) => `${answer.trimEnd()}\n`);
};

const withAnswers = (): string => {
  let at = 0;
  return readme.replaceAll(STEP, (whole, _command, answer) =>
    whole.replace(`\`\`\`answer\n${answer}`, () => `\`\`\`answer\n${answers[at++]}`),
  );
};

/** Ids, tokens, times, hashes and dice differ from run to run; everything else must be as written. */
const masked = (answer: string): string =>
  answer
    .replaceAll(/parlor_\w{22}_[\w-]{43}/g, 'TOKEN')
    .replaceAll(/\b[gp]_\w{22}/g, 'ID')
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f-]{27}/g, 'UUID')
    .replaceAll(/[0-9]+/g, '#');

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
