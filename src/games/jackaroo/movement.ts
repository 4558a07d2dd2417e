import type { Seat } from '../../engine/ruleset.js';
import {
  isOnOwnBase,
  type Objection,
  occupantOf,
  type Position,
  type Standing,
  spotOfMarble,
  VACANT,
} from './position.js';
import { CELLS, HOME, isSafe, ownerOf, SAFE_CELLS, safeCellOf, safeSpot, stepsToEntry } from './track.js';

/** A move as a card allows it. */
export interface Stride {
  /** Negative: backward. */
  readonly steps: number;
  readonly whose: 'own' | 'any';
  /** A sweeping marble sends home whatever it meets; any other must find its way. */
  readonly manner: 'plain' | 'sweeping';
}

/** What keeps this seat from moving this marble so: first the path itself, then who stands on it. */
export const objectionToMove = (
  position: Position,
  me: Seat,
  marble: number,
  stride: Stride,
): Objection | null => {
  if (stride.whose === 'own' && ownerOf(marble) !== me) return { code: 'wrong-marble-owner', marble };
  const missing = objectionToPath(position, me, marble, stride.steps);
  return missing ?? objectionOnPath(position, me, marble, stride);
};

/** The spot after some steps of a path that exists. */
export const spotAfter = (standing: Standing, me: Seat, marble: number, steps: number): number => {
  const from = spotOfMarble(standing, marble);
  return spotOnPath(from, me, steps, stepsBeforeTurningIn(standing, me, marble, from, steps));
};

/** Only the acting seat's own marble, going forward, turns in at its entry; all others stay on the ring. */
const stepsBeforeTurningIn = (
  standing: Standing,
  me: Seat,
  marble: number,
  from: number,
  steps: number,
): number => (steps > 0 && ownerOf(marble) === me ? stepsToEntry(standing.seats, me, from) : CELLS);

const spotOnPath = (from: number, me: Seat, steps: number, beforeTurningIn: number): number => {
  if (isSafe(from)) return from + steps;
  if (steps > beforeTurningIn) return safeSpot(me, steps - beforeTurningIn - 1);
  const cell = from + steps;
  if (cell < 0) return cell + CELLS;
  return cell < CELLS ? cell : cell - CELLS;
};

const objectionToPath = (standing: Standing, me: Seat, marble: number, steps: number): Objection | null => {
  const spot = spotOfMarble(standing, marble);
  if (spot === HOME) return { code: 'marble-not-on-board', marble };
  if (isSafe(spot)) {
    if (steps < 0) return { code: 'backwards-in-safe-zone', marble, spot };
    return safeCellOf(spot) + steps < SAFE_CELLS ? null : { code: 'rank-too-high', marble, spot };
  }
  if (steps < 0 || ownerOf(marble) !== me) return null;
  const reach = stepsToEntry(standing.seats, me, spot) + SAFE_CELLS;
  return steps <= reach ? null : { code: 'rank-too-high', marble, spot };
};

const objectionOnPath = (position: Position, me: Seat, mover: number, stride: Stride): Objection | null => {
  const length = Math.abs(stride.steps);
  const direction = Math.sign(stride.steps);
  const from = spotOfMarble(position, mover);
  const inside = stepsBeforeTurningIn(position, me, mover, from, stride.steps);
  let passed = 0;
  for (let step = 1; step <= length; step++) {
    const spot = spotOnPath(from, me, step * direction, inside);
    const marble = occupantOf(position, spot);
    if (marble === VACANT) continue;
    if (isSafe(spot)) return { code: 'safe-zone-blocked', marble, spot };
    if (isOnOwnBase(position, marble)) return { code: 'base-cell-blocked', marble, spot };
    if (stride.manner === 'sweeping') continue;
    if (ownerOf(marble) === me) return { code: 'self-blocked', marble, spot };
    if (step === length) continue;
    if (step === inside) return { code: 'safe-entry-blocked', marble, spot };
    if (++passed === 2) return { code: 'path-blocked', marble, spot };
  }
  return null;
};

/** Who is sent home by a move that nothing keeps from happening, in the order they are met. */
export const captives = (position: Position, me: Seat, mover: number, stride: Stride): readonly number[] => {
  const caught: number[] = [];
  const length = Math.abs(stride.steps);
  for (let step = stride.manner === 'sweeping' ? 1 : length; step <= length; step++) {
    const spot = spotAfter(position, me, mover, step * Math.sign(stride.steps));
    const marble = occupantOf(position, spot);
    if (marble !== VACANT) caught.push(marble);
  }
  return caught;
};
