import { MIDWAY_WORDS } from '../../engine/halt.js';
import { itemAt } from '../../engine/item-at.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { fitted, nameOf, wrapped } from '../../engine/words.js';
import type { Kind, View } from './model.js';
import { IN_WORDS } from './move-options.js';
import { squareAt } from './squares.js';
import { pieceAt, verdict } from './words.js';

/** Seat 0 above, seat 1 below, as the rows are numbered; under the board what the moves cost. */
export const draw = (view: View, fullNames: Names): string => {
  const names = fullNames.map((name) => fitted(name, 20).trimEnd());
  return [
    header(view, names, 0),
    '',
    ...board(view),
    '',
    header(view, names, 1),
    '',
    ...queues(view, names),
    '',
    ...closing(view, names),
    '',
  ].join('\n');
};

const SIGNS: readonly Readonly<Record<Kind, string>>[] = [
  { mirza: 'A', piece: 'a' },
  { mirza: 'B', piece: 'b' },
];

const header = (view: View, names: Names, seat: Seat): string => {
  const army = seat === 0 ? 'A mirza, a pieces, moving down' : 'B mirza, b pieces, moving up';
  const turn = view.seatToAct === seat ? ' *' : '';
  return `${fitted(nameOf(names, seat), 24)} ${fitted(army, 32)} ${view.scores[seat]} points${turn}`;
};

const board = (view: View): readonly string[] => {
  const columns = Array.from({ length: view.columns }, (_, index) => index + 1);
  const edge = `   +${'---+'.repeat(view.columns)}`;
  const rows = Array.from({ length: view.rows }, (_, index) => index + 1);
  return [
    `    ${columns.map((column) => ` ${column}  `).join('')}`.trimEnd(),
    edge,
    ...rows.map(
      (row) => ` ${row} |${columns.map((column) => `${cell(view, squareAt(row, column))}|`).join('')}`,
    ),
    edge,
    '   [ ] is a kotla; a square is row * 10 + column',
  ];
};

/** A kotla wears brackets, whatever stands on it. */
const cell = (view: View, square: number): string => {
  const piece = pieceAt(view, square);
  const sign = piece === undefined ? ' ' : (SIGNS[piece.seat]?.[piece.kind] ?? ' ');
  return view.kotlas.includes(square) ? `[${sign}]` : ` ${sign} `;
};

const NAME = 16;
const PLACE = 12;

const line = (head: string, places: readonly (string | number)[]): string =>
  `${fitted(head, NAME)}${places.map((place) => fitted(String(place), PLACE)).join('')}`.trimEnd();

const queues = (view: View, names: Names): readonly string[] => [
  line('place in queue', [1, 2, 3, 4, 5]),
  ...view.queues.map((queue, seat) => line(fitted(nameOf(names, seat), NAME - 1), queue)),
  line('a move costs', [...view.movePrices, '-', '-']),
  line('a swap costs', view.offerPrices),
  line('on offer', [view.offer, ...takenSoFar(view)]),
];

const takenSoFar = ({ offersTaken, offersPerTurn }: View): readonly string[] =>
  offersPerTurn === null ? [] : [`taken ${offersTaken}/${offersPerTurn}`];

const closing = (view: View, names: Names): readonly string[] => {
  const end = verdict(view, names);
  if (end !== null) return wrapped(end, 80);
  if (view.seatToAct === null) return [MIDWAY_WORDS];
  const seat = view.seatToAct;
  const usable = itemAt(view.queues, seat).slice(0, view.movePrices.length);
  const jumps = [...new Set([...usable, view.offer])].map(
    (option) => `${fitted(option, PLACE)}${IN_WORDS[option]}`,
  );
  return [`${nameOf(names, seat)} is to act${count(view)}.`, ...jumps.map((words) => `  ${words}`)];
};

const count = ({ turnsPlayed, maxTurns }: View): string =>
  maxTurns === null ? `, turn ${turnsPlayed + 1}` : `, turn ${turnsPlayed + 1} of ${maxTurns}`;
