import { itemAt } from '../../engine/item-at.js';
import type { Interval } from '../../engine/wilson.js';

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
