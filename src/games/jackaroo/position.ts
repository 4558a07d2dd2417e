import type { Seat } from '../../engine/ruleset.js';
import type { RefusalCode } from './refusals.js';
import { baseOf, firstMarble, HOME, isSafe, MARBLES_EACH, marblesOf, ownerOf } from './track.js';

/** Where the marbles are: all that a path depends on. */
export interface Standing {
  readonly seats: number;
  /** By marble: see `track.ts` for how a spot is one number. */
  readonly spots: readonly number[];
}

/** What speaks against an action: the refusal's code, and the marble it is about with the spot it stands on. */
export interface Objection {
  readonly code: RefusalCode;
  readonly marble?: number;
  readonly spot?: number;
}

/** The same with a marble moved. */
export const withMarbleOn = ({ seats, spots }: Standing, marble: number, spot: number): Standing => {
  const moved = spots.slice();
  moved[marble] = spot;
  return { seats, spots: moved };
};

/** Every marble has a spot. Read without `itemAt`: whoever lists what is legal does little else. */
export const spotOfMarble = ({ spots }: Standing, marble: number): number => spots[marble] ?? HOME;

/** Whoever stands on a cell of the track or in a safe cell. */
export const marbleOn = ({ spots }: Standing, spot: number): number | null => {
  for (let marble = 0; marble < spots.length; marble++) if (spots[marble] === spot) return marble;
  return null;
};

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

/** The marbles of a seat that have left their home. */
export const marblesOut = (standing: Standing, seat: Seat): readonly number[] => {
  const out: number[] = [];
  for (const marble of marblesOf(seat)) if (spotOfMarble(standing, marble) !== HOME) out.push(marble);
  return out;
};

/** The lowest-numbered marble at home. */
export const marbleAtHome = (standing: Standing, seat: Seat): number | null => {
  const first = firstMarble(seat);
  for (let marble = first; marble < first + MARBLES_EACH; marble++)
    if (spotOfMarble(standing, marble) === HOME) return marble;
  return null;
};
