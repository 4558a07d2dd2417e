import type { State } from '../model.js';
import { JUMPS, MOVE_OPTIONS } from '../move-options.js';
import { offerPrice, POSITIONS } from '../points.js';
import { offerList } from '../settle.js';
import { bestMove, movesOf } from './deepening.js';
import { POINT } from './judgement.js';
import { numberOf } from './leaps.js';
import { packedSwapped, placeIn } from './packed-queue.js';
import type { Search } from './search.js';
import { queueOf, type Study } from './study.js';

/** A place of the queue to take the offer into, and what that is worth. */
export interface Taking {
  readonly position: number;
  readonly worth: number;
}

/** What one more jump in the queue is worth: the option comes to the front again and again. */
const JUMP = 0.2 * POINT;

/** The best place for the offer if any is better than the floor, averaged over what may be on offer next. */
export const bestTaking = (
  search: Search,
  study: Study,
  state: State,
  depth: number,
  floor: number,
): Taking | null => {
  let best: Taking | null = null;
  for (const position of POSITIONS) {
    const worth = worthOfTaking(search, study, state, depth, position, best?.worth ?? floor);
    if (search.isOutOfTime) return best;
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
): number => {
  const seat = study.seatToAct;
  const queue = queueOf(study, seat);
  const score = study.scores[seat] ?? 0;
  const shown = study.offer;
  study.queues[seat] = packedSwapped(queue, position, numberOf(offer));
  study.scores[seat] = score - offerPrice(position);
  const jumps = JUMP * (JUMPS[offer].length - jumpsOf(placeIn(queue, position)));
  const moves = movesOf(study);
  const worthWith = (drawn: number | null): number => {
    study.offer = drawn;
    return bestMove(search, study, moves, depth).worth + jumps;
  };
  const draws = offerList(options).map(numberOf);
  // With nothing on offer it is worth about as much, and most takings need no closer look.
  const roughly = worthWith(null);
  const worth = roughly <= floor ? roughly : mean(draws.map(worthWith));
  study.offer = shown;
  study.scores[seat] = score;
  study.queues[seat] = queue;
  return worth;
};

const mean = (worths: readonly number[]): number =>
  worths.reduce((sum, worth) => sum + worth, 0) / worths.length;

const jumpsOf = (option: number): number => {
  const name = MOVE_OPTIONS[option];
  return name === undefined ? 0 : JUMPS[name].length;
};
