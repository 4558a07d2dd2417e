import { topOf } from '../columns.js';

/**
 * How strong a seat stands, as log odds against others. Fitted to the results of some thousand games to three columns;
 * only differences matter, and beyond three needed columns the step from two to three is carried on.
 */
const NEEDED: readonly number[] = [0, 1.35, -0.14, -1.21, -2.28, -3.35, -4.42];
const MARKER_ON_TOP: readonly number[] = [0, 0.93, 1.02, 1.22, 1.22, 1.22, 1.22];

/** Whoever has just ended a turn is one turn behind. */
export const TURN_BEHIND = -0.3;

export const strengthOfNeed = (need: number): number => NEEDED[need] ?? 0;

/** What a marker is worth to a seat that needs so many more columns: half of the way is worth a quarter. */
export const strengthOfMarker = (column: number, space: number, need: number): number => {
  const climbed = space / topOf(column);
  return (MARKER_ON_TOP[need] ?? 0) * climbed * climbed;
};
