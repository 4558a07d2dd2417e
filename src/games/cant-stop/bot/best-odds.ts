import type { Outlook } from '../../../engine/bot.js';
import type { Action, CantStop } from '../model.js';
import { Prospects } from './prospects.js';
import { TurnSearch } from './turn-search.js';

const ANY_TIME = () => true;

/** Plays the turn that makes winning likeliest: at a glance first, then thoroughly if there is time. */
export const bestOdds = ({ seat, legal, imagine, hasTime }: Outlook<CantStop>): Action => {
  const [only, ...others] = legal;
  if (only === undefined) throw new RangeError('there is nothing to choose from');
  if (others.length === 0) return only;
  const state = imagine();
  const prospects = new Prospects(state, seat);
  const atAGlance = likeliest(legal, new TurnSearch(state, prospects, 'glance', ANY_TIME), only);
  const search = new TurnSearch(state, prospects, 'thorough', hasTime);
  const thorough = likeliest(legal, search, only);
  return search.isCutShort ? atAGlance : thorough;
};

const likeliest = (actions: readonly Action[], search: TurnSearch, start: Action): Action => {
  let best = start;
  let most = -1;
  for (const action of actions) {
    const odds = oddsOf(action, search);
    if (odds <= most) continue;
    most = odds;
    best = action;
  }
  return best;
};

const oddsOf = (action: Action, search: TurnSearch): number => {
  switch (action.type) {
    case 'roll':
      return search.ifRolled();
    case 'stop':
      return search.ifStopped();
    case 'advance':
      return search.ifAdvanced(action);
  }
};
