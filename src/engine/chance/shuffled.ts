import type { Chance, Lot } from './chance.js';

/** All of them, in any order: repeated picks. */
export const shuffled = <Item extends Lot>(items: readonly Item[], chance: Chance): readonly Item[] => {
  const left = items.slice();
  const mixed: Item[] = [];
  while (left.length > 0) {
    const item = chance.pick(left);
    left.splice(left.indexOf(item), 1);
    mixed.push(item);
  }
  return mixed;
};
