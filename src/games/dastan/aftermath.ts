import type { Seat } from '../../engine/ruleset.js';
import type { Ending, Moved, OfferTaken, Options, State } from './model.js';
import { type Queue, swapped, usedUp } from './move-options.js';
import { queueOf } from './moves.js';
import { type Board, EMPTY, heldBy, opponentOf } from './squares.js';

export const afterMove = (state: State, event: Moved): State => {
  const { seat, from, to } = event;
  const turnsPlayed = state.turnsPlayed + 1;
  return {
    options: state.options,
    board: boardAfter(state.board, from, to),
    scores: withScore(state, seat, event.score),
    queues: withQueue(state, seat, usedUp(queueOf(state, seat), event.choice)),
    offer: state.offer,
    seatToAct: opponentOf(seat),
    offersTaken: 0,
    turnsPlayed,
    passes: 0,
    lastMove: { from, to },
    ended: endingOf(event) ?? endOfTime(state.options, turnsPlayed),
  };
};

/** It is still the same player's turn. */
export const afterOffer = (state: State, { seat, position, taken, offer, score }: OfferTaken): State => ({
  options: state.options,
  board: state.board,
  scores: withScore(state, seat, score),
  queues: withQueue(state, seat, swapped(queueOf(state, seat), position, taken)),
  offer,
  seatToAct: state.seatToAct,
  offersTaken: state.offersTaken + 1,
  turnsPlayed: state.turnsPlayed,
  passes: 0,
  lastMove: state.lastMove,
  ended: null,
});

/** The turn went over and nothing moved; `passes` is how many in a row that makes. */
export const afterIdling = (state: State, passes: number): State => {
  const turnsPlayed = state.turnsPlayed + 1;
  return {
    options: state.options,
    board: state.board,
    scores: state.scores,
    queues: state.queues,
    offer: state.offer,
    seatToAct: opponentOf(state.seatToAct),
    offersTaken: 0,
    turnsPlayed,
    passes,
    lastMove: null,
    ended: passes === 2 ? 'stalemate' : endOfTime(state.options, turnsPlayed),
  };
};

/** A mirza that takes the other one on its kotla has entered the kotla, and that is the reason given. */
const endingOf = ({ seat, piece, kotla, captured }: Moved): Ending | null => {
  if (piece === 'mirza' && kotla === opponentOf(seat)) return 'kotla-entered';
  return captured === 'mirza' ? 'mirza-captured' : null;
};

const endOfTime = ({ maxTurns }: Options, turnsPlayed: number): Ending | null =>
  turnsPlayed === maxTurns ? 'turn-limit' : null;

const boardAfter = (board: Board, from: number, to: number): Board => {
  const after = board.slice();
  after[to] = heldBy(board, from);
  after[from] = EMPTY;
  return after;
};

const withScore = ({ scores }: State, seat: Seat, score: number): State['scores'] =>
  seat === 0 ? [score, scores[1]] : [scores[0], score];

const withQueue = ({ queues }: State, seat: Seat, queue: Queue): State['queues'] =>
  seat === 0 ? [queue, queues[1]] : [queues[0], queue];
