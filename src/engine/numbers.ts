import { z } from 'zod';

/** An option in a range; the message names the field and the range. */
export const wholeNumberBetween = (field: string, least: number, most: number) => {
  const range = `\`${field}\` must be a whole number from ${least} to ${most}.`;
  return z.int(range).min(least, range).max(most, range);
};

/**
 * A whole number of any size is well formed (`z.int()` stops at 2^53): the rules refuse it, with a better answer.
 * (`multipleOf(1)` lets 5e-324 pass, which is between 0 and 1.)
 */
export const wholeNumber = (field: string) => {
  const words = `\`${field}\` must be a whole number.`;
  return z.number(words).refine(Number.isInteger, words).meta({ type: 'integer' });
};
