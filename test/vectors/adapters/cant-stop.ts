import { cantStop } from '../../../src/games/cant-stop/index.js';
import type { CantStop, View, ViewColumn } from '../../../src/games/cant-stop/model.js';
import type { Adapter, Replayed } from './adapter.js';
import { faces, winOrDraw } from './dice-vector.js';

/** Vectors name only the columns where there is something. */
const byColumn = (columns: readonly ViewColumn[], of: (column: ViewColumn) => number | null) =>
  Object.fromEntries(columns.flatMap((each) => (of(each) === null ? [] : [[each.column, of(each)]])));

const PHASES: Readonly<Record<View['phase'], string>> = {
  'to-roll': 'toRoll',
  'to-choose': 'toAdvance',
  'to-decide': 'toDecide',
  midway: 'midway',
  over: 'finished',
};

const said = ({ state }: Replayed<CantStop>) => {
  const { seatToAct: turn, phase, dice, bust, columns, scores } = cantStop.view(state, 'spectator');
  return {
    turn,
    phase: PHASES[phase],
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
  options: (given) =>
    given.occupiedSpaces === 'mustRoll' ? { ...given, occupiedSpaces: 'must-roll' } : given,
  seats: (vector) => Number(vector.seats),
  script: faces,
  start: (vector, opened) => ({ said: said(opened), expected: vector.start }),
  step: (expected, after) => ({ said: said(after), expected }),
  result: (vector, last) => ({ said: winOrDraw(last.outcome), expected: vector.result }),
};
