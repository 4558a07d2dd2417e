import { anyOf, type Outlook } from '../../../engine/bot.js';
import { needed } from '../../../engine/item-at.js';
import type { Action, Frustration, State } from '../model.js';
import { indexOf } from '../roll.js';

const MEAN_FACE = 3.5;

/** Takes back a roll that brought less than half of what a roll usually brings. */
export const secondThoughts = ({ seat, legal, chance, imagine }: Outlook<Frustration>): Action => {
  const state = imagine();
  if (state.phase === 'to-roll') return anyOf(legal, chance);
  return broughtBy(state, seat) < (MEAN_FACE * state.options.dice) / 2 ? { type: 'undo' } : { type: 'keep' };
};

/** Squares won by the mover, and squares the others were sent back. */
const broughtBy = (state: State, seat: number): number => {
  let squares = 0;
  for (const [piece, before] of needed(state.lastRoll, 'a roll').before.entries()) {
    const walked = indexOf(state, piece) - before;
    squares += piece === seat ? walked : -walked;
  }
  return squares;
};
