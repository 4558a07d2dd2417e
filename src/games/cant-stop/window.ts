import { endOf, type Halt } from '../../engine/halt.js';
import type { Viewer } from '../../engine/ruleset.js';
import { legalAdvances } from './advances.js';
import { canStop, columnsOwned, markerOf, runnerIn } from './climbing.js';
import { COLUMNS, topOf } from './columns.js';
import type { Event, State, View, ViewColumn } from './model.js';

/** Everything is public: all viewers see the same. */
export const view = (state: State, _viewer: Viewer, halt: Halt | null = null): View => ({
  phase: phaseOf(state, halt),
  seatToAct: state.phase === 'over' || halt !== null ? null : state.turn,
  concluded: endOf(halt),
  dice: state.dice === null || endOf(halt) !== null ? null : state.dice.slice(),
  advances: endOf(halt) === null ? legalAdvances(state).map(({ columns }) => columns.slice()) : [],
  bust: state.bust === null ? null : { seat: state.bust.seat, dice: state.bust.dice.slice() },
  canStop: halt === null && state.phase === 'to-decide' && canStop(state),
  freeRunners: state.freeRunners,
  columns: COLUMNS.map((column) => viewColumn(state, column)),
  scores: perSeat(state, (seat) => columnsOwned(state, seat).length),
  columnsToWin: state.table.options.columnsToWin,
  occupiedSpaces: state.table.options.occupiedSpaces,
});

const phaseOf = ({ phase }: State, halt: Halt | null): View['phase'] => {
  if (phase === 'over' || endOf(halt) !== null) return 'over';
  return halt === null ? phase : 'midway';
};

export const sighting = (event: Event): Event => event;

const viewColumn = (state: State, column: number): ViewColumn => ({
  column,
  length: topOf(column),
  owner: state.owners[column] ?? null,
  markers: perSeat(state, (seat) => markerOf(state, seat, column)),
  runner: runnerIn(state, column),
});

const perSeat = (state: State, of: (seat: number) => number): number[] =>
  Array.from({ length: state.table.seats }, (_, seat) => of(seat));
