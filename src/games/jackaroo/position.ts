import type { Seat } from '../../engine/ruleset.js';
import type { Card } from './cards.js';
import type { State } from './model.js';
import type { RefusalCode } from './refusals.js';
import { baseOf, firstMarble, HOME, isSafe, MARBLES_EACH, ownerOf } from './track.js';

/** Where the marbles are: all that a path depends on. */
export interface Standing {
  readonly seats: number;
  readonly spots: readonly number[];
}

/** A position laid out for looking things up by spot; it is its asker's own, so a split may try a step on it. */
export interface Position {
  readonly seats: number;
  readonly spots: number[];
  /** By spot: the marble there, or `VACANT`. */
  readonly occupants: number[];
  readonly hands: readonly (readonly Card[])[];
}

export const VACANT = 16;
const NOBODY_ANYWHERE: readonly number[] = new Array<number>(HOME).fill(VACANT);

export const layOut = (state: State): Position => {
  const spots = state.spots.slice();
  const occupants = NOBODY_ANYWHERE.slice();
  for (let marble = 0; marble < spots.length; marble++) {
    const spot = spots[marble] ?? HOME;
    if (spot !== HOME) occupants[spot] = marble;
  }
  return { seats: state.table.seats, spots, occupants, hands: state.hands };
};

/** What speaks against an action: the refusal's code, and the marble it is about with the spot it stands on. */
export interface Objection {
  readonly code: RefusalCode;
  readonly marble?: number;
  readonly spot?: number;
}

export const spotOfMarble = (standing: Standing, marble: number): number => standing.spots[marble] ?? HOME;

export const occupantOf = (position: Position, spot: number): number => position.occupants[spot] ?? VACANT;

/** A marble on the base of its own seat is a wall: nobody passes, swaps, captures or burns it. */
export const isOnOwnBase = (standing: Standing, marble: number): boolean =>
  spotOfMarble(standing, marble) === baseOf(standing.seats, ownerOf(marble));

export const safeMarbles = (standing: Standing, seat: Seat): number => {
  let safe = 0;
  const first = firstMarble(seat);
  for (let marble = first; marble < first + MARBLES_EACH; marble++)
    if (isSafe(spotOfMarble(standing, marble))) safe++;
  return safe;
};

/** The lowest-numbered marble at home. */
export const marbleAtHome = (standing: Standing, seat: Seat): number | null => {
  const first = firstMarble(seat);
  for (let marble = first; marble < first + MARBLES_EACH; marble++)
    if (spotOfMarble(standing, marble) === HOME) return marble;
  return null;
};
