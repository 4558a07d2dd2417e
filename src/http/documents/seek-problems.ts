import { kind, type ProblemKind } from './problem-kind.js';

/** What is said no to about looking for an opponent. */
export const SEEK_PROBLEMS = {
  'unknown-seek': kind(
    404,
    'There is no such seek',
    'It does not exist, is not yours, or was over for more than an hour. `GET /seeks` lists those of yours that wait.',
  ),
  'already-seeking': kind(
    409,
    'You are looking for an opponent there already',
    'One may wait once for each ruleset. `GET /seeks` lists what you wait for; `DELETE /seeks/{id}` takes one back.',
  ),
  'too-many-seeks': kind(
    409,
    'Too many seeks at once',
    'One may look for five opponents at once, each at another ruleset. `DELETE /seeks/{id}` takes one back.',
  ),
  'seek-over': kind(
    409,
    'This seek is over',
    'An opponent was found, or it was called off before. `GET /seeks/{id}` says which, and where you play.',
  ),
} as const satisfies Readonly<Record<string, ProblemKind>>;
