import { kind, type ProblemKind } from './problem-kind.js';

/** What learners and their teachers are told no to. */
export const LEARNING_PROBLEMS = {
  'chaos-needs-sandbox': kind(
    422,
    'Only in a sandbox does the server misbehave',
    'A game with `chaos` needs luck that is given: `"chance": {"seed": "lesson 1"}`. Nobody shall lose a game that matters because answers were lost on purpose.',
  ),
  'unknown-assignment': kind(
    404,
    'There is no such assignment',
    '`GET /clubs/{id}/assignments` lists what there is to do.',
  ),
  'too-many-assignments': kind(
    409,
    'Too many assignments',
    'A club has at most 50 at a time. `DELETE /clubs/{id}/assignments/{assignment}` takes one back.',
  ),
  'nothing-to-report': kind(
    409,
    'There is nothing to report',
    'This assignment is checked by the server from the games of the club. Only what the client kit says at your own desk is reported.',
  ),
} as const satisfies Readonly<Record<string, ProblemKind>>;
