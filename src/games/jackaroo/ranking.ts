import type { Seat } from '../../engine/ruleset.js';
import type { State } from './model.js';
import { type Standing, safeMarbles, spotOfMarble } from './position.js';
import { firstMarble, HOME, isSafe, MARBLES_EACH, safeCellOf, stepsToEntry } from './track.js';

/** From its base a marble has this many steps to its entry. */
const STEPS_TO_ENTRY = 98;

/** The winner first; the others by marbles safe, then by the steps their marbles have made. */
export const ranking = (state: State, winner: Seat): readonly (readonly Seat[])[] => {
  const { standing } = state;
  const others = Array.from({ length: standing.seats }, (_, seat) => seat).filter((seat) => seat !== winner);
  const levels = [...new Set(others.map((seat) => progress(standing, seat)))].sort((a, b) => b - a);
  return [[winner], ...levels.map((level) => others.filter((seat) => progress(standing, seat) === level))];
};

/** One marble safe outweighs all the steps four marbles can make. */
const progress = (standing: Standing, seat: Seat): number =>
  safeMarbles(standing, seat) * 1000 + stepsMade(standing, seat);

const stepsMade = (standing: Standing, seat: Seat): number => {
  let steps = 0;
  const first = firstMarble(seat);
  for (let marble = first; marble < first + MARBLES_EACH; marble++)
    steps += stepsOf(standing, seat, spotOfMarble(standing, marble));
  return steps;
};

const stepsOf = (standing: Standing, seat: Seat, spot: number): number => {
  if (spot === HOME) return 0;
  if (isSafe(spot)) return STEPS_TO_ENTRY + 1 + safeCellOf(spot);
  return STEPS_TO_ENTRY - stepsToEntry(standing.seats, seat, spot);
};
