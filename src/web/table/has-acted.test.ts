import { expect, test } from 'vitest';
import type { GameEvent, LogEntry } from '../../client/types.js';
import { hasActed } from './has-acted.js';

const entry = (seq: number, at: string, by: number | null, event: GameEvent): LogEntry => ({
  seq,
  at,
  by,
  text: '',
  event,
});

const placed: GameEvent = { type: 'placed', seat: 1, column: 0, slot: 0, face: 3 };
const rolled: GameEvent = { type: 'rolled', seat: 0, face: 3 };

/** Ben sits down, the game begins, and Ann's die is rolled. */
const BEGUN = [
  entry(1, 'noon', 1, { type: 'seat-taken', seat: 1, name: 'Ben' }),
  entry(2, 'noon', 1, { type: 'game-started' }),
  entry(3, 'noon', 1, rolled),
];
const BEN = [{ you: false }, { you: true }];
const ANN = [{ you: true }, { you: false }];

test('whoever sat down last has not done what followed from it', () => {
  expect(hasActed(BEN, BEGUN)).toBe(false);
  expect(hasActed(BEN, [...BEGUN, entry(4, 'later', 1, placed)])).toBe(true);
  expect(hasActed(ANN, [...BEGUN, entry(4, 'later', 1, placed)])).toBe(false);
});

test('a move that was taken back is not taken back once more, one before it may be', () => {
  const moved = [...BEGUN, entry(4, 'later', 1, placed)];
  const offer = entry(5, 'then', 1, { type: 'offer-made', seat: 1, offer: 'takeback', to: 3 });
  expect(hasActed(BEN, [...moved, offer, entry(6, 'at last', 0, { type: 'taken-back', to: 3 })])).toBe(false);
  const twice = [...moved, entry(5, 'soon', 1, placed)];
  expect(hasActed(BEN, [...twice, entry(6, 'at last', 0, { type: 'taken-back', to: 4 })])).toBe(true);
});
