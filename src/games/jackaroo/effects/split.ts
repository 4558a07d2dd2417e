import { itemAt } from '../../../engine/item-at.js';
import type { Seat } from '../../../engine/ruleset.js';
import { canMove, captivesOf, objectionToMove, type Stride } from '../movement.js';
import { canReach, type Outlook } from '../outlook.js';
import { spotAfter } from '../path.js';
import { marblesOut, type Standing } from '../position.js';
import { HOME, ownerOf } from '../track.js';
import type { EffectOnTwo, WayOfTwo } from './effect.js';
import { carryOut } from './move.js';

export const SPLITS: readonly number[] = [1, 2, 3, 4, 5, 6];

/** Made once: `SHARES[3]` is a part of three steps. */
const SHARES: readonly Stride[] = [0, ...SPLITS].map((steps) => ({ steps, whose: 'own', manner: 'plain' }));
const share = (steps: number): Stride => itemAt(SHARES, steps);

/** Left out, the first marble goes three steps. */
export const USUAL_SPLIT = 3;

/** Seven: two own marbles share the steps, one after the other, both or neither. */
export const split = (steps: number): EffectOnTwo => ({
  shared: { steps },

  objection(position, seat, first, second, part) {
    if (ownerOf(first) !== seat) return { code: 'wrong-marble-owner', marble: first };
    if (ownerOf(second) !== seat) return { code: 'wrong-marble-owner', marble: second };
    const toFirst = objectionToMove(position, seat, first, share(part));
    if (toFirst !== null) return toFirst;
    return objectionToMove(afterPart(position, seat, first, part), seat, second, share(steps - part));
  },

  ways(outlook, seat) {
    const ways: WayOfTwo[] = [];
    const walkers = marblesOut(outlook, seat);
    if (walkers.length < 2) return ways;
    for (const first of walkers) {
      const boards = boardsAfterFirst(outlook, seat, first);
      for (const second of walkers) if (second !== first) addWays(ways, boards, seat, first, second, steps);
    }
    return ways;
  },

  perform(story, seat, first, second, part, chance) {
    carryOut(story, seat, first, share(part), chance);
    carryOut(story, seat, second, share(steps - part), chance);
  },
});

/** The board after each share of the first marble, in the order of `SPLITS`; null where it cannot go so far. */
const boardsAfterFirst = (outlook: Outlook, seat: Seat, first: number): readonly (Standing | null)[] =>
  SPLITS.map((part) => (canReach(outlook, first, part) ? afterPart(outlook, seat, first, part) : null));

const addWays = (
  ways: WayOfTwo[],
  boards: readonly (Standing | null)[],
  seat: Seat,
  first: number,
  second: number,
  steps: number,
): void => {
  for (let index = 0; index < boards.length; index++) {
    const board = itemAt(boards, index);
    const part = itemAt(SPLITS, index);
    if (board !== null && canMove(board, seat, second, share(steps - part)))
      ways.push({ first, second, split: part });
  }
};

/** The first marble stands on its target even if a hidden trap will take it there: a refusal must not tell where traps are. */
const afterPart = (standing: Standing, seat: Seat, first: number, part: number): Standing => {
  const spots = standing.spots.slice();
  for (const captive of captivesOf(standing, seat, first, share(part))) spots[captive] = HOME;
  spots[first] = spotAfter(standing, seat, first, part);
  return { seats: standing.seats, spots };
};
