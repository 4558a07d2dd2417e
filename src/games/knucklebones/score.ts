import { itemAt } from '../../engine/item-at.js';
import type { Seat } from '../../engine/ruleset.js';
import { columnStart, type Destroyed, type State } from './model.js';

/** Each die counts its face times the number of equal dice in its column: n dice of face f make f · n · n. */
export const columnScore = (state: State, seat: Seat, column: number): number => {
  const start = columnStart(state, seat, column);
  let score = 0;
  for (let a = start; a < start + state.height; a++) {
    const face = itemAt(state.slots, a);
    for (let b = start; b < start + state.height; b++) {
      if (state.slots[b] === face) score += face;
    }
  }
  return score;
};

export const boardScore = (state: State, seat: Seat): number => {
  let score = 0;
  for (let column = 0; column < state.width; column++) score += columnScore(state, seat, column);
  return score;
};

/** What equal dice were worth before they were destroyed. */
export const lostPoints = ({ face, count }: Pick<Destroyed, 'face' | 'count'>): number =>
  face * count * count;
