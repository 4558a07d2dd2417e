import { type Chance, chanceFrom } from '../engine/chance/chance.js';
import { type Dice, wordsOf } from './fair-chance.js';

/** Luck that is the same at every table of a board. */
export interface BoardChance extends Chance {
  /** How many draws of this row are used, this decision's among them. */
  used(): number;
}

/**
 * A draw of a board is named by its row and its place in it, and by nothing that differs from table to table: so the n-th draw of a row is the same
 * number everywhere. Each draw has a stream of its own, "board:row:place", so it does not matter among how many things others picked before.
 */
export const boardChance = (dice: Dice, boardId: string, row: string, from: number): BoardChance => {
  let used = from;
  return {
    used: () => used,
    pick: (items) => chanceFrom(wordsOf(dice, `${boardId}:${row}:${used++}`)).pick(items),
  };
};
