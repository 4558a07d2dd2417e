import { expect, test } from 'vitest';
import { everyOutcome } from '../../engine/chance/every-outcome.js';
import { scene } from '../../kit/scene.js';
import { cantStop as game } from './index.js';
import type { Action, Event } from './model.js';
import { advance, claims, roll, rolled, runners, stop, turnOf } from './test-words.js';

const table = { seats: 2, options: game.schemas.options.parse({}) };

/** How many of the ways an action can go tell of this. */
const waysTo = (what: string, action: Action, ...events: readonly Event[]): number => {
  const { state } = scene(game, 2).given(...events);
  const { tell } = game.odds(game.view(state, 0), table, 0);
  return everyOutcome((chance) => tell(action, chance)).filter(({ value }) =>
    value.some((prospect) => prospect.what === what),
  ).length;
};

test.each([
  [[6, 7, 8], 104],
  [[4, 6, 8], 115],
  [[2, 3, 12], 728],
] as const)('with runners in %j a roll goes bust in %i of 1296 ways', (columns, ways) => {
  const out = runners(0, Object.fromEntries(columns.map((column) => [column, 1])));
  expect(waysTo('bust', roll, ...out)).toBe(ways);
});

test('with all runners free no roll goes bust, and column 7 can be climbed in 834 of 1296', () => {
  expect(waysTo('bust', roll)).toBe(0);
  expect(waysTo('column-7', roll)).toBe(834);
});

test('an advance is judged by the roll that may follow it', () => {
  const before = [...runners(0, { 6: 1, 8: 1 }), rolled(0, 3, 4, 6, 6)];
  expect(waysTo('bust-next', advance(7), ...before)).toBe(104);
});

test('what stopping brings is certain', () => {
  const before = [claims(0, 7, 8), turnOf(0), ...runners(0, { 6: 11, 5: 1 })];
  expect(waysTo('wins', stop, ...before)).toBe(1);
  expect(waysTo('claims-6', stop, ...before)).toBe(1);
});
