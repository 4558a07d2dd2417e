import { kind, type ProblemKind } from './problem-kind.js';

/** What is said no to about ratings. */
export const RATING_PROBLEMS = {
  'not-ratable': kind(
    422,
    'Such a game cannot count',
    'A rated game has fair dice and one seat for each person: no script, no seed, no fork, nobody against themselves. Leave `rated` out, or change the table.',
  ),
} as const satisfies Readonly<Record<string, ProblemKind>>;
