import { itemAt } from '../../../engine/item-at.js';
import type { Seat } from '../../../engine/ruleset.js';
import { type Standing, spotOfMarble } from '../position.js';
import {
  baseOf,
  CELLS,
  firstMarble,
  HOME,
  isOnTrack,
  isSafe,
  MARBLES_EACH,
  ownerOf,
  safeCellOf,
  stepsToEntry,
} from '../track.js';

/**
 * How likely a seat is to win, as log odds that only mean something beside those of the other seats.
 * The figures were fitted to who won some thousand games, from the positions in which all hands were empty.
 */
const prospectsOf = (standing: Standing, seat: Seat): number => {
  const first = firstMarble(seat);
  const base = baseOf(standing.seats, seat);
  let sum = 0;
  let home = 0;
  let zone = 0;
  for (let marble = first; marble < first + MARBLES_EACH; marble++) {
    const spot = spotOfMarble(standing, marble);
    if (spot === HOME) home++;
    else if (isSafe(spot)) zone |= 1 << safeCellOf(spot);
    else if (spot === base) sum += ON_BASE;
    else
      sum +=
        itemAt(ON_TRACK, stepsToEntry(standing.seats, seat, spot)) - DANGER * hunters(standing, seat, spot);
  }
  return sum + itemAt(AT_HOME, home) + itemAt(IN_ZONE, zone);
};

/** How many opponents stand so close behind that one card may catch a marble on this cell. */
const hunters = ({ spots }: Standing, seat: Seat, cell: number): number => {
  let count = 0;
  for (let marble = 0; marble < spots.length; marble++) {
    const spot = itemAt(spots, marble);
    if (!isOnTrack(spot) || ownerOf(marble) === seat) continue;
    const behind = (cell - spot + CELLS) % CELLS;
    if (behind <= LONGEST_MOVE) count++;
  }
  return count;
};

const LONGEST_MOVE = 13;
const DANGER = 0.045;

/** The chance of the seat to win against the others. */
export const chanceToWin = (standing: Standing, seat: Seat): number => {
  const own = prospectsOf(standing, seat);
  let odds = 0;
  for (let other = 0; other < standing.seats; other++) odds += Math.exp(prospectsOf(standing, other) - own);
  return 1 / odds;
};

/** By how many marbles are at home. */
const AT_HOME: readonly number[] = [0, -0.31, -0.51, -0.74, -0.97];

const ON_BASE = -0.08;

/** A marble between its entry and its base goes round again. */
const PAST_THE_ENTRY = -0.12;

/** Steps to the entry, and what it is worth to stand there; between two of these it is in between. */
const MILESTONES: readonly (readonly [steps: number, worth: number])[] = [
  [0, 0.22],
  [1, 0.27],
  [4, 0.27],
  [6, 0.29],
  [9, 0.32],
  [13, 0.2],
  [18, 0.14],
  [25, 0.06],
  [35, 0],
  [50, -0.06],
  [65, -0.11],
  [80, -0.12],
  [98, -0.12],
];

/** By steps to the entry. */
const ON_TRACK: readonly number[] = Array.from({ length: CELLS }, (_, steps) => {
  const next = MILESTONES.findIndex(([milestone]) => milestone >= steps);
  const [far, farWorth] = MILESTONES[next] ?? [0, PAST_THE_ENTRY];
  const [near, nearWorth] = MILESTONES[next - 1] ?? [far, farWorth];
  return far === near ? farWorth : nearWorth + ((farWorth - nearWorth) * (steps - near)) / (far - near);
});

/** By which of the four safe cells are taken, the one next to the entry as the lowest bit. */
const IN_ZONE: readonly number[] = [
  -0.98, -0.52, -0.47, -0.06, -0.67, -0.3, -0.16, 0.04, -0.46, -0.15, -0.08, 0.29, 0.09, 0.58, 1, 3,
];
