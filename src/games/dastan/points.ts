import type { Seat } from '../../engine/ruleset.js';
import { type Board, EMPTY, heldBy, isMirza, isOf, kotlaOf, opponentOf, type Size } from './squares.js';

export const START_SCORE = 100;

/** To move by the first, second or third option of the queue: 1, 4, 7. */
export const movePrice = (choice: number): number => choice + 2 * (choice - 1);
export const CHOICES = [1, 2, 3] as const;

/** To swap the option at a place of the queue for the offer: 8, 6, 4, 2, 0. */
export const offerPrice = (position: number): number => 10 - 2 * position;
export const POSITIONS = [1, 2, 3, 4, 5] as const;

export const capturePoints = (taken: number): number => {
  if (taken === EMPTY) return 0;
  return isMirza(taken) ? 5 : 1;
};

/** Read from the board after the move: 5 for holding the own kotla, 1 for the enemy's, with whatever stands there. */
export const kotlaPoints = (size: Size, board: Board, seat: Seat, from: number, to: number): number => {
  const holds = (square: number): boolean =>
    square === to || (square !== from && isOf(seat, heldBy(board, square)));
  return (holds(kotlaOf(size, seat)) ? 5 : 0) + (holds(kotlaOf(size, opponentOf(seat))) ? 1 : 0);
};
