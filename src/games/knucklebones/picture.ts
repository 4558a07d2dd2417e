import type { Names, Seat } from '../../engine/game.js';
import { dieFace, element, picture as frame, group, hueOf, piece, text } from '../../engine/svg.js';
import { nameOf } from '../../engine/words.js';
import { draw } from './board.js';
import type { View } from './model.js';

const SLOT = 56;
const MARGIN = 28;
const HEADER = 44;
const GAP = 40;
const SIDE = 110;

/** Seat 1 above, seat 0 below, columns facing each other and growing away from the middle; the die of the turn beside its board. */
export const picture = (view: View, names: Names): string => {
  const width = MARGIN * 2 + view.width * SLOT + SIDE;
  const height = MARGIN * 2 + HEADER * 2 + view.height * SLOT * 2 + GAP;
  return frame(
    { width, height, title: 'Knucklebones', description: draw(view, names) },
    ...[1, 0].map((seat) => half(view, names, seat, middle(view))),
    ...columnNumbers(view),
  );
};

/** The height of the line between the boards. */
const middle = (view: View): number => MARGIN + HEADER + view.height * SLOT + GAP / 2;

const half = (view: View, names: Names, seat: Seat, line: number): string =>
  group({}, ...cells(view, seat, line), owner(view, names, seat, line), ...turnDie(view, seat, line));

const cells = (view: View, seat: Seat, line: number): readonly string[] =>
  (view.boards[seat] ?? []).flatMap((column, x) =>
    Array.from({ length: view.height }, (_, slot) => {
      const centre = { x: columnCentre(x), y: slotCentre(seat, slot, line) };
      const place = element('rect', {
        class: 'cell',
        'data-column': x,
        'data-seat': seat,
        x: centre.x - SLOT / 2 + 2,
        y: centre.y - SLOT / 2 + 2,
        width: SLOT - 4,
        height: SLOT - 4,
        rx: 8,
      });
      const face = column[slot];
      return face === undefined ? place : place + die(face, equalDice(column, face), centre);
    }),
  );

/** Dice that multiply each other wear a thicker edge. */
const die = (face: number, equal: number, at: { x: number; y: number }): string =>
  dieFace(face, at.x, at.y, SLOT - 16, { 'stroke-width': equal });

const equalDice = (column: readonly number[], face: number): number =>
  column.filter((other) => other === face).length;

const owner = (view: View, names: Names, seat: Seat, line: number): string => {
  const y = outerEdge(view, seat, line) + (seat === 0 ? 30 : -18);
  const scores = (view.columnScores[seat] ?? []).map((score, x) =>
    text(columnCentre(x), outerEdge(view, seat, line) + (seat === 0 ? 14 : -4), String(score), {
      class: 'quiet',
      'font-size': 12,
    }),
  );
  return group(
    {},
    piece(hueOf(seat), MARGIN + 8, y - 1, 8),
    text(MARGIN + 24, y + 5, `${nameOf(names, seat)} · ${view.scores[seat]}`, {
      'text-anchor': 'start',
      'font-weight': 600,
    }),
    ...scores,
  );
};

const turnDie = (view: View, seat: Seat, line: number): readonly string[] => {
  if (view.turn !== seat || view.die === null) return [];
  const y = line + (seat === 0 ? 1 : -1) * (GAP / 2 + (view.height * SLOT) / 2);
  return [dieFace(view.die, MARGIN + view.width * SLOT + SIDE / 2, y, SLOT, { class: 'turn glow' })];
};

const columnNumbers = (view: View): readonly string[] =>
  Array.from({ length: view.width }, (_, x) =>
    text(columnCentre(x), middle(view) + 5, String(x), { class: 'quiet', 'font-size': 14 }),
  );

const columnCentre = (x: number): number => MARGIN + x * SLOT + SLOT / 2;

const slotCentre = (seat: Seat, slot: number, line: number): number =>
  line + (seat === 0 ? 1 : -1) * (GAP / 2 + slot * SLOT + SLOT / 2);

const outerEdge = (view: View, seat: Seat, line: number): number =>
  line + (seat === 0 ? 1 : -1) * (GAP / 2 + view.height * SLOT);
