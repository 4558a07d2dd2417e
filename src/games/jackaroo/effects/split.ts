import { objectionToMove, type Stride, spotAfter } from '../movement.js';
import { occupantOf, type Position, spotOfMarble, VACANT } from '../position.js';
import { ownerOf } from '../track.js';
import type { EffectOnTwo } from './effect.js';
import { carryOut } from './move.js';

/** Made once: `SHARES[3]` is a part of three steps. */
const SHARES: readonly Stride[] = [0, 1, 2, 3, 4, 5, 6].map((steps) => ({
  steps,
  whose: 'own',
  manner: 'plain',
}));
const share = (steps: number): Stride => SHARES[steps] ?? { steps, whose: 'own', manner: 'plain' };

export const SPLITS: readonly number[] = [1, 2, 3, 4, 5, 6];

/** Left out, the first marble goes three steps. */
export const USUAL_SPLIT = 3;

/** Seven: two own marbles share the steps, one after the other, both or neither. */
export const split = (steps: number): EffectOnTwo => ({
  whoseSecond: 'own',
  shared: { steps, splits: SPLITS },

  objection(position, seat, first, second, part) {
    if (ownerOf(first) !== seat) return { code: 'wrong-marble-owner', marble: first };
    if (ownerOf(second) !== seat) return { code: 'wrong-marble-owner', marble: second };
    const toFirst = objectionToMove(position, seat, first, share(part));
    if (toFirst !== null) return toFirst;
    const from = spotOfMarble(position, first);
    const captive = stand(position, first, spotAfter(position, seat, first, part), VACANT);
    const toSecond = objectionToMove(position, seat, second, share(steps - part));
    stand(position, first, from, captive);
    return toSecond;
  },

  perform(story, seat, first, second, part, chance) {
    carryOut(story, seat, first, share(part), chance);
    carryOut(story, seat, second, share(steps - part), chance);
  },
});

/**
 * Puts a marble elsewhere on the asker's own board and leaves another behind it; says whom it found there.
 * It stands there even if a hidden trap will take it: a refusal must not tell where traps are.
 */
const stand = (position: Position, marble: number, spot: number, left: number): number => {
  const found = occupantOf(position, spot);
  position.occupants[spotOfMarble(position, marble)] = left;
  position.occupants[spot] = marble;
  position.spots[marble] = spot;
  return found;
};
