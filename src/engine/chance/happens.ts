import type { Chance } from './chance.js';

/** Whether something comes about that `favourable` of `all` equally likely cases bring. It is one draw that falls in two ways. */
export const happens = (chance: Chance, favourable: number, all: number): boolean => {
  if (favourable <= 0) return false;
  if (favourable >= all) return true;
  const shared = greatestCommonDivisor(favourable, all);
  const cases = Array.from({ length: all / shared }, (_, index) => (index < favourable / shared ? 1 : 0));
  return chance.pick(cases) === 1;
};

export const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);
