import { expect, test } from 'vitest';
import type { Game, Outcome } from '../client/types.js';
import { turnWords } from './words.js';

const seat = (at: number, name: string, you = false) => ({ seat: at, kind: 'player' as const, name, you });

/** What the words are made from. */
const game = (
  seats: Game['seats'],
  { outcome = null, toAct = [] }: { outcome?: Outcome | null; toAct?: number[] },
): Pick<Game, 'seats' | 'outcome' | 'toAct' | 'status'> => ({
  seats,
  outcome,
  toAct,
  status: outcome === null ? 'playing' : 'over',
});

const end = (given: Partial<Outcome>): Outcome => ({
  ranking: [[0], [1]],
  scores: null,
  ended: 'finished',
  by: null,
  reason: null,
  ...given,
});

test('"you" is the reader, and everybody else has a name', () => {
  const seats = [seat(0, 'Ann', true), seat(1, 'Ben')];
  expect(turnWords(game(seats, { toAct: [0] }))).toBe('Your turn');
  expect(turnWords(game(seats, { toAct: [1] }))).toBe('Ben is to act');
  expect(turnWords(game(seats, { outcome: end({}) }))).toBe('You won!');
  expect(turnWords(game(seats, { outcome: end({ ended: 'resigned', by: 1 }) }))).toBe(
    'Ben resigned: you won!',
  );
  const lost = end({ ended: 'resigned', by: 0, ranking: [[1], [0]] });
  expect(turnWords(game(seats, { outcome: lost }))).toBe('You resigned: Ben won');
});

test('one player in two seats is told apart', () => {
  const hot = [seat(0, 'Ann', true), seat(1, 'Ann', true)];
  expect(turnWords(game(hot, { toAct: [1] }))).toBe('Your turn, second seat');
  expect(turnWords(game(hot, { outcome: end({}) }))).toBe('Ann (first seat) won');
  expect(turnWords(game(hot, { outcome: end({ ended: 'resigned', by: 1 }) }))).toBe(
    'Ann (second seat) resigned: Ann (first seat) won',
  );
});

test('a table that was left has no winner and no draw', () => {
  const left = end({ ended: 'abandoned', ranking: [], by: 0 });
  expect(turnWords(game([seat(0, 'Ann', true)], { outcome: left }))).toBe('Abandoned: nobody won');
});

test('nobody has won what went on for too long, though whoever left it is last', () => {
  const long = end({ ended: 'too-long', ranking: [[0], [1]] });
  expect(turnWords(game([seat(0, 'Ann', true), seat(1, 'Ben')], { outcome: long }))).toBe(
    'It went on for too long: nobody won',
  );
});
