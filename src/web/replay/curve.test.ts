import { expect, test } from 'vitest';
import { across, HEIGHT, lineOf, WIDTH } from './curve.js';

test('a curve goes from the first event to the last, and a certain win is at its top', () => {
  const curve = [
    { version: 1, chances: [0.5, 0.5] },
    { version: 6, chances: [0.75, 0.25] },
    { version: 11, chances: [1, 0] },
  ];
  expect(lineOf(curve, 0, 11)).toBe(`0,${HEIGHT / 2} ${WIDTH / 2},23 ${WIDTH},0`);
  expect(lineOf(curve, 1, 11)).toBe(`0,${HEIGHT / 2} ${WIDTH / 2},68 ${WIDTH},${HEIGHT}`);
  expect(across(1, 1)).toBe(0);
});
