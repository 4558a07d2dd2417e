import { itemAt } from '../../../engine/item-at.js';
import type { Seat } from '../../../engine/ruleset.js';
import { canMove, objectionToMove, type Stride } from '../movement.js';
import { canReach, type Outlook } from '../outlook.js';
import { longestPath, spotAfter } from '../path.js';
import { marbleOn, marblesOut, type Standing, withMarbleOn } from '../position.js';
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

  objection(standing, seat, first, second, part) {
    if (ownerOf(first) !== seat) return { code: 'wrong-marble-owner', marble: first };
    if (ownerOf(second) !== seat) return { code: 'wrong-marble-owner', marble: second };
    const toFirst = objectionToMove(standing, seat, first, share(part));
    if (toFirst !== null) return toFirst;
    return objectionToMove(afterPart(standing, seat, first, part), seat, second, share(steps - part));
  },

  ways(outlook, seat) {
    const ways: WayOfTwo[] = [];
    const walkers = marblesOut(outlook.standing, seat);
    for (const first of walkers)
      for (const second of walkers) if (second !== first) addWays(ways, outlook, seat, first, second, steps);
    return ways;
  },

  perform(story, seat, first, second, part, chance) {
    carryOut(story, seat, first, share(part), chance);
    carryOut(story, seat, second, share(steps - part), chance);
  },
});

const addWays = (
  ways: WayOfTwo[],
  outlook: Outlook,
  seat: Seat,
  first: number,
  second: number,
  steps: number,
): void => {
  const { standing } = outlook;
  const least = steps - longestPath(standing, seat, second, steps);
  for (const part of SPLITS)
    if (
      part >= least &&
      canReach(outlook, first, part) &&
      canMove(afterPart(standing, seat, first, part), seat, second, share(steps - part))
    )
      ways.push({ first, second, split: part });
};

/** The first marble stands on its target even if a hidden trap will take it there: a refusal must not tell where traps are. */
const afterPart = (standing: Standing, seat: Seat, first: number, part: number): Standing => {
  const to = spotAfter(standing, seat, first, part);
  const captive = marbleOn(standing, to);
  const landed = withMarbleOn(standing, first, to);
  return captive === null ? landed : withMarbleOn(landed, captive, HOME);
};
