import { needed } from '../../engine/item-at.js';
import type { Seat } from '../../engine/ruleset.js';
import { objectionOnPath } from './obstacle.js';
import { objectionToPath, stepsToTurn } from './path.js';
import { marbleOn, type Objection, type Standing, spotOfMarble } from './position.js';
import {
  baseOf,
  CELLS,
  entryOf,
  firstMarble,
  HOME,
  isOnTrack,
  MARBLES_EACH,
  ownerOf,
  SAFE_CELLS,
  safeCellOf,
  safeSpot,
  stepsBetween,
} from './track.js';

/** A move as a card allows it. */
export interface Stride {
  /** Negative: backward. */
  readonly steps: number;
  readonly whose: 'own' | 'any';
  readonly manner: Manner;
}

/** A sweeping marble sends home whatever it meets; any other must find its way. */
type Manner = 'plain' | 'sweeping';

/** What keeps this seat from moving this marble so: first the path itself, then who stands on it. */
export const objectionToMove = (
  standing: Standing,
  me: Seat,
  marble: number,
  stride: Stride,
): Objection | null => {
  if (stride.whose === 'own' && ownerOf(marble) !== me) return { code: 'wrong-marble-owner', marble };
  if (canMove(standing, me, marble, stride)) return null;
  const objection =
    objectionToPath(standing, me, marble, stride.steps) ?? objectionOnPath(standing, me, marble, stride);
  return needed(objection, 'something that stops the move');
};

export const canMove = (standing: Standing, me: Seat, marble: number, { steps, manner }: Stride): boolean =>
  steps > 0
    ? steps <= reachOf(standing, me, marble, FORWARD, manner)
    : -steps <= reachOf(standing, me, marble, BACKWARD, manner);

type Direction = 1 | -1;
export const FORWARD: Direction = 1;
const BACKWARD: Direction = -1;

/**
 * How many steps a marble can go at most. Whatever stops a longer way leaves every shorter one free, so this is all there is to know:
 * who lists what is legal asks once for each marble, not once for each card.
 */
export const reachOf = (
  standing: Standing,
  me: Seat,
  marble: number,
  direction: Direction,
  manner: Manner,
): number => {
  const from = spotOfMarble(standing, marble);
  if (isOnTrack(from)) return reachOnTrack(standing, me, marble, direction, manner);
  if (from === HOME || direction === BACKWARD) return 0;
  return freeSafeCells(standing, ownerOf(marble), safeCellOf(from) + 1);
};

/** No card has more. */
const MOST_STEPS = 13;

const reachOnTrack = (
  standing: Standing,
  me: Seat,
  marble: number,
  direction: Direction,
  manner: Manner,
): number => {
  const inside = stepsToTurn(standing, me, marble, direction);
  const reach = reachOnRing(standing, me, marble, direction, manner, lesser(inside, MOST_STEPS));
  if (reach < inside) return reach;
  const mayTurnIn = manner === 'sweeping' || inside === 0 || isEntryFree(standing, me);
  return mayTurnIn ? reach + freeSafeCells(standing, me, 0) : reach;
};

const isEntryFree = (standing: Standing, me: Seat): boolean =>
  marbleOn(standing, entryOf(standing.seats, me)) === null;

/** Up to before the nearest marble that nobody passes, and up to the second of those of which one may be passed: that one may stand on the target. */
const reachOnRing = (
  standing: Standing,
  me: Seat,
  walker: number,
  direction: Direction,
  manner: Manner,
  most: number,
): number => {
  const { seats, spots } = standing;
  const from = spotOfMarble(standing, walker);
  let reach = most;
  let nearest = CELLS;
  for (let marble = 0; marble < spots.length; marble++) {
    const spot = spots[marble] ?? HOME;
    if (!isOnTrack(spot) || marble === walker) continue;
    const step = direction === FORWARD ? stepsBetween(from, spot) : stepsBetween(spot, from);
    if (step > reach) continue;
    const owner = ownerOf(marble);
    if (spot === baseOf(seats, owner)) reach = step - 1;
    else if (manner === 'sweeping') continue;
    else if (owner === me) reach = step - 1;
    else {
      reach = lesser(reach, step > nearest ? step : nearest);
      nearest = lesser(step, nearest);
    }
  }
  return reach;
};

/** Of whole numbers: `Math.min` takes fractions as well, and so all that is counted with it becomes one. */
const lesser = (a: number, b: number): number => (a < b ? a : b);

/** From this cell of the zone on. Only marbles of the seat ever stand in it. */
const freeSafeCells = (standing: Standing, seat: Seat, from: number): number => {
  const zone = safeSpot(seat, 0);
  const first = firstMarble(seat);
  let end = SAFE_CELLS;
  for (let marble = first; marble < first + MARBLES_EACH; marble++) {
    const cell = spotOfMarble(standing, marble) - zone;
    if (cell >= from && cell < end) end = cell;
  }
  return end - from;
};
