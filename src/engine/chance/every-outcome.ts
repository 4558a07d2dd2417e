import { itemAt, needed } from '../item-at.js';
import type { Chance, Lot } from './chance.js';

/** One way the luck can fall: it comes up `times` in `outOf` times. */
export interface Branch<Value> {
  readonly value: Value;
  readonly times: number;
  readonly outOf: number;
}

/**
 * Runs a decision once for every way its luck can fall, in the order of the items, with exact odds.
 * Items that are equal are one way, which comes up as often as all of them together: so few ways can be many cases.
 * Law: the sum of `times / outOf` over all branches is 1.
 */
export const everyOutcome = <Value>(decision: (chance: Chance) => Value): readonly Branch<Value>[] =>
  needed(everyOutcomeWithin(Number.POSITIVE_INFINITY, decision), 'an end of all ways');

/** The same where the ways are few; null where there are more than `most`, or the draws of the first alone have so many. */
export const everyOutcomeWithin = <Value>(
  most: number,
  decision: (chance: Chance) => Value,
): readonly Branch<Value>[] | null => {
  const branches: Branch<Value>[] = [];
  const wheels: Wheel[] = [];
  do {
    let depth = 0;
    const value = decision({
      pick(items) {
        const wheel = wheels[depth++] ?? addedTo(wheels, items);
        return itemAt(items, itemAt(wheel.faces, wheel.at).index);
      },
    });
    if (branches.length === most || productOf(wheels, ({ faces }) => faces.length) > most) return null;
    const times = productOf(wheels, ({ at, faces }) => itemAt(faces, at).weight);
    branches.push({ value, times, outOf: productOf(wheels, ({ size }) => size) });
  } while (turnToNextPath(wheels));
  return branches;
};

/** One draw on the way: what it can show, and what it shows now. */
interface Wheel {
  at: number;
  readonly faces: readonly Face[];
  readonly size: number;
}

/** An item by where it stands first, and how many are equal to it. */
interface Face {
  readonly index: number;
  weight: number;
}

const addedTo = (wheels: Wheel[], items: readonly Lot[]): Wheel => {
  const faces = new Map<Lot, Face>();
  items.forEach((item, index) => {
    const face = faces.get(item);
    if (face === undefined) faces.set(item, { index, weight: 1 });
    else face.weight++;
  });
  const wheel = { at: 0, faces: [...faces.values()], size: items.length };
  wheels.push(wheel);
  return wheel;
};

const productOf = (wheels: readonly Wheel[], factor: (wheel: Wheel) => number): number => {
  let product = 1;
  for (const wheel of wheels) product *= factor(wheel);
  return product;
};

/** Counts up like an odometer whose wheels have different sizes; false when every path was walked. */
const turnToNextPath = (wheels: Wheel[]): boolean => {
  for (let wheel = wheels.at(-1); wheel !== undefined; wheel = wheels.at(-1)) {
    if (++wheel.at < wheel.faces.length) return true;
    wheels.pop();
  }
  return false;
};
