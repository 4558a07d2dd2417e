/** Ninety-five times in a hundred the truth is inside. */
const Z_95 = 1.959964;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval for a share of so many tries: honest also near 0 and 1, where the simple one is not. With no tries it is all there is. */
export const wilson = (share: number, tries: number): Interval => {
  if (tries === 0) return { low: 0, high: 1 };
  const spread = Z_95 ** 2 / tries;
  const middle = (share + spread / 2) / (1 + spread);
  const reach = (Z_95 * Math.sqrt((share * (1 - share) + spread / 4) / tries)) / (1 + spread);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
};
