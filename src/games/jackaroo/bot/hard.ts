import type { Outlook } from '../../../engine/bot.js';
import type { Action, Jackaroo } from '../model.js';
import type { Taste } from './appraisal.js';
import { byPromise } from './most-promising.js';
import { rehearse } from './rehearsal.js';
import { WORTHS } from './worth.js';

export interface Manner {
  readonly play: Taste;
  readonly judge: Taste;
  readonly candidates: number;
  readonly worlds: number;
}

const CAREFUL: Taste = {
  worths: WORTHS,
  spite: 0.6,
  lostTurn: 4,
  keep: { A: 20, K: 20 },
  caution: 1,
};

export const MANNER: Manner = { play: CAREFUL, judge: CAREFUL, candidates: 8, worlds: 24 };

/** Tries the promising actions in one imagined world after another and takes the one that comes out best. */
export const rehearsing =
  (manner: Manner) =>
  (outlook: Outlook<Jackaroo>): Action => {
    const { seat, chance } = outlook;
    const candidates = byPromise(outlook.imagine(), seat, manner.play, manner.candidates);
    const sums = candidates.map(() => 0);
    for (let world = 0; world < manner.worlds && candidates.length > 1; world++) {
      const state = outlook.imagine();
      const worths: number[] = [];
      for (const candidate of candidates) {
        if (!outlook.hasTime()) break;
        worths.push(rehearse(state, seat, candidate, manner, chance));
      }
      if (worths.length < candidates.length) break;
      for (const [index, worth] of worths.entries()) sums[index] = (sums[index] ?? 0) + worth;
    }
    const best = sums.indexOf(Math.max(...sums));
    const [first] = outlook.legal;
    const chosen = candidates[best] ?? first;
    if (chosen === undefined) throw new RangeError('nobody asks a seat that is not to act');
    return chosen;
  };
