import { itemAt } from '../../engine/item-at.js';
import type { Seat } from '../../engine/ruleset.js';
import { isOnOwnBase, type Objection, type Standing, spotOfMarble } from './position.js';
import {
  CELLS,
  HOME,
  isOnTrack,
  isSafe,
  ownerOf,
  SAFE_CELLS,
  safeCellOf,
  safeSpot,
  stepsToEntry,
} from './track.js';

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
  standing: Standing,
  me: Seat,
  marble: number,
  stride: Stride,
): Objection | null => {
  if (stride.whose === 'own' && ownerOf(marble) !== me) return { code: 'wrong-marble-owner', marble };
  const missing = objectionToPath(standing, me, marble, stride.steps);
  return missing ?? objectionOnPath(standing, me, marble, stride);
};

/** The spot after some steps of a path that exists. */
export const spotAfter = (standing: Standing, me: Seat, marble: number, steps: number): number => {
  const from = spotOfMarble(standing, marble);
  if (isSafe(from)) return from + steps;
  const beforeTurningIn = stepsBeforeTurningIn(standing, me, marble, steps);
  if (steps > beforeTurningIn) return safeSpot(me, steps - beforeTurningIn - 1);
  return (from + steps + CELLS) % CELLS;
};

/** Only the acting seat's own marble, going forward, turns in at its entry; all others stay on the ring. */
const stepsBeforeTurningIn = (standing: Standing, me: Seat, marble: number, steps: number): number =>
  steps > 0 && ownerOf(marble) === me
    ? stepsToEntry(standing.seats, me, spotOfMarble(standing, marble))
    : CELLS;

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

const objectionOnPath = (standing: Standing, me: Seat, mover: number, stride: Stride): Objection | null => {
  let passed = 0;
  for (const { marble, step } of metOnPath(standing, me, mover, stride.steps)) {
    const spot = spotOfMarble(standing, marble);
    if (isSafe(spot)) return { code: 'safe-zone-blocked', marble, spot };
    if (isOnOwnBase(standing, marble)) return { code: 'base-cell-blocked', marble, spot };
    if (stride.manner === 'sweeping') continue;
    if (ownerOf(marble) === me) return { code: 'self-blocked', marble, spot };
    if (step === Math.abs(stride.steps)) continue;
    if (step === stepsBeforeTurningIn(standing, me, mover, stride.steps))
      return { code: 'safe-entry-blocked', marble, spot };
    if (++passed === 2) return { code: 'path-blocked', marble, spot };
  }
  return null;
};

const NO_CAPTIVES: readonly number[] = [];

/** Who is sent home by a move that nothing keeps from happening, in the order they are met. */
export const captives = (standing: Standing, me: Seat, mover: number, stride: Stride): readonly number[] => {
  const met = metOnPath(standing, me, mover, stride.steps);
  if (met.length === 0) return NO_CAPTIVES;
  const target = Math.abs(stride.steps);
  return met
    .filter(({ step }) => stride.manner === 'sweeping' || step === target)
    .map(({ marble }) => marble);
};

/** A marble on the way, and at which step it is met. */
interface Met {
  readonly marble: number;
  readonly step: number;
}

const NOBODY: readonly Met[] = [];

/** Everybody on a path that exists, in the order they are met. Most paths are free: it asks where the marbles are, not who is on each cell. */
const metOnPath = (standing: Standing, me: Seat, mover: number, steps: number): readonly Met[] => {
  const { spots } = standing;
  const from = spotOfMarble(standing, mover);
  const inside = stepsBeforeTurningIn(standing, me, mover, steps);
  const length = Math.abs(steps);
  let met: readonly Met[] = NOBODY;
  for (let marble = 0; marble < spots.length; marble++) {
    const spot = itemAt(spots, marble);
    if (spot === HOME) continue;
    const step = stepTo(spot, from, me, steps, inside);
    if (step <= length) met = withNext(met, { marble, step });
  }
  return met;
};

const withNext = (met: readonly Met[], next: Met): readonly Met[] =>
  met.length === 0 ? [next] : [...met, next].sort((one, other) => one.step - other.step);

/** More steps than any card has: the path never comes there. */
const NEVER = CELLS;

/** At which step a path comes to a spot. */
const stepTo = (spot: number, from: number, me: Seat, steps: number, inside: number): number => {
  if (isSafe(from)) return spot > from ? spot - from : NEVER;
  if (!isOnTrack(spot)) return spot >= safeSpot(me, 0) ? inside + 1 + spot - safeSpot(me, 0) : NEVER;
  const step = steps > 0 ? spot - from : from - spot;
  const ahead = step > 0 ? step : step + CELLS;
  return ahead <= inside ? ahead : NEVER;
};
