import { endInWords, resultInWords } from '../../engine/end-words.js';
import type { Outcome } from '../../engine/outcome.js';
import type { Names } from '../../engine/ruleset.js';
import type { TableSighting } from './table-event.js';

/** How a game begins and how it ends, in a sentence. */

type Created = Extract<TableSighting, { type: 'game-created' }>;

/** A sandbox says so from its first event on. */
export const creationSentence = ({ ruleset, seats, forkOf, chance, rematchOf, rated }: Created): string => {
  const luck = chance === undefined ? '' : `, with luck given by a ${chance}`;
  if (forkOf !== undefined)
    return `A sandbox of ${ruleset} was forked from event ${forkOf.version} of ${forkOf.gameId}${luck}.`;
  const again = rematchOf === undefined ? '' : `, as a rematch of ${rematchOf}`;
  return chance === undefined
    ? `A ${rated === true ? 'rated game' : 'game'} of ${ruleset} was created for ${seats.length} seats${again}.`
    : `A sandbox of ${ruleset} was created for ${seats.length} seats${luck}.`;
};

/** That somebody resigned was said by the event before. */
export const endSentence = (end: Outcome, names: Names): string =>
  end.ended === 'abandoned' || end.ended === 'too-long'
    ? endInWords(end, names)
    : `The game is over: ${resultInWords(end, names)}.`;
