import { itemAt } from '../item-at.js';

/** What luck can hand out: a die face, a card code, a cell, the name of an offer. */
export type Lot = string | number;

/**
 * The only door through which luck enters a game.
 *
 * Law: each item is as likely as the next, and `pick` of a single item is that item.
 * A die is `pick([1, 2, 3, 4, 5, 6])`; a shuffle is repeated picks.
 */
export interface Chance {
  pick<L extends Lot>(items: readonly L[]): L;
}

const RANGE = 2 ** 32;

/**
 * Turns a stream of uniform 32-bit words into fair picks.
 * Words in the last, incomplete round through the items are thrown away: a plain remainder would favour the first items.
 */
export const chanceFrom = (nextWord: () => number): Chance => ({
  pick(items) {
    const size = items.length;
    let word = nextWord();
    let index = remainder(word, size);
    while (word - index > RANGE - size) {
      word = nextWord();
      index = remainder(word, size);
    }
    return itemAt(items, index);
  },
});

/** The shifts say that all three are whole numbers of 32 bits: of numbers that might be fractions a remainder takes many times as long. */
const remainder = (word: number, size: number): number => ((word >>> 0) % (size >>> 0)) >>> 0;
