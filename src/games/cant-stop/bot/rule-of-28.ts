import type { Outlook } from '../../../engine/bot.js';
import { climb, isTopped, markerOf, runnerIn } from '../climbing.js';
import { COLUMNS } from '../columns.js';
import type { Action, Advance, CantStop, State } from '../model.js';

const ENOUGH = 28;
const NEW_RUNNER = 6;

/**
 * The Rule of 28 by Michael Keller: count the climb of a turn by the worth of its columns and stop at 28.
 * It also stops on a topped column once all runners are out.
 */
export const ruleOf28 = ({ legal, imagine }: Outlook<CantStop>): Action => {
  const state = imagine();
  const [first] = legal;
  const advances = legal.filter((action) => action.type === 'advance');
  const [anyAdvance] = advances;
  if (anyAdvance !== undefined) return mostPromising(state, advances, anyAdvance);
  const stop = legal.find(({ type }) => type === 'stop');
  if (stop !== undefined && isEnough(state)) return stop;
  if (first === undefined) throw new RangeError('there is nothing to choose from');
  return first;
};

const mostPromising = (state: State, advances: readonly Advance[], start: Advance): Advance =>
  advances.reduce(
    (best, advance) => (promise(state, advance) > promise(state, best) ? advance : best),
    start,
  );

/** Steps in the long columns are likely to be followed by more; a runner put out is a choice less. */
const promise = (state: State, { columns }: Advance): number => {
  let sum = 0;
  for (const column of new Set(columns)) {
    const steps = columns.filter((named) => named === column).length;
    const { from, to } = climb(state, state.turn, column, steps);
    sum += (6 - Math.abs(7 - column)) * (to - from);
    if (runnerIn(state, column) === 0) sum -= NEW_RUNNER;
  }
  return sum;
};

const isEnough = (state: State): boolean => {
  const climbing = COLUMNS.filter((column) => runnerIn(state, column) > 0);
  if (
    climbing.some((column) => isTopped(state, column)) &&
    (state.freeRunners === 0 || wins(state, climbing))
  )
    return true;
  return state.freeRunners === 0 && climbed(state, climbing) + oddity(climbing) >= ENOUGH;
};

const wins = (state: State, climbing: readonly number[]): boolean => {
  const owned = state.owners.filter((owner) => owner === state.turn).length;
  const topped = climbing.filter((column) => isTopped(state, column)).length;
  return owned + topped >= state.table.options.columnsToWin;
};

/** A runner put out counts its column twice, each further step once. */
const climbed = (state: State, climbing: readonly number[]): number => {
  let sum = 0;
  for (const column of climbing) {
    const steps = runnerIn(state, column) - markerOf(state, state.turn, column);
    sum += (1 + Math.abs(7 - column)) * (steps + 1);
  }
  return sum;
};

/** Odd columns alone, and columns on one side of seven, are harder to hit; even ones alone are easier. */
const oddity = (climbing: readonly number[]): number => {
  let sum = 0;
  if (climbing.every((column) => column % 2 === 1)) sum += 2;
  if (climbing.every((column) => column % 2 === 0)) sum -= 2;
  if (climbing.every((column) => column <= 7)) sum += 4;
  if (climbing.every((column) => column >= 7)) sum += 4;
  return sum;
};
