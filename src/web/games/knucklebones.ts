import type { Action, View } from '../../client/types.js';
import type { Way } from '../board/ways.js';
import { board } from '../catalogue/spoken-later.js';

/** A die goes into a column of one's own board. */
export const ways = ({ column }: Action<'knucklebones'>, view: View<'knucklebones'>): readonly Way[] => [
  [
    {
      at: `[data-column="${column}"][data-seat="${view.seatToAct}"]`,
      says: board.nthColumn(column),
    },
  ],
];
