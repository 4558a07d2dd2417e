/** The places of an object or an array are eight bytes each, whatever is in them. */
const PLACE = 8;
const OBJECT = 40;
const ARRAY = 48;
const TEXT = 24;
/** A text with one letter beyond Latin takes two bytes for each. */
const LETTER = 2;
/** Texts up to here are kept once for all who have them: names of cards, types of events. */
const SHORT = 10;
const LARGE_NUMBER = 16;
/** Numbers up to here stand in their place. */
const SMALL = 2 ** 31;

/**
 * About how many bytes of memory plain data takes. What several share counts for each of them, so it is rather too much than too little.
 * Private parts and functions are not seen.
 */
export const weigh = (value: unknown): number => {
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < SMALL ? 0 : LARGE_NUMBER;
  if (typeof value === 'string') return value.length <= SHORT ? 0 : TEXT + value.length * LETTER;
  if (typeof value !== 'object' || value === null) return 0;
  return Array.isArray(value) ? weighList(value) : weighObject(value);
};

// Plain loops: every accepted action waits for this.

const weighList = (items: readonly unknown[]): number => {
  let bytes = ARRAY + items.length * PLACE;
  for (const item of items) bytes += weigh(item);
  return bytes;
};

const weighObject = (object: object): number => {
  let bytes = OBJECT;
  for (const member of Object.values(object)) bytes += PLACE + weigh(member);
  return bytes;
};
