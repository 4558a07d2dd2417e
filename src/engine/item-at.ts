/**
 * The item at this place. That there is one follows from what the caller knows, so its absence is a bug, and throws.
 * Not in the innermost loops of a bot's search and of SHA-256, which read numbers from arrays they filled themselves:
 * a function that everybody calls with every kind of list made SHA-256 three times as slow.
 */
export const itemAt = <Item>(items: ArrayLike<Item>, index: number): Item => {
  const item = items[index];
  if (item === undefined) throw new RangeError(`there is no item ${index} among ${items.length}`);
  return item;
};

/** What must be there, as the caller knows; its absence is a bug, and throws. */
export const needed = <Value>(value: Value | null | undefined, what: string): Value => {
  if (value === null || value === undefined) throw new Error(`there must be ${what} here, and there is none`);
  return value;
};
