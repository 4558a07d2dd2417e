import type { Chance } from '../../engine/chance/chance.js';
import { itemAt } from '../../engine/item-at.js';
import { finished } from '../../engine/outcome.js';
import { no, type Result, yes } from '../../engine/result.js';
import type { Outcome, Refusal, RefusalEntry, Seat, Table } from '../../engine/ruleset.js';
import { NOBODY, onlySeat } from '../../engine/to-act.js';
import { counted } from '../../engine/words.js';
import type { Action, Event, Options, RefusalCode, State } from './model.js';
import { roll } from './roll.js';
import { keep, takenBack, undo, withEntry } from './undo.js';

export const refusals: Readonly<Record<RefusalCode, RefusalEntry>> = {
  'undo-disabled': {
    title: 'This game is played without undo',
    section: '6',
    says: 'With `undos: 0`, the usual game, nobody is ever asked.',
  },
  'decision-pending': {
    title: 'The last roll is still to be kept or undone',
    section: '6',
    says: 'Until that is decided there is no other roll.',
  },
  'nothing-to-decide': {
    title: 'There is no roll to keep or to undo',
    section: '6',
    says: 'A player without an undo left is not asked, and nor is one whose roll won: a win cannot be undone.',
  },
};

export const initial = ({ seats, options }: Table<Options>): State => ({
  options,
  indices: new Array<number>(seats).fill(0),
  turns: new Array<number>(seats).fill(0),
  undosLeft: new Array<number>(seats).fill(options.undos),
  turn: 0,
  phase: 'to-roll',
  lastRoll: null,
});

export const open = (): readonly Event[] => [];

export const decide = (
  state: State,
  seat: Seat,
  action: Action,
  chance: Chance,
): Result<readonly Event[], Refusal<RefusalCode>> => {
  const refusal = action.type === 'roll' ? refuseRoll(state, seat) : refuseDecision(state, seat, action);
  if (refusal !== null) return no(refusal);
  switch (action.type) {
    case 'roll':
      return yes(roll(state, seat, chance));
    case 'keep':
      return yes(keep(state, seat));
    case 'undo':
      return yes([undo(state, seat)]);
  }
};

export const evolve = (state: State, event: Event): State => {
  const { options, indices, turns, undosLeft, turn, phase, lastRoll } = state;
  switch (event.type) {
    case 'rolled': {
      const { seat, dice, total } = event;
      const fallen = { seat, dice, total, before: indices };
      const counts = withEntry(turns, seat, event.turnNumber);
      return { options, indices, turns: counts, undosLeft, turn, phase, lastRoll: fallen };
    }
    case 'moved':
      return rested(state, withEntry(indices, event.seat, event.to.index));
    case 'remained':
      return rested(state, indices);
    case 'went-home': {
      const moved = withEntry(indices, event.seat, event.to.index);
      return { options, indices: moved, turns, undosLeft, turn, phase, lastRoll };
    }
    case 'kept':
      return { options, indices, turns, undosLeft, turn: seatAfter(state), phase: 'to-roll', lastRoll };
    case 'undone':
      return takenBack(state, event);
    case 'won':
      return { options, indices, turns, undosLeft, turn: event.seat, phase: 'won', lastRoll };
    case 'stalemated':
      return { options, indices, turns, undosLeft, turn, phase: 'stalemate', lastRoll };
    case 'overshot':
    case 'hit':
      return state;
  }
};

export const toAct = (state: State): readonly Seat[] => (isOver(state) ? NOBODY : onlySeat(state.turn));

export const legal = (state: State, seat: Seat): readonly Action[] => {
  if (seat !== state.turn || isOver(state)) return NOTHING;
  return state.phase === 'to-roll' ? ROLL : KEEP_OR_UNDO;
};

/** The others share the second place: how far they came does not count. */
export const outcome = (state: State): Outcome | null => {
  switch (state.phase) {
    case 'to-roll':
    case 'to-decide':
      return null;
    case 'won': {
      const others = seatsOf(state).filter((seat) => seat !== state.turn);
      return finished([[state.turn], others], null, 'won');
    }
    case 'stalemate':
      return finished([seatsOf(state)], null, 'stalemate');
  }
};

export const isOver = ({ phase }: State): boolean => phase === 'won' || phase === 'stalemate';

const seatsOf = ({ indices }: State): readonly Seat[] => Array.from(indices.keys());

const NOTHING: readonly Action[] = [];
const ROLL: readonly Action[] = [{ type: 'roll' }];
const KEEP_OR_UNDO: readonly Action[] = [{ type: 'keep' }, { type: 'undo' }];

/** The mover's piece is where the roll left it: who may still undo decides first, else the turn passes. */
const rested = (state: State, indices: readonly number[]): State => {
  const { options, turns, undosLeft, turn, lastRoll } = state;
  return undosLeft[turn] === 0
    ? { options, indices, turns, undosLeft, turn: seatAfter(state), phase: 'to-roll', lastRoll }
    : { options, indices, turns, undosLeft, turn, phase: 'to-decide', lastRoll };
};

const seatAfter = ({ turn, indices }: State): Seat => (turn + 1 === indices.length ? 0 : turn + 1);

const refuseRoll = (state: State, seat: Seat): Refusal<RefusalCode> | null => {
  if (state.phase !== 'to-decide') return null;
  const left = counted(itemAt(state.undosLeft, seat), 'undo', 'undos');
  return {
    code: 'decision-pending',
    detail: `You rolled ${state.lastRoll?.total} and have ${left} left. Send {"type":"keep"} to end your turn, or {"type":"undo"} to take the roll back and roll again.`,
  };
};

const refuseDecision = (state: State, seat: Seat, { type }: Action): Refusal<RefusalCode> | null => {
  if (state.options.undos === 0) {
    const detail = `This game has the option undos: 0, so every roll stands and there is nothing to ${type}. Send {"type":"roll"}.`;
    return { code: 'undo-disabled', detail };
  }
  if (state.phase === 'to-decide') return null;
  const next = itemAt(state.turns, seat) + 1;
  return {
    code: 'nothing-to-decide',
    detail: `You have not rolled for your turn ${next} yet, so there is nothing to ${type}. Send {"type":"roll"} first.`,
  };
};
