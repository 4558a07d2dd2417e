import type { Seat } from '../../engine/ruleset.js';
import { RUNNERS } from './columns.js';
import { type Event, NO_RUNNERS, STRIDE, type State } from './model.js';

type Advanced = Extract<Event, { type: 'advanced' }>;
type Stopped = Extract<Event, { type: 'stopped' }>;

export const withDice = (state: State, dice: readonly number[]): State => ({
  table: state.table,
  phase: 'to-choose',
  turn: state.turn,
  dice,
  bust: null,
  markers: state.markers,
  owners: state.owners,
  runners: state.runners,
  freeRunners: state.freeRunners,
});

export const withRunnersMoved = (state: State, moves: Advanced['moves']): State => {
  const runners = state.runners.slice();
  let { freeRunners } = state;
  for (const { column, to } of moves) {
    if (runners[column] === 0) freeRunners--;
    runners[column] = to;
  }
  return {
    table: state.table,
    phase: 'to-decide',
    turn: state.turn,
    dice: null,
    bust: null,
    markers: state.markers,
    owners: state.owners,
    runners,
    freeRunners,
  };
};

/** The board as it was before the turn, with this seat to roll. */
export const withTurn = (state: State, turn: Seat, bust: State['bust']): State => ({
  table: state.table,
  phase: 'to-roll',
  turn,
  dice: null,
  bust,
  markers: state.markers,
  owners: state.owners,
  runners: NO_RUNNERS,
  freeRunners: RUNNERS,
});

export const withMarkersBanked = (state: State, { seat, banked, claimed }: Stopped): State => {
  const markers = state.markers.slice();
  for (const { column, space } of banked) markers[seat * STRIDE + column] = space;
  return {
    table: state.table,
    phase: 'to-roll',
    turn: state.turn,
    dice: null,
    bust: null,
    markers: claimed.length === 0 ? markers : withoutOthers(markers, seat, claimed),
    owners: claimed.length === 0 ? state.owners : withOwner(state.owners, seat, claimed),
    runners: NO_RUNNERS,
    freeRunners: RUNNERS,
  };
};

export const over = (state: State): State => ({
  table: state.table,
  phase: 'over',
  turn: state.turn,
  dice: null,
  bust: null,
  markers: state.markers,
  owners: state.owners,
  runners: NO_RUNNERS,
  freeRunners: RUNNERS,
});

/** Nobody else can climb a claimed column any more, so the other markers leave it. */
const withoutOthers = (
  markers: readonly number[],
  owner: Seat,
  claimed: readonly number[],
): readonly number[] => {
  const left = markers.slice();
  for (const column of claimed) {
    for (let place = column; place < left.length; place += STRIDE) {
      if (place !== owner * STRIDE + column) left[place] = 0;
    }
  }
  return left;
};

const withOwner = (
  owners: readonly (Seat | null)[],
  owner: Seat,
  claimed: readonly number[],
): readonly (Seat | null)[] => {
  const owned = owners.slice();
  for (const column of claimed) owned[column] = owner;
  return owned;
};
