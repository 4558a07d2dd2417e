import { no, type Result } from '../../engine/result.js';
import type { OwnAssignment } from '../../table/classroom/classroom.js';
import type { Problem } from '../../table/problem.js';
import { json, problem } from '../documents/answer.js';
import { AssignmentDocument, AssignmentListDocument } from '../documents/classroom-schemas.js';
import { endpoint, NO_BODY, NOTHING, requirePlayer } from '../endpoint.js';
import type { Answer, Exchange } from '../exchange.js';
import { COST_OF_CLASSROOM } from '../request/costs.js';
import { NO_HEADERS } from '../request/headers.js';
import { AssignmentId, NewAssignment, NewReport } from '../request/new-assignment.js';
import { ClubId } from '../request/new-club.js';

const PRIVATE = { 'cache-control': 'no-store' };

const shared = { tag: 'Clubs', auth: 'required', query: NOTHING } as const;
const THE_ASSIGNMENT = { content: { 'application/json': { schema: AssignmentDocument } } };

const told = (c: Exchange, status: number, assignment: Result<OwnAssignment, Problem>): Answer =>
  assignment.ok ? json(c, status, assignment.value, PRIVATE) : problem(c, assignment.problem);

export const assign = endpoint({
  ...shared,
  method: 'post',
  path: '/clubs/{id}/assignments',
  operationId: 'assign',
  summary: 'Give a class something to do',
  description:
    'By the owner or a helper of a club. The server checks it from the games of the club that are begun afterwards; of the client kit, which runs at one’s own desk, it takes a report. What is given twice is there once.',
  budget: 'creations',
  params: ClubId,
  headers: NO_HEADERS,
  body: {
    schema: NewAssignment,
    presence: 'required',
    example: { task: { type: 'beat', ruleset: 'knucklebones', bot: 'easy', times: 3 } },
  },
  answers: { 201: { description: 'What there is to do.', ...THE_ASSIGNMENT } },
  problems: ['unknown-club', 'not-your-club', 'unknown-ruleset', 'too-many-assignments'],
  handle: async ({ c, services, player, params, body }) =>
    told(c, 201, await services.tables.classroom.assign(requirePlayer(player), params.id, body)),
});

export const listAssignments = endpoint({
  ...shared,
  method: 'get',
  path: '/clubs/{id}/assignments',
  operationId: 'listAssignments',
  summary: 'What there is to do',
  description: 'For everybody in the club, with how far you have come. Nobody else sees that.',
  budget: 'reads',
  cost: COST_OF_CLASSROOM,
  params: ClubId,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: {
    200: {
      description: 'The assignments, the oldest first.',
      content: { 'application/json': { schema: AssignmentListDocument } },
    },
  },
  problems: ['unknown-club'],
  async handle({ c, services, player, params }) {
    const found = await services.tables.classroom.assignments(requirePlayer(player), params.id);
    return found.ok ? json(c, 200, { items: found.value }, PRIVATE) : problem(c, found.problem);
  },
});

export const dropAssignment = endpoint({
  ...shared,
  method: 'delete',
  path: '/clubs/{id}/assignments/{assignment}',
  operationId: 'dropAssignment',
  summary: 'Take an assignment back',
  description: 'By the owner or a helper. What was reported for it goes with it.',
  budget: 'actions',
  params: AssignmentId,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: { 200: { description: 'The assignment that was.', ...THE_ASSIGNMENT } },
  problems: ['unknown-club', 'not-your-club', 'unknown-assignment'],
  handle: async ({ c, services, player, params }) =>
    told(c, 200, await services.tables.classroom.drop(requirePlayer(player), params.id, params.assignment)),
});

export const reportKit = endpoint({
  ...shared,
  method: 'post',
  path: '/clubs/{id}/assignments/{assignment}/reports',
  operationId: 'reportKit',
  summary: 'Report what the client kit says',
  description:
    'For an assignment of the type `client-kit`: the output of `parlor check-client --json`. The latest counts. The kit runs at your desk, so the server has your word for it, and the class is told so.',
  budget: 'actions',
  params: AssignmentId,
  headers: NO_HEADERS,
  body: { schema: NewReport, presence: 'required', example: { passed: 23, checks: 23, score: 100 } },
  answers: { 201: { description: 'How far you have come.', ...THE_ASSIGNMENT } },
  problems: ['unknown-club', 'unknown-assignment', 'nothing-to-report', 'malformed-request'],
  async handle({ c, services, player, params, body: { passed, checks, score } }) {
    if (passed > checks || score > (100 * passed) / Math.max(1, checks))
      return told(c, 201, no(NO_SUCH_SCORE));
    const { classroom } = services.tables;
    const report = { passed, checks, score };
    return told(c, 201, await classroom.report(requirePlayer(player), params.id, params.assignment, report));
  },
});

const NO_SUCH_SCORE: Problem = {
  code: 'malformed-request',
  detail: 'The body is not well formed: score must be the hundredths of checks that passed, rounded down.',
  errors: [{ pointer: '/score', message: 'must be the hundredths of checks that passed, rounded down' }],
};
