import { itemAt } from '../item-at.js';
import type { Chance } from './chance.js';

/**
 * Luck that looks everywhere: the runs 0, 1, 2, … go through the items of each draw in turn, starting anywhere.
 * Law: among as many runs as a draw has items each of its items comes up. So what is the same in all of them hangs on no single draw.
 */
export const sweepingChance = (run: number): Chance => {
  let draws = 0;
  return {
    pick(items) {
      const start = Math.imul(++draws, STRIDE) >>> 16;
      return itemAt(items, (run + start) % items.length);
    },
  };
};

/** The golden ratio in 32 bits: neighbouring draws start far apart. */
const STRIDE = 0x9e3779b1;
