import { itemAt } from '../../engine/item-at.js';
import type { Table } from '../../engine/ruleset.js';
import type { Options, State, View } from './model.js';
import type { Queue } from './move-options.js';
import { EMPTY, firstBoard, mirzaOf, pieceOf, squaresOf } from './squares.js';

/** Nothing is hidden, so the view is the position. */
export const imagine = (view: View, { options }: Table<Options>): State => {
  const board = firstBoard(options).slice();
  for (const square of squaresOf(options)) board[square] = EMPTY;
  for (const { square, seat, kind } of view.pieces)
    board[square] = kind === 'mirza' ? mirzaOf(seat) : pieceOf(seat);
  const { scores, queues, offer, seatToAct, offersTaken, turnsPlayed, passes, lastMove, ended } = view;
  return {
    options,
    board,
    scores: [itemAt(scores, 0), itemAt(scores, 1)],
    queues: [queueOf(queues[0]), queueOf(queues[1])],
    offer,
    seatToAct: seatToAct ?? 0,
    offersTaken,
    turnsPlayed,
    passes,
    lastMove,
    ended,
  };
};

const queueOf = (seen: View['queues'][number] = []): Queue => {
  const [first, second, third, fourth, fifth] = seen;
  if (!first || !second || !third || !fourth || !fifth) throw new RangeError('a queue has five options');
  return [first, second, third, fourth, fifth];
};
