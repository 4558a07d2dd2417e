import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyText } from '../src/record/verify.js';
import { runWorkflow, type Workflow } from './support/arazzo.js';
import { openParlor, type Parlor } from './support/parlor.js';

/** The workflows that are published beside the document, as a server hands them out. */
let parlor: Parlor;
let workflows: readonly Workflow[];
beforeAll(async () => {
  parlor = await openParlor();
  const { body } = await parlor.get<{ readonly workflows: readonly Workflow[] }>('/arazzo.json');
  ({ workflows } = body);
});
afterAll(() => parlor?.close());

describe('the workflow', () => {
  test('play-a-game ends with a ranking', async () => {
    const { game, ranking } = await runWorkflow(parlor, workflows, 'play-a-game');
    expect(game).toMatch(/^g_/);
    expect(ranking).toHaveLength(Object(ranking).length);
    expect(Object(ranking).flat().toSorted()).toEqual([0, 1]);
  });

  test('join-by-link leads two people to one table', async () => {
    const { game } = await runWorkflow(parlor, workflows, 'join-by-link');
    expect((await parlor.get<{ status: string }>(`/games/${game}`)).body.status).toBe('playing');
  });

  test('verify-a-record gives a record that is sound', async () => {
    const { record } = await runWorkflow(parlor, workflows, 'verify-a-record');
    expect(verifyText(JSON.stringify(record))).toMatchObject({ isSound: true, problem: null });
  });

  test('that fails names the step and what it expected', async () => {
    const [first] = workflows;
    if (first === undefined) throw new Error('there are no workflows');
    const [step] = first.steps;
    if (step === undefined) throw new Error('there are no steps');
    const wrong = { ...step, successCriteria: [{ condition: '$statusCode == 200' }] };
    const run = runWorkflow(parlor, [{ ...first, steps: [wrong] }], first.workflowId);
    await expect(run).rejects.toThrow(/^become-a-player: \$statusCode == 200 fails: /);
  });
});
