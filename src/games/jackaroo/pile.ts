import type { Chance } from '../../engine/chance/chance.js';
import type { Card } from './cards.js';

/**
 * Takes an item out of a pile of one's own in which none is twice; what lies above it closes up, from the top down.
 * To take what is not there is a bug, and throws.
 */
export const takeOut = (pile: Card[], item: Card): void => {
  let carried = pile.pop();
  for (let place = pile.length - 1; carried !== item; place--) {
    if (carried === undefined || place < 0) throw new RangeError(`${item} is not there to be taken`);
    const below = pile[place];
    pile[place] = carried;
    carried = below;
  }
};

/** So many of them, one by one, each from those that are left. */
export const drawFrom = (pile: Card[], count: number, chance: Chance): Card[] => {
  const drawn: Card[] = [];
  while (drawn.length < count) {
    const item = chance.pick(pile);
    takeOut(pile, item);
    drawn.push(item);
  }
  return drawn;
};
