import type { Chance, Lot } from './chance.js';

/** So many of them, one by one, each from those that are left. */
export const drawn = <Item extends Lot>(items: readonly Item[], count: number, chance: Chance): Item[] =>
  drawnFrom(items.slice(), count, chance);

/** The same, and they are gone from the pile. */
export const drawnFrom = <Item extends Lot>(pile: Item[], count: number, chance: Chance): Item[] => {
  const taken: Item[] = [];
  while (taken.length < count) {
    const item = chance.pick(pile);
    pile.splice(pile.indexOf(item), 1);
    taken.push(item);
  }
  return taken;
};

/** All of them, in any order. */
export const shuffled = <Item extends Lot>(items: readonly Item[], chance: Chance): Item[] =>
  drawn(items, items.length, chance);
