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
  const from = spotOfMarble(standing, marble);
  const inside = stepsToTurn(standing, me, marble, stride.steps);
  if (isBeyond(from, stride.steps, inside)) return objectionToPath(marble, from, stride.steps);
  const met = metOn(standing, me, from, stride.steps, inside);
  return met === NOBODY ? null : objectionToMeeting(standing, me, stride, inside, met);
};

/** The spot after some steps of a path that exists. */
export const spotAfter = (standing: Standing, me: Seat, marble: number, steps: number): number =>
  endOf(me, spotOfMarble(standing, marble), steps, stepsToTurn(standing, me, marble, steps));

/** What a move brings that nothing keeps from happening. */
export interface Step {
  readonly to: number;
  /** Who is sent home, in the order they are met. */
  readonly captives: readonly number[];
}

export const stepBy = (standing: Standing, me: Seat, marble: number, stride: Stride): Step => {
  const from = spotOfMarble(standing, marble);
  const inside = stepsToTurn(standing, me, marble, stride.steps);
  const met = metOn(standing, me, from, stride.steps, inside);
  return { to: endOf(me, from, stride.steps, inside), captives: captivesOf(met, stride) };
};

// A path is where it begins, its steps, and the steps before it turns in; these travel as numbers, since thousands are walked in a game.

/** Steps before a marble turns in. Only the acting seat's own one, going forward, does so at its entry; all others stay on the ring. */
const stepsToTurn = (standing: Standing, me: Seat, marble: number, steps: number): number =>
  steps > 0 && ownerOf(marble) === me
    ? stepsToEntry(standing.seats, me, spotOfMarble(standing, marble))
    : CELLS;

const endOf = (me: Seat, from: number, steps: number, inside: number): number => {
  if (isSafe(from)) return from + steps;
  if (steps > inside) return safeSpot(me, steps - inside - 1);
  const cell = from + steps;
  return cell < 0 ? cell + CELLS : cell < CELLS ? cell : cell - CELLS;
};

const captivesOf = (met: readonly Met[], { steps, manner }: Stride): readonly number[] => {
  if (met === NOBODY) return NO_CAPTIVES;
  const captives: number[] = [];
  for (const { marble, step } of met)
    if (manner === 'sweeping' || step === Math.abs(steps)) captives.push(marble);
  return captives;
};

const NO_CAPTIVES: readonly number[] = [];

/** Whether there is no such path. */
const isBeyond = (from: number, steps: number, inside: number): boolean =>
  isOnTrack(from)
    ? steps > inside + SAFE_CELLS
    : from === HOME || steps < 0 || safeCellOf(from) + steps >= SAFE_CELLS;

const objectionToPath = (marble: number, from: number, steps: number): Objection => {
  if (from === HOME) return { code: 'marble-not-on-board', marble };
  if (isSafe(from) && steps < 0) return { code: 'backwards-in-safe-zone', marble, spot: from };
  return { code: 'rank-too-high', marble, spot: from };
};

const objectionToMeeting = (
  standing: Standing,
  me: Seat,
  { steps, manner }: Stride,
  inside: number,
  met: readonly Met[],
): Objection | null => {
  let passed = 0;
  for (const { marble, step } of met) {
    const spot = spotOfMarble(standing, marble);
    if (isSafe(spot)) return { code: 'safe-zone-blocked', marble, spot };
    if (isOnOwnBase(standing, marble)) return { code: 'base-cell-blocked', marble, spot };
    if (manner === 'sweeping') continue;
    if (ownerOf(marble) === me) return { code: 'self-blocked', marble, spot };
    if (step === Math.abs(steps)) continue;
    if (step === inside) return { code: 'safe-entry-blocked', marble, spot };
    if (++passed === 2) return { code: 'path-blocked', marble, spot };
  }
  return null;
};

/** A marble on the way, and at which step it is met. */
interface Met {
  readonly marble: number;
  readonly step: number;
}

const NOBODY: readonly Met[] = [];

/** Everybody on a path that exists, in the order they are met. Most paths are free: it asks where the marbles are, not who is on each cell. */
const metOn = (
  { spots }: Standing,
  me: Seat,
  from: number,
  steps: number,
  inside: number,
): readonly Met[] => {
  const length = Math.abs(steps);
  let met = NOBODY;
  for (let marble = 0; marble < spots.length; marble++) {
    const spot = spots[marble] ?? HOME;
    if (spot === HOME) continue;
    const step = stepTo(spot, me, from, steps, inside);
    if (step <= length) met = withNext(met, { marble, step });
  }
  return met;
};

const withNext = (met: readonly Met[], next: Met): readonly Met[] => {
  if (met === NOBODY) return [next];
  const place = met.findIndex(({ step }) => step > next.step);
  return met.toSpliced(place === -1 ? met.length : place, 0, next);
};

/** More steps than any card has: the path never comes there. */
const NEVER = CELLS;

/** At which step a path comes to a spot. */
const stepTo = (spot: number, me: Seat, from: number, steps: number, inside: number): number => {
  if (isSafe(from)) return spot > from ? spot - from : NEVER;
  if (!isOnTrack(spot)) return spot >= safeSpot(me, 0) ? inside + 1 + spot - safeSpot(me, 0) : NEVER;
  const step = steps > 0 ? spot - from : from - spot;
  const ahead = step > 0 ? step : step + CELLS;
  return ahead <= inside ? ahead : NEVER;
};
