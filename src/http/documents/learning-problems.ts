import { kind, type ProblemKind } from './problem-kind.js';

/** What learners and their teachers are told no to. */
export const LEARNING_PROBLEMS = {
  'chaos-needs-sandbox': kind(
    422,
    'Only in a sandbox does the server misbehave',
    'A game with `chaos` needs luck that is given: `"chance": {"seed": "lesson 1"}`. Nobody shall lose a game that matters because answers were lost on purpose.',
  ),
} as const satisfies Readonly<Record<string, ProblemKind>>;
