import { endOnBoard } from '../../engine/end-words.js';
import { MIDWAY_WORDS } from '../../engine/halt.js';
import { itemAt } from '../../engine/item-at.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { counted, fitted, nameOf } from '../../engine/words.js';
import type { View } from './model.js';

/** Seat 1 above, seat 0 below; both fill their columns from the middle outwards, as facing boards do. */
export const draw = (view: View, names: Names): string =>
  [
    header(view, names, 1),
    points(view, 1),
    ...rows(view, 1).reverse(),
    columnNumbers(view),
    ...rows(view, 0),
    points(view, 0),
    header(view, names, 0),
    '',
    ...ending(view, names),
    '',
  ].join('\n');

const GUTTER = '        ';

const header = (view: View, names: Names, seat: Seat): string => {
  const turn = view.seatToAct === seat ? ' *' : '';
  return `${fitted(nameOf(names, seat), 24)} ${counted(itemAt(view.scores, seat), 'point', 'points')}${turn}`;
};

const rows = (view: View, seat: Seat): string[] =>
  Array.from({ length: view.height }, (_, slot) => {
    const faces = itemAt(view.boards, seat).map((column) => `[${column[slot] ?? ' '}]`);
    return `${GUTTER}${faces.map((face) => ` ${face} `).join('')}`;
  });

const points = (view: View, seat: Seat): string =>
  `points  ${itemAt(view.columnScores, seat)
    .map((score) => fitted(String(score).padStart(3), 5))
    .join('')}`.trimEnd();

const columnNumbers = (view: View): string =>
  `column  ${Array.from({ length: view.width }, (_, column) => `--${column}--`).join('')}`;

export const ending = (view: View, names: Names): readonly string[] =>
  view.concluded === null ? [standing(view, names)] : endOnBoard(view.concluded, names);

/** After the last die of a board there is no next one. */
export const awaitsDie = ({ die, boards, height }: View): boolean =>
  die === null && boards.every((board) => board.some((column) => column.length < height));

const standing = (view: View, names: Names): string => {
  if (view.phase === 'midway') return awaitsDie(view) ? 'The next die is not rolled yet.' : MIDWAY_WORDS;
  if (view.seatToAct !== null) return `${nameOf(names, view.seatToAct)} is to place a ${view.die}.`;
  const [first = 0, second = 0] = view.scores;
  if (first === second) return `A draw, ${first} to ${second}.`;
  return `${nameOf(names, first > second ? 0 : 1)} wins, ${Math.max(first, second)} to ${Math.min(first, second)}.`;
};
