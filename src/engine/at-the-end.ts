import type { Outcome, Prospect, Seat } from './ruleset.js';

const WINS: Prospect = { what: 'wins', text: 'The game ends and you win.' };
const LOSES: Prospect = { what: 'loses', text: 'The game ends and your opponent wins.' };
const DRAW: Prospect = { what: 'draw', text: 'The game ends in a draw.' };

/** All that the end of a game between two can mean. */
export const ENDS: readonly Prospect[] = [WINS, LOSES, DRAW];

/** What the end of a game between two means to a seat; nothing while the game lasts. */
export const atTheEnd = (end: Outcome | null, seat: Seat): readonly Prospect[] => {
  if (end === null) return [];
  const [best = []] = end.ranking;
  if (best.length > 1) return [DRAW];
  return best.includes(seat) ? [WINS] : [LOSES];
};

const SHARES: Prospect = { what: 'shares-the-win', text: 'The game ends and you share the win.' };
const WINS_NOT: Prospect = { what: 'loses', text: 'The game ends and you do not win.' };

/** What the end of a game among any number of seats means to one of them. */
export const atTheEndAmongMany = (end: Outcome | null, seat: Seat): readonly Prospect[] => {
  if (end === null) return [];
  const [best = []] = end.ranking;
  if (!best.includes(seat)) return [WINS_NOT];
  return best.length === 1 ? [WINS] : [SHARES];
};
