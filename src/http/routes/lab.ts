import type { Problem } from '../../table/problem.js';
import { jsonText, problem } from '../documents/answer.js';
import { MOST_ROLLOUT_BYTES, RolloutsDocument, RolloutsWanted } from '../documents/lab-schemas.js';
import { endpoint, NOTHING } from '../endpoint.js';
import { costOfRollouts } from '../request/costs.js';
import { NO_HEADERS } from '../request/headers.js';

export const stepRollouts = endpoint({
  method: 'post',
  path: '/lab/rollouts',
  operationId: 'stepRollouts',
  tag: 'Lab',
  summary: 'Step many games at once',
  description:
    'For programs that learn. Each game is its seed and the actions so far, and the answer is where that leads: what the seat to act may see, which actions are legal, and, when it is over, what it was worth. ' +
    'Nothing is kept: to step a game, send it again with one action more; to go back, with one less. See the guide `gym`. Closed unless the operator opens it (`PARLOR_LAB`).',
  auth: 'required',
  isLook: true,
  budget: 'reads',
  cost: ({ body }) => costOfRollouts(body),
  params: NOTHING,
  query: NOTHING,
  headers: NO_HEADERS,
  body: {
    schema: RolloutsWanted,
    presence: 'required',
    mostBytes: MOST_ROLLOUT_BYTES,
    example: {
      ruleset: 'knucklebones',
      seats: ['me', 'easy'],
      games: [
        { seed: 'one', actions: [] },
        { seed: 'two', actions: [1, 0] },
      ],
    },
  },
  answers: {
    200: {
      description: 'Where each game stands.',
      content: { 'application/json': { schema: RolloutsDocument } },
    },
  },
  problems: [
    'lab-closed',
    'unknown-ruleset',
    'unknown-preset',
    'invalid-options',
    'invalid-seats',
    'illegal-rollout',
    'too-much-to-play',
    'too-busy',
  ],
  async handle({ c, services, body }) {
    if (services.lab === null) return problem(c, LAB_CLOSED);
    const played = await services.lab.rollOut(body);
    if (!played.ok) return problem(c, played.problem);
    return jsonText(c, 200, played.value, { 'cache-control': 'no-store' });
  },
});

const LAB_CLOSED: Problem = {
  code: 'lab-closed',
  detail:
    'The lab of this server is closed: its operator has not opened it. Start one of your own with `PARLOR_LAB=on npm start`.',
};
