import { endOf, type Halt } from '../../engine/halt.js';
import type { Viewer } from '../../engine/ruleset.js';
import type { Event, State, View } from './model.js';
import { CHOICES, movePrice, offerPrice, POSITIONS } from './points.js';
import { offerList } from './settle.js';
import { heldBy, isMirza, isOf, kotlaOf, squaresOf } from './squares.js';

/** Everything is public: all viewers see the same. */
export const view = (state: State, _viewer: Viewer, halt: Halt | null = null): View => {
  const { options, lastMove } = state;
  const concluded = endOf(halt);
  const isOver = state.ended !== null || concluded !== null;
  return {
    phase: isOver ? 'over' : halt === null ? 'to-move' : 'midway',
    seatToAct: isOver || halt !== null ? null : state.seatToAct,
    ended: state.ended,
    concluded,
    rows: options.rows,
    columns: options.columns,
    pieces: piecesOn(state),
    kotlas: [kotlaOf(options, 0), kotlaOf(options, 1)],
    scores: [...state.scores],
    queues: [[...state.queues[0]], [...state.queues[1]]],
    movePrices: CHOICES.map(movePrice),
    offer: state.offer,
    offerPrices: POSITIONS.map(offerPrice),
    offerList: [...offerList(options)],
    offersTaken: state.offersTaken,
    offersPerTurn: options.offersPerTurn,
    turnsPlayed: state.turnsPlayed,
    passes: state.passes,
    maxTurns: options.maxTurns,
    illegalMove: options.illegalMove,
    lastMove: lastMove === null ? null : { from: lastMove.from, to: lastMove.to },
  };
};

export const sighting = (event: Event): Event => event;

const piecesOn = ({ board, options }: State): View['pieces'] =>
  squaresOf(options).flatMap((square) => {
    const held = heldBy(board, square);
    const seat = [0, 1].find((owner) => isOf(owner, held));
    return seat === undefined ? [] : [{ square, seat, kind: isMirza(held) ? 'mirza' : 'piece' }];
  });
