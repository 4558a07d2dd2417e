import { itemAt } from '../../engine/item-at.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { dieFace, element, picture as frame, group, hueOf, piece, text } from '../../engine/svg.js';
import { nameOf } from '../../engine/words.js';
import { draw } from './board.js';
import type { View } from './model.js';

const SLOT = 68;
const MARGIN = 28;
/** From the outermost slot to the edge: the points of each column, then the name. */
const HEADER = 84;
const GAP = 44;
const SIDE = 132;

/** Seat 1 above, seat 0 below, columns facing each other and growing away from the middle; the die of the turn beside its board. */
export const picture = (view: View, names: Names): string => {
  const width = MARGIN * 2 + view.width * SLOT + SIDE;
  const height = HEADER * 2 + view.height * SLOT * 2 + GAP;
  return frame(
    { width, height, title: 'Knucklebones', description: draw(view, names) },
    ...[1, 0].map((seat) => half(view, names, seat)),
    ...columnNumbers(view),
  );
};

const half = (view: View, names: Names, seat: Seat): string =>
  group({}, ...columns(view, seat), owner(view, names, seat), ...points(view, seat), ...turnDie(view, seat));

const columns = (view: View, seat: Seat): readonly string[] =>
  itemAt(view.boards, seat).map((dice, column) =>
    group(
      { 'data-column': column, 'data-seat': seat },
      ...Array.from({ length: view.height }, (_, slot) => place(view, seat, column, slot, dice)),
    ),
  );

const place = (view: View, seat: Seat, column: number, slot: number, dice: readonly number[]): string => {
  const x = columnCentre(column);
  const y = slotCentre(view, seat, slot);
  const cell = element('rect', {
    class: 'cell',
    x: x - SLOT / 2 + 3,
    y: y - SLOT / 2 + 3,
    width: SLOT - 6,
    height: SLOT - 6,
    rx: 12,
  });
  const face = dice[slot];
  if (face === undefined) return cell;
  return cell + dieFace(face, x, y, SLOT - 20, { style: edgeOf(seat, equalDice(dice, face)) });
};

/** Dice that multiply each other stand on a halo of their owner's colour, wider the more they are. */
const edgeOf = (seat: Seat, equal: number): string =>
  equal === 1
    ? ''
    : `outline:${1 + equal * 2}px solid var(--${hueOf(seat)});outline-offset:-1px;border-radius:12px`;

const equalDice = (dice: readonly number[], face: number): number =>
  dice.filter((other) => other === face).length;

const owner = (view: View, names: Names, seat: Seat): string => {
  const y = outwards(view, seat, 58);
  const mark = { class: view.seatToAct === seat ? 'glow' : '' };
  return group(
    {},
    piece(hueOf(seat), MARGIN + 14, y, 11, mark),
    text(MARGIN + 38, y + 7, nameOf(names, seat), {
      'text-anchor': 'start',
      'font-size': 20,
      'font-weight': 600,
    }),
    text(MARGIN + view.width * SLOT + SIDE - 8, y + 7, `${view.scores[seat]} points`, {
      'text-anchor': 'end',
      'font-size': 20,
      'font-weight': 600,
    }),
  );
};

const points = (view: View, seat: Seat): readonly string[] =>
  itemAt(view.columnScores, seat).map((score, column) =>
    text(columnCentre(column), outwards(view, seat, 20) + 5, String(score), {
      class: 'quiet',
      'font-size': 15,
    }),
  );

const turnDie = (view: View, seat: Seat): readonly string[] => {
  if (view.seatToAct !== seat || view.die === null) return [];
  const x = MARGIN + view.width * SLOT + SIDE / 2;
  const y = inwards(view, seat, (view.height * SLOT) / 2);
  return [
    dieFace(view.die, x, y, SLOT, { class: 'turn glow' }),
    text(x, y + SLOT / 2 + 26, 'to place', { class: 'quiet', 'font-size': 14 }),
  ];
};

const columnNumbers = (view: View): readonly string[] =>
  Array.from({ length: view.width }, (_, column) =>
    text(columnCentre(column), middle(view) + 6, `column ${column}`, { class: 'quiet', 'font-size': 12 }),
  );

/** The height of the line between the boards. */
const middle = (view: View): number => HEADER + view.height * SLOT + GAP / 2;

const columnCentre = (column: number): number => MARGIN + column * SLOT + SLOT / 2;

/** Seat 0 grows downwards from the middle, seat 1 upwards. */
const inwards = (view: View, seat: Seat, distance: number): number =>
  middle(view) + (seat === 0 ? 1 : -1) * (GAP / 2 + distance);

const slotCentre = (view: View, seat: Seat, slot: number): number =>
  inwards(view, seat, slot * SLOT + SLOT / 2);

const outwards = (view: View, seat: Seat, distance: number): number =>
  inwards(view, seat, view.height * SLOT + distance);
