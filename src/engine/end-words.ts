import { bestOf, type Outcome } from './outcome.js';
import type { Names } from './ruleset.js';
import { listed, nameOf, wrapped } from './words.js';

/** How a game ended and who won: "Ann resigned: Bo wins." */
export const endInWords = (end: Outcome, names: Names): string =>
  `${howItEnded(end, names)}: ${resultInWords(end, names)}.`;

/** The same for a text board, which is at most 80 columns wide however long the names are. */
export const endOnBoard = (end: Outcome, names: Names): readonly string[] =>
  wrapped(endInWords(end, names), 80);

/** "Bo wins", "a draw", "Bo and Cy share the win", "nobody wins". */
export const resultInWords = (outcome: Outcome, names: Names): string => {
  const best = bestOf(outcome);
  if (best.length === 0) return 'nobody wins';
  const winners = listed(best.map((seat) => nameOf(names, seat)));
  if (best.length === 1) return `${winners} wins`;
  return outcome.ranking.length === 1 ? 'a draw' : `${winners} share the win`;
};

const howItEnded = ({ ended, by }: Outcome, names: Names): string => {
  const who = by === null ? null : nameOf(names, by);
  switch (ended) {
    case 'finished':
      return 'The game is over';
    case 'resigned':
      return `${who ?? 'Somebody'} resigned`;
    case 'abandoned':
      return who === null ? 'The game was abandoned' : `${who} left and the game was abandoned`;
    case 'agreed':
      return 'Everybody agreed to end the game';
    case 'out-of-time':
      return `${who ?? 'Somebody'} ran out of time`;
    case 'absent':
      return `${who ?? 'Somebody'} was gone for too long`;
    case 'too-long':
      return 'The game went on for too long and ends here';
  }
};
