import { itemAt } from '../../engine/item-at.js';
/** The board: eleven columns named by the sums of two dice, the likelier the longer. Space 1 is the foot, the last one the top. */
export const COLUMNS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const FIRST_COLUMN = 2;
export const LAST_COLUMN = 12;
export const LONGEST = 13;
export const RUNNERS = 3;
export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** How many spaces a column has, which is also the number of its top space. */
export const topOf = (column: number): number => LONGEST - 2 * Math.abs(7 - column);

/** Two sums of the four dice, the lower first. */
export interface Pairing {
  readonly low: number;
  readonly high: number;
}

/** The sum of the first die and one of its three possible partners; what is left of the total is the sum of the others. */
export const sumWith = (dice: readonly number[], partner: number): number =>
  itemAt(dice, 0) + itemAt(dice, partner);

export const totalOf = (dice: readonly number[]): number =>
  sumWith(dice, 1) + itemAt(dice, 2) + itemAt(dice, 3);

/**
 * The other sum of the pairing that has this sum, or null when no two dice make it.
 * Every pairing adds up to the same total, so one sum names its pairing.
 */
export const partnerOf = (dice: readonly number[], sum: number): number | null => {
  const other = totalOf(dice) - sum;
  for (let partner = 1; partner <= 3; partner++) {
    const made = sumWith(dice, partner);
    if (made === sum || made === other) return other;
  }
  return null;
};

/** The pairings that differ, lowest sum first. */
export const pairingsOf = (dice: readonly number[]): readonly Pairing[] => {
  const total = totalOf(dice);
  const lows = [1, 2, 3].map((partner) => Math.min(sumWith(dice, partner), total - sumWith(dice, partner)));
  return [...new Set(lows)].sort((a, b) => a - b).map((low) => ({ low, high: total - low }));
};
