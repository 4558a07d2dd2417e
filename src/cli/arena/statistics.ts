import { itemAt } from '../../engine/item-at.js';

/** Ninety-five times in a hundred the truth is inside. */
const Z = 1.959964;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval for a share of `games`, which behaves well near 0 and 1 too. Shared wins make it a little too wide, never too narrow. */
export const wilsonOfShare = (share: number, games: number): Interval => {
  if (games === 0) return { low: 0, high: 1 };
  const scale = 1 + Z ** 2 / games;
  const middle = share + Z ** 2 / (2 * games);
  const reach = Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return { low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) };
};

/** Both hold as many seats over a pair of games, so of equals each wins half. */
export const EQUAL = 0.5;

export type Comparison = 'stronger' | 'weaker' | 'not yet separable';

export const verdictOn = ({ low, high }: Interval): Comparison => {
  if (low > EQUAL) return 'stronger';
  return high < EQUAL ? 'weaker' : 'not yet separable';
};

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The nearest rank: `percentile(times, 99)` is what 99 of 100 stay within. */
export const percentile = (numbers: readonly number[], percent: number): number => {
  if (numbers.length === 0) return 0;
  const sorted = numbers.toSorted((a, b) => a - b);
  return itemAt(sorted, Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1));
};
