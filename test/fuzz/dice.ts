import { seededChance } from '../../src/engine/chance/seeded.js';

/** All choices of a run follow from its seed. */
export interface Dice {
  /** A whole number from 0, below this one, which is at most 10,000. */
  below(limit: number): number;
  one<Item>(items: readonly [Item, ...Item[]]): Item;
  /** One of these, if there are any. */
  any<Item>(items: readonly Item[]): Item | undefined;
  /** True in so many of a hundred cases. */
  percent(share: number): boolean;
}

export const diceFor = (seed: number): Dice => {
  const chance = seededChance(`fuzz ${seed}`);
  const below = (limit: number): number =>
    (chance.pick(HUNDRED) * HUNDRED.length + chance.pick(HUNDRED)) % limit;
  return {
    below,
    one: (items) => items[below(items.length)] ?? items[0],
    any: (items) => (items.length === 0 ? undefined : items[below(items.length)]),
    percent: (share) => chance.pick(HUNDRED) < share,
  };
};

const HUNDRED = Array.from({ length: 100 }, (_, index) => index);
