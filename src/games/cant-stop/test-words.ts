import type { Seat } from '../../engine/ruleset.js';
import { topOf } from './columns.js';
import type { Action, Event } from './model.js';

/** The words in which the tests of this game are told: actions asked for, events that happened. */
export const roll: Action = { type: 'roll' };
export const stop: Action = { type: 'stop' };
export const advance = (...columns: number[]): Action => ({ type: 'advance', columns });

/** Spaces by column. */
export type Spaces = Readonly<Record<number, number>>;

export const rolled = (seat: Seat, ...dice: number[]): Event => ({ type: 'rolled', seat, dice });
export const turnOf = (seat: Seat): Event => ({ type: 'turn-passed', seat });

export const move = (column: number, from: number, to: number) => ({ column, from, to });
export const advanced = (seat: Seat, ...moves: ReturnType<typeof move>[]): Event => ({
  type: 'advanced',
  seat,
  moves,
});

/** Runners of the seat on turn, one event each, so that three may be out. */
export const runners = (seat: Seat, spaces: Spaces): Event[] =>
  entriesOf(spaces).map(({ column, space }) => advanced(seat, move(column, 0, space)));

export const busted = (seat: Seat, dice: number[], lost: Spaces = {}): Event => ({
  type: 'busted',
  seat,
  dice,
  lost: entriesOf(lost).map(({ column, space }) => ({ column, steps: space })),
});

/** Markers on top spaces are claims. */
export const stopped = (seat: Seat, spaces: Spaces): Event => ({
  type: 'stopped',
  seat,
  banked: entriesOf(spaces),
  claimed: entriesOf(spaces)
    .filter(({ column, space }) => space === topOf(column))
    .map(({ column }) => column),
});

export const claims = (seat: Seat, ...columns: readonly number[]): Event =>
  stopped(seat, Object.fromEntries(columns.map((column) => [column, topOf(column)])));

export const won = (seat: Seat, ...columns: number[]): Event => ({ type: 'won', seat, columns });

const entriesOf = (spaces: Spaces) =>
  Object.entries(spaces).map(([column, space]) => ({ column: Number(column), space }));
