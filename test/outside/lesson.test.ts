import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { answersTo, programsIn, stepsIn, withAnswers, withoutNames } from '../support/commands.js';

/** The commands of the lessons and the answers beneath them. `UPDATE_LESSON=1 npm test` writes the answers anew. */
const LESSONS = ['docs/lessons/first-frontend.md', 'docs/lessons/first-bot.md'];

describe.each(LESSONS)('%s', (file) => {
  const lesson = readFileSync(file, 'utf8');
  const steps = stepsIn(lesson);
  let answers: readonly string[];

  beforeAll(async () => {
    answers = await answersTo(steps, programsIn(lesson));
    if (process.env.UPDATE_LESSON === '1') writeFileSync(file, withAnswers(lesson, answers));
  });

  test('has commands with their answers, and moments to look whether all is well', () => {
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(lesson.match(/^> \*\*Checkpoint\.\*\* /gm)?.length).toBeGreaterThanOrEqual(3);
  });

  /** The dice are given: everybody in the class sees the very same answers. */
  test.each(steps.map((step, index) => ({ ...step, index })))('$index: $command', ({ answer, index }) => {
    expect(withoutNames(answers[index] ?? '')).toBe(withoutNames(answer));
  });
});

test('the bot of the second lesson plays against the bot of the server, and its games can be watched', async () => {
  const programs = programsIn(readFileSync('docs/lessons/first-bot.md', 'utf8'));
  const [said = ''] = await answersTo([{ command: 'python3 match.py' }], programs);
  expect(said.match(/^Watch it again: \/replay\/g_\w{22}$/gm)).toHaveLength(5);
  expect(said).toMatch(/^Won [0-5] of 5\.$/m);
});
