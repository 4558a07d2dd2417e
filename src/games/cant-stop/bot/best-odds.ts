import type { Chanced, Judge, Outlook } from '../../../engine/bot.js';
import type { Action, CantStop } from '../model.js';
import { Prospects } from './prospects.js';
import { TurnSearch } from './turn-search.js';

const ANY_TIME = () => true;

/** Plays the turn that makes winning likeliest. */
export const bestOdds = (outlook: Outlook<CantStop>): Action => {
  const [only, ...others] = outlook.legal;
  if (only === undefined) throw new RangeError('there is nothing to choose from');
  if (others.length === 0) return only;
  return chancesOfTurn(outlook).reduce((best, it) => (it.chance > best.chance ? it : best)).action;
};

/** At a glance first, then thoroughly if there is time. */
const chancesOfTurn = ({ seat, legal, imagine, hasTime }: Outlook<CantStop>): readonly Chanced<Action>[] => {
  const state = imagine();
  const prospects = new Prospects(state, seat);
  const by = (search: TurnSearch): readonly Chanced<Action>[] =>
    legal.map((action) => ({ action, chance: oddsOf(action, search), error: 0 }));
  const atAGlance = by(new TurnSearch(state, prospects, 'glance', ANY_TIME));
  const search = new TurnSearch(state, prospects, 'thorough', hasTime);
  const thorough = by(search);
  return search.isCutShort ? atAGlance : thorough;
};

export const judge: Judge<CantStop> = { chances: chancesOfTurn, doubt: 0.03 };

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
