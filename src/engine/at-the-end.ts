import type { Outcome, Prospect, Seat } from './ruleset.js';

/** What the end of a game between two means to one of them, in words. */
export interface EndWords {
  readonly wins: string;
  readonly loses: string;
  readonly draw: string;
}

export const ENGLISH_ENDS: EndWords = {
  wins: 'The game ends and you win.',
  loses: 'The game ends and your opponent wins.',
  draw: 'The game ends in a draw.',
};

/** All that the end of a game between two can mean. */
export const endsIn = ({ wins, loses, draw }: EndWords): readonly Prospect[] => [
  { what: 'wins', text: wins },
  { what: 'loses', text: loses },
  { what: 'draw', text: draw },
];

export const ENDS: readonly Prospect[] = endsIn(ENGLISH_ENDS);

/** What the end of a game between two means to a seat; nothing while the game lasts. */
export const atTheEnd = (
  end: Outcome | null,
  seat: Seat,
  words: EndWords = ENGLISH_ENDS,
): readonly Prospect[] => {
  if (end === null) return [];
  const [best = []] = end.ranking;
  if (best.length > 1) return [{ what: 'draw', text: words.draw }];
  return best.includes(seat) ? [{ what: 'wins', text: words.wins }] : [{ what: 'loses', text: words.loses }];
};

const WINS: Prospect = { what: 'wins', text: ENGLISH_ENDS.wins };
const SHARES: Prospect = { what: 'shares-the-win', text: 'The game ends and you share the win.' };
const WINS_NOT: Prospect = { what: 'loses', text: 'The game ends and you do not win.' };

/** What the end of a game among any number of seats means to one of them. */
export const atTheEndAmongMany = (end: Outcome | null, seat: Seat): readonly Prospect[] => {
  if (end === null) return [];
  const [best = []] = end.ranking;
  if (!best.includes(seat)) return [WINS_NOT];
  return best.length === 1 ? [WINS] : [SHARES];
};
