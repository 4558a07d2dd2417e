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
    turn: view.seatToAct ?? view.winner ?? 0,
    phase: phaseOf(view),
    lastRoll:
      lastRoll === null
        ? null
        : { seat: lastRoll.seat, dice: lastRoll.dice, total: lastRoll.total, before: lastRoll.before },
  };
};

const phaseOf = ({ phase, outcome }: View): State['phase'] =>
  phase === 'to-roll' || phase === 'to-decide' ? phase : (outcome ?? 'to-roll');
