import { itemAt } from '../../engine/item-at.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { fitted, listed, nameOf } from '../../engine/words.js';
import { LONGEST } from './columns.js';
import type { View, ViewColumn } from './model.js';
import { ownedBy, status } from './words.js';

const WIDTH = 6;
const LETTERS = ['A', 'B', 'C', 'D'] as const;
const RUNNER = '^';
const NAME_WIDTH = 24;

/** The stepped board: every column is centred on the middle line, its number above its top space. */
export const draw = (view: View, given: Names): string => {
  const names = given.map((name) => fitted(name, NAME_WIDTH).trimEnd());
  return [
    ...Array.from({ length: LONGEST + 1 }, (_, row) => line(view, row)),
    '',
    ...view.scores.map((_, seat) => player(view, names, seat)),
    `${RUNNER}  the runners, ${view.freeRunners} of them free`,
    '',
    ...status(view, names),
    ...advances(view),
    '',
  ].join('\n');
};

const line = (view: View, row: number): string =>
  view.columns
    .map((column) => centred(cell(column, row)))
    .join('')
    .trimEnd();

/** Row 0 holds the number of the longest column; shorter ones begin further down. */
const cell = (column: ViewColumn, row: number): string => {
  const space = column.length - (row - 1 - (LONGEST - column.length) / 2);
  if (space === column.length + 1) return String(column.column);
  if (space < 1 || space > column.length) return '';
  return column.owner === null ? openSpace(column, space) : claimedSpace(column, column.owner, space);
};

const claimedSpace = (column: ViewColumn, owner: Seat, space: number): string =>
  space === column.length ? `[${letterOf(owner)}]` : '|';

const openSpace = (column: ViewColumn, space: number): string => {
  const markers = column.markers.map((marker, seat) => (marker === space ? letterOf(seat) : '')).join('');
  return `${column.runner === space ? RUNNER : ''}${markers}` || '.';
};

const player = (view: View, names: Names, seat: Seat): string => {
  const owned = ownedBy(view, seat);
  const which = owned.length === 0 ? '' : `: ${listed(owned.map(String))}`;
  const turn = view.seatToAct === seat ? ' *' : '';
  return `${letterOf(seat)}  ${fitted(nameOf(names, seat), NAME_WIDTH)} ${owned.length} of ${view.columnsToWin} columns${which}${turn}`;
};

const advances = (view: View): readonly string[] =>
  view.advances.length === 0
    ? []
    : [`Possible: ${view.advances.map((columns) => columns.join('+')).join('  ')}`];

const letterOf = (seat: Seat): string => itemAt(LETTERS, seat);

const centred = (words: string): string => {
  const before = Math.floor((WIDTH - words.length) / 2);
  return fitted(' '.repeat(before) + words, WIDTH);
};
