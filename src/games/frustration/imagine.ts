import type { Table } from '../../engine/ruleset.js';
import type { Options, State, View } from './model.js';

/** Nothing is hidden, so the view is the position. */
export const imagine = (view: View, { options }: Table<Options>): State => {
  const { lastRoll, turns, undosLeft } = view;
  return {
    options,
    indices: view.pieces.map(({ index }) => index),
    turns,
    undosLeft,
    turnOf: view.turnOf ?? view.winner ?? 0,
    phase: view.phase ?? view.outcome ?? 'roll',
    lastRoll:
      lastRoll === null
        ? null
        : { seat: lastRoll.seat, dice: lastRoll.dice, total: lastRoll.total, before: lastRoll.before },
  };
};
