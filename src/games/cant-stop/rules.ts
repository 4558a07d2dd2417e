import type { Chance } from '../../engine/chance/chance.js';
import { needed } from '../../engine/item-at.js';
import { finished } from '../../engine/outcome.js';
import type { Result } from '../../engine/result.js';
import type { Misfit, Outcome, Refusal, RefusalEntry, Seat, Table } from '../../engine/ruleset.js';
import { NOBODY, onlySeat } from '../../engine/to-act.js';
import { legalAdvances } from './advances.js';
import { canStop, columnsOwned } from './climbing.js';
import { RUNNERS } from './columns.js';
import {
  type Action,
  type Event,
  NO_RUNNERS,
  type Options,
  type RefusalCode,
  STRIDE,
  type State,
} from './model.js';
import { over, withDice, withMarkersBanked, withRunnersMoved, withTurn } from './next-state.js';
import { advance, roll, stop } from './turn.js';

const ROLL_THEN_ADVANCE =
  'Dice that were rolled must be used before anything else, and before the first roll there is nothing to use and nothing to keep.';
const WHEN_USABLE =
  'A column cannot be used when it is claimed, when your runner has reached its top, or when it needs a new runner and none is free.';

export const refusals: Readonly<Record<RefusalCode, RefusalEntry>> = {
  'must-advance-first': {
    title: 'The dice are still to be used',
    section: '2',
    says: ROLL_THEN_ADVANCE,
  },
  'must-roll-first': { title: 'The dice must be rolled first', section: '2', says: ROLL_THEN_ADVANCE },
  'runner-on-occupied-space': {
    title: "A runner shares a space with an opponent's marker",
    section: '8',
    says: '`must-roll`: pieces may share a space, but you may not stop while a runner of yours shares one.',
  },
  'sums-not-rolled': {
    title: 'The dice do not make these sums',
    section: '3',
    says: 'Two columns that do not come from the same pairing were not rolled.',
  },
  'column-claimed': { title: 'The column is claimed', section: '5', says: WHEN_USABLE },
  'column-topped': { title: 'The runner is on the top already', section: '5', says: WHEN_USABLE },
  'no-free-runner': {
    title: 'There is no free runner',
    section: '5',
    says: `${WHEN_USABLE} A pairing that needs two new runners cannot use both sums with one.`,
  },
  'must-use-both': {
    title: 'Both sums must be used',
    section: '5',
    says: 'If both sums of a pairing can be used, both must be.',
  },
};

/** With more columns than these all eleven could be claimed and nobody have won. */
const MOST_TO_WIN: Readonly<Record<number, number>> = { 2: 6, 3: 4, 4: 3 };

export const fits = ({ seats, options }: Table<Options>): Misfit | null => {
  const most = needed(MOST_TO_WIN[seats], 'a limit for so many seats');
  if (options.columnsToWin <= most) return null;
  const message = `\`columnsToWin\` must be from 1 to ${most} with ${seats} players; with more, all columns could go and nobody have won.`;
  return { pointer: '/columnsToWin', message };
};

export const initial = (table: Table<Options>): State => ({
  table,
  phase: 'to-roll',
  turn: 0,
  dice: null,
  bust: null,
  markers: new Array<number>(table.seats * STRIDE).fill(0),
  owners: new Array<Seat | null>(STRIDE).fill(null),
  runners: NO_RUNNERS,
  freeRunners: RUNNERS,
});

export const open = (): readonly Event[] => [];

export const decide = (
  state: State,
  seat: Seat,
  action: Action,
  chance: Chance,
): Result<readonly Event[], Refusal<RefusalCode>> => {
  switch (action.type) {
    case 'roll':
      return roll(state, seat, chance);
    case 'advance':
      return advance(state, seat, action.columns);
    case 'stop':
      return stop(state, seat);
  }
};

export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'rolled':
      return withDice(state, event.dice);
    case 'busted':
      return withTurn(state, event.seat, { seat: event.seat, dice: event.dice });
    case 'advanced':
      return withRunnersMoved(state, event.moves);
    case 'stopped':
      return withMarkersBanked(state, event);
    case 'turn-passed':
      return withTurn(state, event.seat, state.bust);
    case 'won':
      return over(state);
  }
};

export const toAct = (state: State): readonly Seat[] =>
  state.phase === 'over' ? NOBODY : onlySeat(state.turn);

export const legal = (state: State, seat: Seat): readonly Action[] => {
  if (seat !== state.turn) return NOTHING;
  switch (state.phase) {
    case 'to-roll':
      return ROLL_ONLY;
    case 'to-choose':
      return legalAdvances(state);
    case 'to-decide':
      return canStop(state) ? ROLL_OR_STOP : ROLL_ONLY;
    case 'over':
      return NOTHING;
  }
};

/** There is no second place: all who did not win share it. */
export const outcome = (state: State): Outcome | null => {
  if (state.phase !== 'over') return null;
  const seats = Array.from({ length: state.table.seats }, (_, seat) => seat);
  const others = seats.filter((seat) => seat !== state.turn);
  return finished(
    [[state.turn], others],
    seats.map((seat) => columnsOwned(state, seat).length),
  );
};

/** Made once: bots ask for these millions of times. */
const NOTHING: readonly Action[] = [];
const ROLL_ONLY: readonly Action[] = [{ type: 'roll' }];
const ROLL_OR_STOP: readonly Action[] = [{ type: 'roll' }, { type: 'stop' }];
