import type { Seat } from '../../../engine/game.js';
import type { Standing } from '../position.js';
import { spotOfMarble } from '../position.js';
import { firstMarble, HOME, isSafe, MARBLES_EACH, safeCellOf, stepsToEntry } from '../track.js';

/** All worths are in steps of a marble. */
export interface Worths {
  /** A marble that is out of home at all: only an Ace or a King brings it out. */
  readonly out: number;
  /** A marble that nobody can catch any more. */
  readonly safe: number;
  readonly safeCell: number;
  /** All marbles behind it in the zone, so that it need not move again. */
  readonly settled: number;
}

export const WORTHS: Worths = { out: 40, safe: 30, safeCell: 3, settled: 10 };

const ROUND = 99;

/** What the marbles of a seat are worth to it. */
export const worthOfSeat = (standing: Standing, seat: Seat, worths: Worths = WORTHS): number => {
  const first = firstMarble(seat);
  let worth = 0;
  let zone = 0;
  for (let marble = first; marble < first + MARBLES_EACH; marble++) {
    const spot = spotOfMarble(standing, marble);
    worth += worthOfSpot(standing.seats, seat, spot, worths);
    if (isSafe(spot)) zone |= 1 << safeCellOf(spot);
  }
  return worth + worths.settled * (SETTLED[zone] ?? 0);
};

export const worthOfSpot = (seats: number, seat: Seat, spot: number, worths: Worths): number => {
  if (spot === HOME) return 0;
  if (isSafe(spot)) return worths.out + ROUND + worths.safe + worths.safeCell * safeCellOf(spot);
  return worths.out + ROUND - stepsToEntry(seats, seat, spot);
};

/** By the cells taken, as bits: how many marbles stand at the far end without a gap. */
const SETTLED: readonly number[] = Array.from({ length: 16 }, (_, zone) => {
  let settled = 0;
  while (settled < MARBLES_EACH && (zone >> (MARBLES_EACH - 1 - settled)) & 1) settled++;
  return settled;
});
