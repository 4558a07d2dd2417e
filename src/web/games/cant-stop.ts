import type { Action } from '../../client/types.js';
import type { Spot, Way } from '../board/ways.js';
import { board } from '../catalogue/spoken-later.js';

/** A pairing of dice in the tray, or the columns themselves one after the other; the runners at rest are the roll. */
export const ways = (action: Action<'cant-stop'>): readonly Way[] => {
  switch (action.type) {
    case 'roll':
      return [[{ at: '[data-action="roll"]', says: board.dice }]];
    case 'stop':
      return [];
    case 'advance':
      return [[pairing(action.columns)], ...inAnyOrder([...new Set(action.columns)]).map(climb)];
  }
};

const pairing = (columns: readonly number[]): Spot => ({
  at: `[data-columns="${columns.join()}"]`,
  says: board.diceFor(columns),
});

const climb = (columns: readonly number[]): Way =>
  columns.map((column) => ({ at: `g[data-column="${column}"]`, says: board.column(column) }));

const inAnyOrder = (columns: readonly number[]): readonly (readonly number[])[] =>
  columns.length === 2 ? [columns, columns.toReversed()] : [columns];
