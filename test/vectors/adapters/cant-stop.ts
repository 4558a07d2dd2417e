import { cantStop } from '../../../src/games/cant-stop/index.js';
import type { CantStop, ViewColumn } from '../../../src/games/cant-stop/model.js';
import type { Adapter, Replayed } from './adapter.js';
import { faces, winOrDraw } from './dice-vector.js';

/** Vectors name only the columns where there is something. */
const byColumn = (columns: readonly ViewColumn[], of: (column: ViewColumn) => number | null) =>
  Object.fromEntries(columns.flatMap((each) => (of(each) === null ? [] : [[each.column, of(each)]])));

const said = ({ state }: Replayed<CantStop>) => {
  const { turn, phase, dice, bust, columns, scores } = cantStop.view(state, 'spectator');
  return {
    turn,
    phase,
    dice,
    positions: scores.map((_, seat) => byColumn(columns, ({ markers }) => markers[seat] || null)),
    runners: byColumn(columns, ({ runner }) => runner || null),
    claimed: byColumn(columns, ({ owner }) => owner),
    legal: turn === null ? [] : cantStop.legal(state, turn),
    ...(bust === null ? {} : { bust: bust.dice }),
  };
};

export const adapter: Adapter<CantStop> = {
  game: cantStop,
  seats: (vector) => Number(vector.seats),
  script: faces,
  start: (vector, opened) => ({ said: said(opened), expected: vector.start }),
  step: (expected, after) => ({ said: said(after), expected }),
  result: (vector, last) => ({ said: winOrDraw(last.outcome), expected: vector.result }),
};
