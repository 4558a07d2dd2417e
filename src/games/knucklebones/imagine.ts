import type { Table } from '../../engine/ruleset.js';
import { EMPTY, type Options, type State, type View } from './model.js';

/** Nothing is hidden, so the view is the position. */
export const imagine = ({ boards, seatToAct, die, phase }: View, { options }: Table<Options>): State => {
  const { width, height } = options;
  const slots = new Array<number>(2 * width * height).fill(EMPTY);
  for (const [seat, columns] of boards.entries())
    for (const [column, dice] of columns.entries())
      for (const [slot, face] of dice.entries()) slots[(seat * width + column) * height + slot] = face;
  return { width, height, slots, turn: seatToAct ?? 0, die, isOver: phase === 'over' };
};
