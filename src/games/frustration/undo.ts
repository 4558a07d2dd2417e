import { itemAt, needed } from '../../engine/item-at.js';
import type { Seat } from '../../engine/ruleset.js';
import type { Event, State } from './model.js';
import { indexOf, isStalemate, placeFor, totalTurns } from './roll.js';

export const keep = (state: State, seat: Seat): readonly Event[] => {
  const kept: Event = { type: 'kept', seat };
  if (!isStalemate(state, seat, indexOf(state, seat))) return [kept];
  return [kept, { type: 'stalemated', totalTurns: totalTurns(state) }];
};

type Undone = Extract<Event, { type: 'undone' }>;

export const undo = (state: State, seat: Seat): Undone => ({
  type: 'undone',
  seat,
  turnNumber: itemAt(state.turns, seat),
  undosLeft: itemAt(state.undosLeft, seat) - 1,
  restored: restored(state, needed(state.lastRoll, 'a roll').before),
});

const restored = (state: State, before: readonly number[]): Undone['restored'] => {
  const pieces: Undone['restored'] = [];
  for (let seat = 0; seat < before.length; seat++) {
    const from = indexOf(state, seat);
    const to = itemAt(before, seat);
    if (from !== to) pieces.push({ seat, from: placeFor(state, seat, from), to: placeFor(state, seat, to) });
  }
  return pieces;
};

export const takenBack = ({ options, indices, turns, undosLeft, turn }: State, event: Undone): State => {
  const back = indices.slice();
  for (const { seat, to } of event.restored) back[seat] = to.index;
  return {
    options,
    indices: back,
    turns: withEntry(turns, event.seat, event.turnNumber - 1),
    undosLeft: withEntry(undosLeft, event.seat, event.undosLeft),
    turn,
    phase: 'to-roll',
    lastRoll: null,
  };
};

/** The numbers with one of them exchanged. */
export const withEntry = (numbers: readonly number[], at: number, entry: number): readonly number[] => {
  const copy = numbers.slice();
  copy[at] = entry;
  return copy;
};
