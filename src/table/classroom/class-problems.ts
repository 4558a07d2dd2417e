import type { Problem } from '../problem.js';

export const NOT_YOUR_CLASS: Problem = {
  code: 'not-your-club',
  detail:
    'How a class goes is for the owner and the helpers of the club. GET /clubs/{id}/assignments tells what there is to do.',
};

export const unknownAssignment = (id: string): Problem => ({
  code: 'unknown-assignment',
  detail: `This club has no assignment ${id}. GET /clubs/{id}/assignments lists them.`,
});

export const TOO_MANY_ASSIGNMENTS: Problem = {
  code: 'too-many-assignments',
  detail: 'The club has 50 assignments, which is as many as it may have. Take one back first.',
};

export const noReport = (title: string): Problem => ({
  code: 'nothing-to-report',
  detail: `“${title}” is checked by the server from the games of the club; there is nothing to report. Only the client kit runs at your own desk.`,
});
