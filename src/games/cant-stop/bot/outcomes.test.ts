import { expect, test } from 'vitest';
import { MOVES, outcomesFor, type Three } from './outcomes.js';
import { ROLLS, WAYS } from './rolls.js';

const survivals = (columns: Three): number => outcomesFor(columns).reduce((sum, { ways }) => sum + ways, 0);

test('four dice fall in 1296 ways, 126 if their order does not matter', () => {
  expect(ROLLS).toHaveLength(126);
  expect(ROLLS.reduce((sum, { ways }) => sum + ways, 0)).toBe(WAYS);
});

test('the best three columns are hit by 1192 rolls, the worst by 568', () => {
  expect(survivals([6, 7, 8])).toBe(1192);
  expect(survivals([2, 3, 12])).toBe(568);
  expect(survivals([2, 11, 12])).toBe(568);
});

test('every outcome names moves that exist, each once', () => {
  for (const { moves } of outcomesFor([5, 7, 9])) {
    expect(moves.length).toBeGreaterThan(0);
    expect(new Set(moves).size).toBe(moves.length);
    expect(moves.every((move) => move < MOVES.length)).toBe(true);
  }
});
