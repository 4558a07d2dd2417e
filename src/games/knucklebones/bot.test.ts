import { describe as chapter, expect, test } from 'vitest';
import { type BotLevel, botAnswer } from '../../engine/bot.js';
import { seededChance } from '../../engine/chance/seeded.js';
import { match, play } from './bot/test-match.js';
import { knucklebones as game } from './index.js';
import type { Knucklebones, View } from './model.js';

type Board = readonly (readonly number[])[];

interface Position {
  readonly own: Board;
  readonly theirs: Board;
  readonly die: number;
  readonly height?: number;
}

/** Where a bot in seat 0 puts its die. */
const column = (
  level: BotLevel,
  { own, theirs, die, height = 3 }: Position,
  hasTime = () => true,
): number => {
  const options = { width: own.length, height };
  const copied = (board: Board): number[][] => board.map((dice) => dice.slice());
  const seen: View = {
    phase: 'to-place',
    seatToAct: 0,
    die,
    concluded: null,
    ...options,
    boards: [copied(own), copied(theirs)],
    columnScores: [[], []],
    scores: [0, 0],
  };
  const chance = seededChance('bot');
  return botAnswer<Knucklebones>(game, { seat: 0, seats: 2, options, view: seen, level, chance, hasTime })
    .column;
};

const aLookOnly = () => false;

chapter('both bots with a plan', () => {
  test.each(['medium', 'hard'] as const)('%s: hit a triple of sixes when they can', (level) => {
    expect(column(level, { own: [[], [], []], theirs: [[], [6, 6, 6], [1]], die: 6 })).toBe(1);
  });

  test.each(['medium', 'hard'] as const)('%s: make a pair of sixes where nothing can hit it', (level) => {
    expect(column(level, { own: [[1], [6], [2]], theirs: [[], [1, 2, 3], []], die: 6 })).toBe(1);
  });
});

chapter('medium', () => {
  test('weighs the own gain and the loss of the other together', () => {
    // A pair of fours gains 12; a single four beside a hit four gains 8.
    expect(column('medium', { own: [[4], [], []], theirs: [[], [4], []], die: 4 })).toBe(0);
    // The same four against a pair of fours: 4 and 16.
    expect(column('medium', { own: [[4], [], []], theirs: [[], [4, 4], []], die: 4 })).toBe(1);
  });
});

chapter('hard', () => {
  test('puts good dice opposite a full column', () => {
    expect(column('hard', { own: [[], [], []], theirs: [[], [], [1, 2, 3]], die: 6 })).toBe(2);
  });

  test('opens a full column when the other is ahead and about to fill the last slot', () => {
    // A third one in column 0 brings 5 points and the end; the one in column 1 brings 2 and more turns.
    const own = [[1, 1], [2], [2]];
    const theirs = [
      [6, 6, 6],
      [1, 2, 3],
      [4, 4],
    ];
    expect(column('medium', { own, theirs, die: 1 })).toBe(0);
    expect(column('hard', { own, theirs, die: 1 })).toBe(1);
  });

  test('has an answer at once when there is no time to think', () => {
    expect(column('hard', { own: [[], [], []], theirs: [[], [6, 6, 6], [1]], die: 6 }, aLookOnly)).toBe(1);
  });

  test.each([
    [1, 1],
    [1, 6],
    [8, 1],
    [8, 6],
    [2, 3],
  ])('plays on boards of %i columns and %i slots', (width, height) => {
    expect(play({ width, height }, ['hard', 'medium'], seededChance('sizes')).isOver).toBe(true);
  });
});

test('hard beats medium, and medium beats easy', () => {
  expect(match('hard', 'medium', 80)).toBeGreaterThan(44);
  expect(match('medium', 'easy', 80)).toBeGreaterThan(52);
});
