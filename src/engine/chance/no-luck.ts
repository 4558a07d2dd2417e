import { itemAt } from '../item-at.js';
import type { Chance } from './chance.js';

/** Always the first item: for what is the same whatever the luck. */
export const NO_LUCK: Chance = { pick: (items) => itemAt(items, 0) };
