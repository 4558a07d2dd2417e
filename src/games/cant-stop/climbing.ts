import { itemAt } from '../../engine/item-at.js';
import type { Seat } from '../../engine/ruleset.js';
import { FIRST_COLUMN, LAST_COLUMN, topOf } from './columns.js';
import { type Event, STRIDE, type State } from './model.js';

export const markerOf = (state: State, seat: Seat, column: number): number =>
  itemAt(state.markers, seat * STRIDE + column);

export const runnerIn = (state: State, column: number): number => itemAt(state.runners, column);

export const isClaimed = (state: State, column: number): boolean => state.owners[column] !== null;

/** Topped is not claimed: the column is won only by stopping. */
export const isTopped = (state: State, column: number): boolean => runnerIn(state, column) === topOf(column);

export const columnsOwned = (state: State, seat: Seat): number[] => {
  const owned: number[] = [];
  for (let column = FIRST_COLUMN; column <= LAST_COLUMN; column++) {
    if (state.owners[column] === seat) owned.push(column);
  }
  return owned;
};

type Move = Extract<Event, { type: 'advanced' }>['moves'][number];

/** A runner on its way goes on; a new one enters above the seat's own marker. A step beyond the top is lost. */
export const climb = (state: State, seat: Seat, column: number, steps: number): Move => {
  const from = runnerIn(state, column) || markerOf(state, seat, column);
  const top = topOf(column);
  let to = from;
  for (let step = 0; step < steps && to < top; step++) to = spaceAbove(state, column, to);
  return { column, from, to };
};

/** An open column has no marker on its top space, so a jump ends there at the latest. */
const spaceAbove = (state: State, column: number, from: number): number => {
  let space = from + 1;
  if (state.table.options.occupiedSpaces !== 'jump') return space;
  while (isOccupied(state, column, space)) space++;
  return space;
};

/** A seat climbs above its own marker, so whatever marker it meets is an opponent's. */
const isOccupied = (state: State, column: number, space: number): boolean => {
  for (let seat = 0; seat < state.table.seats; seat++) {
    if (markerOf(state, seat, column) === space) return true;
  }
  return false;
};

/** The first column where a runner shares its space with an opponent's marker, if any does. */
export const sharedColumn = (state: State): number | null => {
  for (let column = FIRST_COLUMN; column <= LAST_COLUMN; column++) {
    const runner = runnerIn(state, column);
    if (runner > 0 && isOccupied(state, column, runner)) return column;
  }
  return null;
};

export const canStop = (state: State): boolean =>
  state.table.options.occupiedSpaces !== 'must-roll' || sharedColumn(state) === null;
