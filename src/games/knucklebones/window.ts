import { endOf, type Halt } from '../../engine/halt.js';
import type { Seat, Viewer } from '../../engine/ruleset.js';
import { columnStart, diceIn, type Event, type State, type View } from './model.js';
import { boardScore, columnScore } from './score.js';

/** Everything is public: all viewers see the same. */
export const view = (state: State, _viewer: Viewer, halt: Halt | null = null): View => {
  const concluded = endOf(halt);
  const isOver = state.isOver || concluded !== null;
  return {
    phase: isOver ? 'over' : halt === null ? 'to-place' : 'midway',
    seatToAct: isOver || halt !== null ? null : state.turn,
    die: isOver ? null : state.die,
    concluded,
    width: state.width,
    height: state.height,
    boards: [board(state, 0), board(state, 1)],
    columnScores: [columnScores(state, 0), columnScores(state, 1)],
    scores: [boardScore(state, 0), boardScore(state, 1)],
  };
};

export const sighting = (event: Event): Event => event;

const board = (state: State, seat: Seat): number[][] =>
  Array.from({ length: state.width }, (_, column) => {
    const start = columnStart(state, seat, column);
    return state.slots.slice(start, start + diceIn(state, seat, column));
  });

const columnScores = (state: State, seat: Seat): number[] =>
  Array.from({ length: state.width }, (_, column) => columnScore(state, seat, column));
