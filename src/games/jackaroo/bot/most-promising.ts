import type { Seat } from '../../../engine/ruleset.js';
import { legal } from '../legal.js';
import type { Action, State } from '../model.js';
import { appraise, type Taste } from './appraisal.js';

/** The action that looks best at once. */
export const mostPromising = (state: State, seat: Seat, taste: Taste): Action => {
  let best: Action | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal(state, seat)) {
    const worth = appraise(state, seat, action, taste);
    if (worth <= most) continue;
    best = action;
    most = worth;
  }
  if (best === null) throw new RangeError('nobody asks a seat that is not to act');
  return best;
};

/** All legal actions, the most promising first. */
export const byPromise = (state: State, seat: Seat, taste: Taste): readonly Action[] => {
  return legal(state, seat)
    .map((action) => ({ action, worth: appraise(state, seat, action, taste) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ action }) => action);
};
