import { type Asked, Mistake } from './command.js';

/** The number that was given with an option. */
export const wholeNumber = (
  { value }: Asked,
  option: string,
  { usual, most }: { readonly usual: number; readonly most: number },
): number => {
  const text = value(option);
  if (text === undefined) return usual;
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= most) return number;
  throw new Mistake(`--${option} is a whole number from 1 to ${most}.`);
};
