import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { answersTo, stepsIn, withAnswers, withoutNames } from './support/commands.js';

/** Commands marked `run` and the answers beneath them, in order. `UPDATE_README=1 npm test` writes the answers anew. */
const readme = readFileSync('README.md', 'utf8');
const steps = stepsIn(readme);

let answers: readonly string[];

beforeAll(async () => {
  answers = await answersTo(steps);
  if (process.env.UPDATE_README === '1') writeFileSync('README.md', withAnswers(readme, answers));
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
