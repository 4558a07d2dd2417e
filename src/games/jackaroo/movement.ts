import { needed } from '../../engine/item-at.js';
import type { Seat } from '../../engine/ruleset.js';
import { objectionOnPath } from './obstacle.js';
import { objectionToPath, spotAfter, stepsToTurn } from './path.js';
import { isOnOwnBase, marbleOn, type Objection, type Standing, spotOfMarble } from './position.js';
import { CELLS, entryOf, HOME, isOnTrack, ownerOf, SAFE_CELLS, safeCellOf, safeSpot } from './track.js';

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
  Math.abs(steps) <= reachOf(standing, me, marble, steps > 0 ? FORWARD : BACKWARD, manner);

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
  const reach = reachOnRing(standing, me, marble, direction, manner, Math.min(inside, MOST_STEPS));
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
  const from = spotOfMarble(standing, walker);
  const marbles = standing.spots.length;
  let reach = most;
  let nearest = CELLS;
  for (let marble = 0; marble < marbles; marble++) {
    const spot = spotOfMarble(standing, marble);
    if (!isOnTrack(spot) || marble === walker) continue;
    const step = (direction * (spot - from) + CELLS) % CELLS;
    if (step > reach) continue;
    if (isOnOwnBase(standing, marble)) reach = step - 1;
    else if (manner === 'sweeping') continue;
    else if (ownerOf(marble) === me) reach = step - 1;
    else {
      reach = Math.min(reach, Math.max(step, nearest));
      nearest = Math.min(step, nearest);
    }
  }
  return reach;
};

/** From this cell of the zone on. */
const freeSafeCells = (standing: Standing, seat: Seat, first: number): number => {
  let cell = first;
  while (cell < SAFE_CELLS && marbleOn(standing, safeSpot(seat, cell)) === null) cell++;
  return cell - first;
};

/** Whom a move sends home that nothing stops, in the order they are met: a sweeping marble all, any other whoever stands on its target. */
export const captivesOf = (
  standing: Standing,
  me: Seat,
  marble: number,
  { steps, manner }: Stride,
): readonly number[] => {
  const captives: number[] = [];
  for (let step = manner === 'sweeping' ? 1 : steps; step <= steps; step++) {
    const met = marbleOn(standing, spotAfter(standing, me, marble, step));
    if (met !== null) captives.push(met);
  }
  return captives;
};
