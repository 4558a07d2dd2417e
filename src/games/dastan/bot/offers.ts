import type { State } from '../model.js';
import { JUMPS, MOVE_OPTIONS } from '../move-options.js';
import { offerPrice, POSITIONS } from '../points.js';
import { offerList } from '../settle.js';
import { bestMove, movesOf } from './deepening.js';
import { numberOf } from './leaps.js';
import { packedSwapped, placeIn } from './packed-queue.js';
import type { Search } from './search.js';
import { queueOf, type Study } from './study.js';

/** A place of the queue to take the offer into, and what that is worth. */
export interface Taking {
  readonly position: number;
  readonly worth: number;
}

/** The best place for the offer, averaged over what may be on offer next. Null when there is none better than `floor`. */
export const bestTaking = (
  search: Search,
  study: Study,
  state: State,
  depth: number,
  floor: number,
  jumpWorth: number,
): Taking | null => {
  let best: Taking | null = null;
  for (const position of POSITIONS) {
    const worth = worthOfTaking(search, study, state, depth, position, best?.worth ?? floor, jumpWorth);
    if (search.isOutOfTime) break;
    if (worth > (best?.worth ?? floor)) best = { position, worth };
  }
  return best;
};

const worthOfTaking = (
  search: Search,
  study: Study,
  { offer, options }: State,
  depth: number,
  position: number,
  floor: number,
  jumpWorth: number,
): number => {
  const seat = study.turn;
  const queue = queueOf(study, seat);
  const score = study.scores[seat] ?? 0;
  const shown = study.offer;
  study.queues[seat] = packedSwapped(queue, position, numberOf(offer));
  study.scores[seat] = score - offerPrice(position);
  const bonus = jumpWorth * (JUMPS[offer].length - jumpsOf(placeIn(queue, position)));
  const moves = movesOf(study);
  const afterDraw = (drawn: number | null): number => {
    study.offer = drawn;
    return bestMove(search, study, moves, depth).worth + bonus;
  };
  // With nothing on offer to threaten either side it is worth about as much: most takings need no closer look.
  const draws = offerList(options);
  const quick = afterDraw(null);
  const worth =
    quick <= floor ? quick : draws.reduce((sum, drawn) => sum + afterDraw(numberOf(drawn)), 0) / draws.length;
  study.offer = shown;
  study.scores[seat] = score;
  study.queues[seat] = queue;
  return worth;
};

const jumpsOf = (option: number): number => {
  const name = MOVE_OPTIONS[option];
  return name === undefined ? 0 : JUMPS[name].length;
};
