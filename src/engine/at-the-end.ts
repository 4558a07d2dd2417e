import type { Outcome, Prospect, Seat } from './game.js';

/** What the end of a game between two means to a seat; nothing while the game lasts. */
export const atTheEnd = (end: Outcome | null, seat: Seat): readonly Prospect[] => {
  if (end === null) return [];
  const [best = []] = end.ranking;
  if (best.length > 1) return [{ what: 'draw', text: 'The game ends in a draw.' }];
  return best.includes(seat)
    ? [{ what: 'wins', text: 'The game ends and you win.' }]
    : [{ what: 'loses', text: 'The game ends and your opponent wins.' }];
};
