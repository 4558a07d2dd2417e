import { describe as chapter, expect, test } from 'vitest';
import { type BotLevel, botAnswer } from '../../engine/bot.js';
import { seededChance } from '../../engine/chance/seeded.js';
import { scene } from '../../kit/scene.js';
import { match, play } from './bot/test-match.js';
import { cantStop as game } from './index.js';
import type { Action, Event, Options } from './model.js';
import { advance, claims, roll, rolled, runners, stop, stopped, turnOf } from './test-words.js';

const ANY_TIME = () => true;
const NO_TIME = () => false;

/** What a bot in seat 0 does after these events. */
const answer = (
  level: BotLevel,
  events: readonly Event[],
  options: Partial<Options> = {},
  hasTime: () => boolean = ANY_TIME,
): Action => {
  const { state } = scene(game, 2, options).given(...events);
  const view = game.view(state, 0);
  const chance = seededChance('bot');
  return botAnswer(game, { seat: 0, seats: 2, options, view, level, chance, hasTime });
};

chapter('bots with a plan', () => {
  test.each(['medium', 'hard'] as const)('%s: stop when that wins, even with a runner free', (level) => {
    expect(answer(level, [claims(0, 2, 12), ...runners(0, { 3: 5, 7: 1 })])).toEqual(stop);
  });

  test.each(['medium', 'hard'] as const)('%s: stop on a topped column when all runners are out', (level) => {
    expect(answer(level, [...runners(0, { 2: 3, 3: 2, 12: 1 })])).toEqual(stop);
  });

  test.each(['medium', 'hard'] as const)('%s: roll on while a runner is free', (level) => {
    expect(answer(level, runners(0, { 6: 2, 8: 3 }))).toEqual(roll);
  });

  test.each(['medium', 'hard'] as const)('%s: roll once more in the best columns', (level) => {
    expect(answer(level, runners(0, { 6: 1, 7: 1, 8: 1 }))).toEqual(roll);
  });

  test.each(['medium', 'hard'] as const)('%s: roll where the rules forbid to stop', (level) => {
    const beside = [stopped(1, { 2: 2 }), turnOf(0), ...runners(0, { 2: 2, 3: 4, 12: 2 })];
    expect(answer(level, beside)).toEqual(stop);
    expect(answer(level, beside, { occupiedSpaces: 'must-roll' })).toEqual(roll);
  });
});

chapter('medium follows the Rule of 28', () => {
  test.each([
    // 6: 2 · (4 + 1), 7: 1 · (4 + 1), 8: 2 · (5 + 1).
    ['27 is not enough', { 6: 4, 7: 4, 8: 5 }, roll],
    ['28 is', { 6: 4, 7: 5, 8: 5 }, stop],
    // 4: 4 · 2, 6: 2 · 3, 8: 2 · 8, and 2 less for even columns alone.
    ['even columns alone count 2 less', { 4: 1, 6: 2, 8: 7 }, stop],
    ['even columns alone count 2 less: 26', { 4: 1, 6: 2, 8: 6 }, roll],
    // 3: 5 · 3, 5: 3 · 2, 7: 1 · 2, and 2 for odd, 4 for low columns alone.
    ['odd and low columns count 6 more', { 3: 2, 5: 1, 7: 1 }, stop],
  ])('%s', (_, spaces, wanted) => {
    expect(answer('medium', runners(0, spaces))).toEqual(wanted);
  });

  test('a pairing that needs no new runner comes first', () => {
    const before = runners(0, { 6: 1, 8: 1 });
    expect(answer('medium', [...before, rolled(0, 2, 4, 3, 5)])).toEqual(advance(6, 8));
  });
});

chapter('hard', () => {
  test('takes the pairing that wins', () => {
    const before = [claims(0, 2, 12), stopped(0, { 3: 4 }), ...runners(0, { 7: 3 })];
    expect(answer('hard', [...before, rolled(0, 1, 2, 5, 6)])).toEqual(advance(3, 11));
  });

  test('takes more risk when the other is about to win', () => {
    const climbing = runners(0, { 6: 8, 7: 8, 8: 8 });
    const lost = [claims(1, 2, 12), stopped(1, { 3: 4, 4: 6, 5: 8, 9: 8, 10: 6, 11: 4 }), turnOf(0)];
    expect(answer('hard', climbing)).toEqual(stop);
    expect(answer('hard', [...lost, ...climbing])).toEqual(roll);
  });

  test('has a sensible answer at once when there is no time', () => {
    expect(answer('hard', runners(0, { 2: 3, 3: 2, 12: 1 }), {}, NO_TIME)).toEqual(stop);
    expect(answer('hard', runners(0, { 6: 1, 7: 1, 8: 1 }), {}, NO_TIME)).toEqual(roll);
  });

  test.each([
    [2, { columnsToWin: 6, occupiedSpaces: 'share' }],
    [2, { columnsToWin: 1, occupiedSpaces: 'must-roll' }],
    [3, { columnsToWin: 2, occupiedSpaces: 'jump' }],
    [4, { columnsToWin: 3, occupiedSpaces: 'jump' }],
    [4, { columnsToWin: 2, occupiedSpaces: 'must-roll' }],
  ] as const)('plays to the end with %i seats and %o', (seats, options) => {
    const levels = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'hard' : 'medium'));
    expect(game.outcome(play({ seats, options }, levels, seededChance('tables')))).not.toBeNull();
  });
});

test('hard beats medium, and medium beats easy', () => {
  expect(match('hard', 'medium', 24)).toBeGreaterThan(12);
  expect(match('medium', 'easy', 10)).toBeGreaterThan(7);
});
