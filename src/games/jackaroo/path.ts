import type { Seat } from '../../engine/ruleset.js';
import { type Objection, type Standing, spotOfMarble } from './position.js';
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

/** The spot after some steps of a path that exists. */
export const spotAfter = (standing: Standing, me: Seat, marble: number, steps: number): number => {
  const from = spotOfMarble(standing, marble);
  if (isSafe(from)) return from + steps;
  const inside = stepsToTurn(standing, me, marble, steps);
  if (steps > inside) return safeSpot(me, steps - inside - 1);
  const cell = from + steps;
  return cell < 0 ? cell + CELLS : cell < CELLS ? cell : cell - CELLS;
};

/** Steps before a marble turns in. Only the acting seat's own one, going forward, does so at its entry; all others stay on the ring. */
export const stepsToTurn = (standing: Standing, me: Seat, marble: number, steps: number): number =>
  steps > 0 && ownerOf(marble) === me
    ? stepsToEntry(standing.seats, me, spotOfMarble(standing, marble))
    : CELLS;

/** Why there is no such path; null when there is one. */
export const objectionToPath = (
  standing: Standing,
  me: Seat,
  marble: number,
  steps: number,
): Objection | null => {
  const spot = spotOfMarble(standing, marble);
  if (spot === HOME) return { code: 'marble-not-on-board', marble };
  if (isSafe(spot) && steps < 0) return { code: 'backwards-in-safe-zone', marble, spot };
  return steps > longestPath(standing, me, marble, steps) ? { code: 'rank-too-high', marble, spot } : null;
};

/** How far the path of a marble goes that is not at home, whoever stands on it. */
export const longestPath = (standing: Standing, me: Seat, marble: number, steps: number): number => {
  const spot = spotOfMarble(standing, marble);
  return isOnTrack(spot)
    ? stepsToTurn(standing, me, marble, steps) + SAFE_CELLS
    : SAFE_CELLS - 1 - safeCellOf(spot);
};
