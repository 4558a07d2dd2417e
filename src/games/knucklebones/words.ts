import { itemAt } from '../../engine/item-at.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { counted, listed, nameOf, nth } from '../../engine/words.js';
import type { Action, Destroyed, Event, View } from './model.js';
import { lostPoints } from './score.js';

export const label = (view: View, action: Action): string =>
  `Place the ${view.die} in the ${nth(action.column)} column`;

export const describe = (event: Event, names: Names): string => {
  const who = nameOf(names, event.seat);
  switch (event.type) {
    case 'rolled':
      return `${who} rolls a ${event.face}.`;
    case 'placed':
      return `${who} places a ${event.face} in the ${nth(event.column)} column.`;
    case 'destroyed':
      return `${who} loses ${lostDice(event)} from the ${nth(event.column)} column: −${lostPoints(event)}.`;
  }
};

/** "a 5", "two 5s". */
const lostDice = ({ face, count }: Destroyed): string =>
  count === 1 ? `a ${face}` : `${COUNTS[count] ?? count} ${face}s`;

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** The boards for those who hear them. */
export const spoken = (view: View, names: Names, standing: string): string =>
  [standing, ...view.boards.map((_, seat) => spokenBoard(view, names, seat))].join(' ');

const spokenBoard = (view: View, names: Names, seat: Seat): string => {
  const columns = itemAt(view.boards, seat).map((dice, column) => {
    const score = itemAt(itemAt(view.columnScores, seat), column);
    return dice.length === 0
      ? `the ${nth(column)} column is empty`
      : `the ${nth(column)} column holds ${listed(dice.map(String))} for ${counted(score, 'point', 'points')}`;
  });
  return `${nameOf(names, seat)} has ${counted(itemAt(view.scores, seat), 'point', 'points')}: ${listed(columns)}.`;
};
