import type { Seat } from '../../../engine/game.js';
import { legal } from '../legal.js';
import type { Action, State } from '../model.js';
import { layOut } from '../position.js';
import { appraise, type Taste } from './appraisal.js';

/** The action that looks best at once. */
export const mostPromising = (state: State, seat: Seat, taste: Taste): Action => {
  const [best] = byPromise(state, seat, taste, 1);
  if (best === undefined) throw new RangeError('nobody asks a seat that is not to act');
  return best;
};

/** The most promising actions, the best first. */
export const byPromise = (state: State, seat: Seat, taste: Taste, most: number): readonly Action[] => {
  const position = layOut(state);
  const appraised = legal(state, seat).map((action) => ({
    action,
    worth: appraise(state, position, seat, action, taste),
  }));
  return appraised
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ action }) => action);
};
