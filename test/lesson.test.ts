import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { answersTo, stepsIn, withAnswers, withoutNames } from './support/commands.js';

/** The commands of the lesson and the answers beneath them. `UPDATE_LESSON=1 npm test` writes the answers anew. */
const FILE = 'docs/lessons/first-frontend.md';
const lesson = readFileSync(FILE, 'utf8');
const steps = stepsIn(lesson);

let answers: readonly string[];

beforeAll(async () => {
  answers = await answersTo(steps);
  if (process.env.UPDATE_LESSON === '1') writeFileSync(FILE, withAnswers(lesson, answers));
});

test('the lesson has commands with their answers', () => {
  expect(steps.length).toBeGreaterThanOrEqual(5);
});

/** The dice are scripted: everybody in the class sees the very same answers. */
test.each(steps.map((step, index) => ({ ...step, index })))('$index: $command', ({ answer, index }) => {
  expect(withoutNames(answers[index] ?? '')).toBe(withoutNames(answer));
});
