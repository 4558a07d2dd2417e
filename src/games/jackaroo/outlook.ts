import type { Seat } from '../../engine/ruleset.js';
import type { State } from './model.js';
import { FORWARD, reachOf } from './movement.js';
import { type Position, positionOf } from './position.js';
import { firstMarble, MARBLES_EACH } from './track.js';

/** A position as the seat to act looks at it, with what is asked for every card of its hand. */
export interface Outlook extends Position {
  /** How far each of its marbles can go forward, one after another. */
  readonly reaches: readonly number[];
}

export const outlookOf = (state: State, seat: Seat): Outlook => {
  const { seats, spots, hands } = positionOf(state);
  const standing = { seats, spots };
  const first = firstMarble(seat);
  const reaches: number[] = [];
  for (let marble = first; marble < first + MARBLES_EACH; marble++)
    reaches.push(reachOf(standing, seat, marble, FORWARD, 'plain'));
  return { seats, spots, hands, reaches };
};

/** Whether an own marble can go so far forward. */
export const canReach = ({ reaches }: Outlook, marble: number, steps: number): boolean =>
  steps <= (reaches[marble % MARBLES_EACH] ?? 0);
