import type { Table } from '../../engine/ruleset.js';
import { NO_RUNNERS, type Options, STRIDE, type State, type View } from './model.js';

/** Nothing is hidden, so the view is the position. */
export const imagine = (view: View, table: Table<Options>): State => {
  const markers = new Array<number>(table.seats * STRIDE).fill(0);
  const owners = new Array<number | null>(STRIDE).fill(null);
  const runners = NO_RUNNERS.slice();
  for (const { column, owner, markers: standing, runner } of view.columns) {
    owners[column] = owner;
    runners[column] = runner;
    for (const [seat, space] of standing.entries()) markers[seat * STRIDE + column] = space;
  }
  const { seatToAct, dice, bust, freeRunners } = view;
  // Nobody imagines the middle of a decision: there is nothing to think about.
  const phase = view.phase === 'midway' ? 'to-roll' : view.phase;
  return { table, phase, turn: seatToAct ?? winner(view), dice, bust, markers, owners, runners, freeRunners };
};

/** A finished game ended on its winner's turn. */
const winner = ({ scores, columnsToWin }: View): number =>
  Math.max(
    0,
    scores.findIndex((score) => score >= columnsToWin),
  );
