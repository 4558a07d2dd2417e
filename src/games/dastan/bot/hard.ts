import type { Outlook } from '../../../engine/bot.js';
import type { Chance } from '../../../engine/chance/chance.js';
import type { Action, Dastan } from '../model.js';
import { bestMove, deepen, movesOf } from './deepening.js';
import { TASTE, type Taste } from './judgement.js';
import { bestTaking } from './offers.js';
import { Search } from './search.js';
import { actionOf, studyOf } from './study.js';

export interface Manner {
  readonly taste: Taste;
  readonly nodes: number;
  readonly deepest: number;
  readonly captures: number;
  readonly offerDepth: number;
  readonly offersTaken: number;
  readonly jumpWorth: number;
  readonly margin: number;
}

export const MANNER: Manner = {
  taste: TASTE,
  nodes: 60_000,
  deepest: 12,
  captures: 2,
  offerDepth: 3,
  offersTaken: 2,
  jumpWorth: 2,
  margin: 3,
};

export const thinking =
  (manner: Manner) =>
  (outlook: Outlook<Dastan>): Action => {
    const state = outlook.imagine();
    const study = studyOf(state);
    const { taste, nodes, captures } = manner;
    const hasTime = (): boolean => outlook.hasTime();
    const search = new Search(study, taste, { nodes, captures, hasTime });
    const moves = shuffled(movesOf(study), outlook.chance);
    const plan = deepen(search, study, moves, manner.deepest);
    const own = plan.move === null ? PASS : actionOf(plan.move);
    const mayTake = outlook.legal.some((action) => action.type === 'takeOffer');
    if (!mayTake || state.offersTaken >= manner.offersTaken || plan.worth > 500_000) return own;
    const second = new Search(study, taste, { nodes, captures, hasTime });
    const floor = bestMove(second, study, moves, manner.offerDepth).worth;
    const taking = bestTaking(
      second,
      study,
      state,
      manner.offerDepth,
      floor + manner.margin,
      manner.jumpWorth,
    );
    return taking === null ? own : { type: 'takeOffer', position: taking.position };
  };

const PASS: Action = { type: 'pass' };

const shuffled = (items: readonly number[], chance: Chance): readonly number[] => {
  const left = items.slice();
  const mixed: number[] = [];
  while (left.length > 0) {
    const item = chance.pick(left);
    left.splice(left.indexOf(item), 1);
    mixed.push(item);
  }
  return mixed;
};
