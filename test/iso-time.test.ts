import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoTime } from '../src/table/iso-time.js';

test('a time is written as a date writes it, whatever was asked before', () => {
  const moment = fc.oneof(
    fc.integer({ min: 0, max: 4e12 }),
    fc.integer({ min: 0, max: 3_000 }),
    fc.double({ min: 0, max: 4e12, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(moment, { minLength: 1, maxLength: 8 }), (moments) => {
      for (const ms of moments) expect(isoTime(ms)).toBe(new Date(ms).toISOString());
    }),
  );
});
