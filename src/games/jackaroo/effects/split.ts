import { itemAt } from '../../../engine/item-at.js';
import type { Seat } from '../../../engine/ruleset.js';
import { captives, objectionToMove, type Stride, spotAfter } from '../movement.js';
import type { Standing } from '../position.js';
import { HOME, marblesOf, ownerOf } from '../track.js';
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
  shared: { steps, splits: SPLITS },

  objection(position, seat, first, second, part) {
    if (ownerOf(first) !== seat) return { code: 'wrong-marble-owner', marble: first };
    if (ownerOf(second) !== seat) return { code: 'wrong-marble-owner', marble: second };
    const toFirst = objectionToMove(position, seat, first, share(part));
    if (toFirst !== null) return toFirst;
    return objectionToMove(afterPart(position, seat, first, part), seat, second, share(steps - part));
  },

  ways(position, seat) {
    const ways: WayOfTwo[] = [];
    for (const first of marblesOf(seat)) {
      const boards = SPLITS.map((part) => boardAfterPart(position, seat, first, part));
      for (const second of marblesOf(seat))
        for (const [index, board] of boards.entries()) {
          if (board === null || second === first) continue;
          const part = itemAt(SPLITS, index);
          if (objectionToMove(board, seat, second, share(steps - part)) === null)
            ways.push({ first, second, split: part });
        }
    }
    return ways;
  },

  perform(story, seat, first, second, part, chance) {
    carryOut(story, seat, first, share(part), chance);
    carryOut(story, seat, second, share(steps - part), chance);
  },
});

const boardAfterPart = (standing: Standing, seat: Seat, first: number, part: number): Standing | null =>
  objectionToMove(standing, seat, first, share(part)) === null
    ? afterPart(standing, seat, first, part)
    : null;

/** The first marble stands on its target even if a hidden trap will take it there: a refusal must not tell where traps are. */
const afterPart = (standing: Standing, seat: Seat, first: number, part: number): Standing => {
  const spots = standing.spots.slice();
  for (const captive of captives(standing, seat, first, share(part))) spots[captive] = HOME;
  spots[first] = spotAfter(standing, seat, first, part);
  return { seats: standing.seats, spots };
};
