import type { Seat } from '../../engine/ruleset.js';
import { FORWARD, reachOf } from './movement.js';
import { type Standing, spotOfMarble } from './position.js';
import { firstMarble, HOME, MARBLES_EACH, placeInSeat } from './track.js';

/** A board as the seat to act looks at it, with what is asked for every card of its hand. */
export interface Outlook {
  readonly standing: Standing;
  /** How far each of its marbles can go forward, one after another. */
  readonly reaches: readonly number[];
}

export const outlookOf = (standing: Standing, seat: Seat): Outlook => {
  const first = firstMarble(seat);
  const reaches = [0, 0, 0, 0];
  for (let n = 0; n < MARBLES_EACH; n++)
    if (spotOfMarble(standing, first + n) !== HOME)
      reaches[n] = reachOf(standing, seat, first + n, FORWARD, 'plain');
  return { standing, reaches };
};

/** Whether an own marble can go so far forward. */
export const canReach = ({ reaches }: Outlook, marble: number, steps: number): boolean =>
  steps <= (reaches[placeInSeat(marble)] ?? 0);
