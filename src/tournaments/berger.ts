import type { Pair } from './pairing.js';

/**
 * Everybody meets everybody once, by the Berger tables of FIDE's handbook (C.05, annex 1): of an odd number, whoever would meet the last number
 * sits out. The first of a pair has seat 0.
 */
export const bergerRounds = (count: number): readonly (readonly Pair[])[] => {
  const even = count + (count % 2);
  return Array.from({ length: Math.max(even - 1, 0) }, (_, index) => bergerRound(even, index));
};

/** The last number stays where it is, and the others walk around it by half a circle each round. */
const bergerRound = (even: number, index: number): readonly Pair[] => {
  const circle = even - 1;
  const at = (place: number): number => (((place % circle) + circle) % circle) + 1;
  const middle = index * (even / 2);
  const withLast: Pair = index % 2 === 0 ? [at(middle), even] : [even, at(middle)];
  const others = Array.from(
    { length: even / 2 - 1 },
    (_, step): Pair => [at(middle + step + 1), at(middle - step - 1)],
  );
  return [withLast, ...others];
};
