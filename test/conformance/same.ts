import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Asked tens of thousands of times: `expect` is only called when there is something to say. */
export const isSame = (actual: unknown, wanted: unknown, why?: string): void => {
  if (!isDeepStrictEqual(actual, wanted)) expect(actual, why).toEqual(wanted);
};
