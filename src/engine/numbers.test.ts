import { describe, expect, test } from 'vitest';
import { wholeNumber } from './numbers.js';

const column = wholeNumber('column');

describe('a whole number', () => {
  test.each([0, -0, 3, -3, 2 ** 53 + 2, 1e21, Number.MAX_VALUE])('is %d, of whatever size', (value) => {
    expect(column.parse(value)).toBe(value);
  });

  test.each([0.5, -1.25, 1e-7, 1e-310, Number.MIN_VALUE, -Number.MIN_VALUE, Number.NaN, Infinity, '1', null])(
    'is not %s',
    (value) => {
      const { error } = column.safeParse(value);
      expect(error?.issues.map(({ message }) => message)).toEqual(['`column` must be a whole number.']);
    },
  );
});
