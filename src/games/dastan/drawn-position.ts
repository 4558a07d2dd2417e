import type { Seat } from '../../engine/ruleset.js';
import type { Options, State } from './model.js';
import { FIRST_OFFER, FIRST_QUEUES, type MoveOption, type Queue } from './move-options.js';
import { START_SCORE } from './points.js';
import { EMPTY, firstBoard, mirzaOf, pieceOf, squareAt } from './squares.js';

/** A position as one draws it for an example; whatever is not said is as at the start. */
export interface Drawing {
  /** Rows from the top: `A` and `a` are mirza and piece of seat 0, `B` and `b` of seat 1, anything else is empty. */
  readonly rows: readonly string[];
  readonly seatToAct?: Seat;
  readonly scores?: readonly [number, number];
  /** The front of the queue of the seat to act; the usual queue follows. */
  readonly front?: readonly MoveOption[];
  readonly options: Options;
}

export const drawnPosition = ({ rows, seatToAct = 0, scores, front = [], options }: Drawing): State => {
  const board = firstBoard(options).slice();
  for (const [r, row] of rows.entries())
    for (const [c, sign] of [...row].entries()) board[squareAt(r + 1, c + 1)] = HELD[sign] ?? EMPTY;
  return {
    options,
    board,
    scores: scores ?? [START_SCORE, START_SCORE],
    queues: [
      seatToAct === 0 ? inFront(front, FIRST_QUEUES[0]) : FIRST_QUEUES[0],
      seatToAct === 1 ? inFront(front, FIRST_QUEUES[1]) : FIRST_QUEUES[1],
    ],
    offer: FIRST_OFFER,
    seatToAct,
    offersTaken: 0,
    turnsPlayed: 0,
    passes: 0,
    lastMove: null,
    ended: null,
  };
};

const HELD: Readonly<Record<string, number>> = {
  a: pieceOf(0),
  A: mirzaOf(0),
  b: pieceOf(1),
  B: mirzaOf(1),
};

const inFront = (front: readonly MoveOption[], [a, b, c, d, e]: Queue): Queue => {
  const [first = a, second = b, third = c, fourth = d, fifth = e] = front;
  return [first, second, third, fourth, fifth];
};
