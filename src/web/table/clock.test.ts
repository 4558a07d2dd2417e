import { expect, test } from 'vitest';
import { isLow, timeWords } from './clock.js';

test.each([
  [-5_000, '0:00'],
  [400, '0:01'],
  [45_000, '0:45'],
  [727_000, '12:07'],
  [18_720_000, '5 h 12 min'],
  [172_800_000, '2 days'],
])('%i ms are said as “%s”', (ms, said) => {
  expect(timeWords(ms)).toBe(said);
});

test.each([
  [60, 10_000],
  [3_600, 30_000],
  [5, 5_000],
])('of a turn of %i s the last %i ms are low', (perTurnSeconds, ms) => {
  expect(isLow(ms, { perTurnSeconds })).toBe(true);
  expect(isLow(ms + 1, { perTurnSeconds })).toBe(false);
});
