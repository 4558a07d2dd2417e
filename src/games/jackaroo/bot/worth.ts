import { itemAt } from '../../../engine/item-at.js';
import type { Seat } from '../../../engine/ruleset.js';
import { type Standing, spotOfMarble } from '../position.js';
import { firstMarble, HOME, isSafe, MARBLES_EACH, safeCellOf, stepsToEntry } from '../track.js';

/** A marble that is out of home at all: only an Ace or a King brings it out. In steps, as all worths here are. */
const OUT = 40;
const WHOLE_WAY = 99;
/** A marble that nobody can catch any more. */
const SAFE = 30;
const SAFE_CELL = 3;
/** A marble that need not move again: it stands at the far end of the zone, or behind others that do. */
const SETTLED = 10;

/** What the marbles of a seat are worth to it, at a glance. */
export const worthOfSeat = (standing: Standing, seat: Seat): number => {
  const first = firstMarble(seat);
  let worth = 0;
  let zone = 0;
  for (let marble = first; marble < first + MARBLES_EACH; marble++) {
    const spot = spotOfMarble(standing, marble);
    worth += worthOfSpot(standing.seats, seat, spot);
    if (isSafe(spot)) zone |= 1 << safeCellOf(spot);
  }
  return worth + SETTLED * itemAt(SETTLED_MARBLES, zone);
};

const worthOfSpot = (seats: number, seat: Seat, spot: number): number => {
  if (spot === HOME) return 0;
  if (isSafe(spot)) return OUT + WHOLE_WAY + SAFE + SAFE_CELL * safeCellOf(spot);
  return OUT + WHOLE_WAY - stepsToEntry(seats, seat, spot);
};

/** By the cells taken, as bits: how many marbles stand at the far end without a gap. */
const SETTLED_MARBLES: readonly number[] = Array.from({ length: 2 ** MARBLES_EACH }, (_, zone) => {
  let settled = 0;
  while (settled < MARBLES_EACH && (zone >> (MARBLES_EACH - 1 - settled)) & 1) settled++;
  return settled;
});
