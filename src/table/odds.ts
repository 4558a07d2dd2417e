import { type Odds, oddsFor } from '../engine/odds.js';
import { no, type Result, yes } from '../engine/result.js';
import { type Evening, seatOf, toActOf } from './evening.js';
import type { Problem } from './problem.js';

/** The odds of what the caller may do; nothing for whoever is not to act. */
export const oddsSeenBy = (evening: Evening, playerId: string | null): Result<readonly Odds[], Problem> => {
  if (!evening.hasOdds) return no(WITHOUT_ODDS);
  const seat = seatOf(evening, playerId);
  if (evening.match === null || seat === null || !toActOf(evening).includes(seat)) return yes([]);
  return yes(oddsFor(evening.match, seat));
};

const WITHOUT_ODDS: Problem = {
  code: 'no-odds',
  detail: 'This game was laid with "odds": false, so that everybody at the table counts for themselves.',
};
