import { type Chance, itemAt } from './chance.js';

/** One way the luck can fall: it comes up once in `oneIn` times. */
export interface Branch<Value> {
  readonly value: Value;
  readonly oneIn: number;
}

/**
 * Runs a decision once for every way its luck can fall, in the order of the items, with exact odds.
 * Law: the sum of `1 / oneIn` over all branches is 1.
 */
export const everyOutcome = <Value>(decision: (chance: Chance) => Value): readonly Branch<Value>[] =>
  everyOutcomeWithin(Number.POSITIVE_INFINITY, decision) ?? [];

/** The same where the ways are few; null where there are more than `most`, or the first alone comes up more seldom than that. */
export const everyOutcomeWithin = <Value>(
  most: number,
  decision: (chance: Chance) => Value,
): readonly Branch<Value>[] | null => {
  const branches: Branch<Value>[] = [];
  const path: number[] = [];
  const sizes: number[] = [];
  do {
    let depth = 0;
    const value = decision({
      pick(items) {
        if (depth === path.length) {
          path.push(0);
          sizes.push(items.length);
        }
        return itemAt(items, path[depth++] ?? 0);
      },
    });
    const oneIn = sizes.reduce((product, size) => product * size, 1);
    if (oneIn > most || branches.length === most) return null;
    branches.push({ value, oneIn });
  } while (turnToNextPath(path, sizes));
  return branches;
};

/** Counts up like an odometer whose wheels have different sizes; false when every path was walked. */
const turnToNextPath = (path: number[], sizes: number[]): boolean => {
  while (path.length > 0) {
    const next = (path.pop() ?? 0) + 1;
    const size = sizes.pop() ?? 0;
    if (next < size) {
      path.push(next);
      sizes.push(size);
      return true;
    }
  }
  return false;
};
