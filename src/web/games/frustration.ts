import type { Action } from '../../client/types.js';
import type { Way } from '../board/ways.js';
import { board } from '../catalogue/spoken-later.js';

/** The dice that wait are the roll. To keep it or to undo it there are buttons. */
export const ways = ({ type }: Action<'frustration'>): readonly Way[] =>
  type === 'roll' ? [[{ at: '[data-action="roll"]', says: board.dice }]] : [];
