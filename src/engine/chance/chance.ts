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
 * Words beyond the last whole multiple of the number of items are thrown away: a plain remainder would favour the first items.
 */
export const chanceFrom = (nextWord: () => number): Chance => ({
  pick(items) {
    const size = items.length;
    const limit = RANGE - (RANGE % size);
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return itemAt(items, word % size);
  },
});

/** Asking for one of nothing is a bug in the rules, so it throws. */
export const itemAt = <L extends Lot>(items: readonly L[], index: number): L => {
  const item = items[index];
  if (item === undefined) throw new RangeError(`there is no item ${index} among ${items.length}`);
  return item;
};
