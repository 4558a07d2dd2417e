import { kind, type ProblemKind } from './problem-kind.js';

/** What is said no to in tournaments. */
export const TOURNAMENT_PROBLEMS = {
  'unknown-tournament': kind(
    404,
    'There is no such tournament',
    'The tournament does not exist, or is of a club that you are not in: the answer is the same for both. `GET /tournaments` lists those you may see.',
  ),
  'unknown-entrant': kind(
    404,
    'Nobody takes part under this number',
    '`GET /tournaments/{id}` lists the entrants with their numbers.',
  ),
  'invalid-tournament': kind(
    422,
    'A tournament cannot be so',
    'What is wished for does not go together: `errors` say what. At every table two meet; a round robin takes 32 entrants, the others 128; a ladder has no equal dice and a round an hour at most.',
  ),
  'not-your-tournament': kind(
    403,
    'That is for whoever keeps the tournament',
    'Whoever announced it starts it, calls it off and removes entrants; in a club its owner and helpers do so too. Everybody may withdraw their own entry.',
  ),
  'tournament-under-way': kind(
    409,
    'The tournament has begun',
    'The lots are drawn, so nobody else comes in. A ladder takes newcomers at any time.',
  ),
  'tournament-over': kind(409, 'The tournament is over', 'Nothing about it changes any more.'),
  'tournament-not-over': kind(
    409,
    'The tournament is not over',
    'Its record holds the seed that all shared luck follows from, so it is given out at the end.',
  ),
  'tournament-full': kind(409, 'The tournament is full', 'It takes no more entrants than `mostEntrants`.'),
  'too-few-entrants': kind(409, 'Too few take part', 'A tournament begins with two entrants or more.'),
  'too-many-tournaments': kind(
    409,
    'Too many tournaments',
    'One may have announced 5 that are not over, and take part in 20.',
  ),
} as const satisfies Readonly<Record<string, ProblemKind>>;
