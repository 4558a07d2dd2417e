import type { Seat } from '../../engine/ruleset.js';
import { element, group, type Hue, hueOf, piece, text } from '../../engine/svg.js';
import type { View } from './model.js';
import { columnOf, rowOf, squareAt, squaresOf } from './squares.js';

/** The board of the picture: squares, kotlas, the last move and both armies. */

export const SQUARE = 64;
/** Room for the numbers of the rows on the left and of the columns on top. */
export const GUTTER = 22;

/** A view, and whose side lies below. */
interface Facing {
  readonly view: View;
  readonly below: Seat;
}

export const field = (view: View, below: Seat, x: number, y: number): string => {
  const facing = { view, below };
  return group(
    { transform: `translate(${x} ${y})` },
    ...numbers(facing),
    ...squaresOf(view).map((square) => cell(facing, square)),
    ...lastMove(facing),
    ...view.pieces.map((man) => standing(facing, man)),
  );
};

const numbers = (facing: Facing): readonly string[] => {
  const { view } = facing;
  const style = { class: 'quiet', style: 'font-size:17px' };
  const columns = Array.from({ length: view.columns }, (_, index) => index + 1);
  const rows = Array.from({ length: view.rows }, (_, index) => index + 1);
  return [
    ...columns.map((column) => text(centre(facing, squareAt(1, column)).x, 16, String(column), style)),
    ...rows.map((row) => text(9, centre(facing, squareAt(row, 1)).y + 6, String(row), style)),
  ];
};

/** Rows count downwards towards seat 1; for seat 0 the board is turned about. */
const centre = ({ view, below }: Facing, square: number): { readonly x: number; readonly y: number } => {
  const [column, row] =
    below === 1
      ? [columnOf(square), rowOf(square)]
      : [view.columns + 1 - columnOf(square), view.rows + 1 - rowOf(square)];
  return { x: GUTTER + (column - 0.5) * SQUARE, y: GUTTER + (row - 0.5) * SQUARE };
};

const cell = (facing: Facing, square: number): string => {
  const owner = facing.view.kotlas.indexOf(square);
  const shade = (rowOf(square) + columnOf(square)) % 2 === 0 ? 'var(--soft)' : 'var(--paper)';
  const ground = element('rect', {
    ...boxAround(facing, square, SQUARE),
    class: 'cell',
    style: `fill:${shade}`,
    'data-square': square,
  });
  return owner === -1 ? ground : ground + kotla(facing, square, hueOf(owner));
};

const boxAround = (facing: Facing, square: number, side: number) => {
  const { x, y } = centre(facing, square);
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
};

/** Walls with battlements in the colour of the owner: a solid line inside a broken one. */
const kotla = (facing: Facing, square: number, hue: Hue): string =>
  group(
    { style: 'pointer-events:none' },
    element('rect', { ...boxAround(facing, square, 54), class: hue, opacity: 0.16 }),
    element('rect', {
      ...boxAround(facing, square, 50),
      style: `fill:none;stroke:var(--${hue});stroke-width:2.5`,
    }),
    element('rect', {
      ...boxAround(facing, square, 56),
      style: `fill:none;stroke:var(--${hue});stroke-width:5;stroke-dasharray:8 8;stroke-dashoffset:4`,
    }),
  );

/** A trail from where the piece came. */
const lastMove = (facing: Facing): readonly string[] => {
  const last = facing.view.lastMove;
  if (last === null) return [];
  const from = centre(facing, last.from);
  const to = centre(facing, last.to);
  const style = 'pointer-events:none;fill:none;stroke:var(--glow)';
  return [
    element('rect', { ...boxAround(facing, last.to, SQUARE - 6), rx: 6, style: `${style};stroke-width:4` }),
    element('line', {
      x1: from.x,
      y1: from.y,
      x2: to.x,
      y2: to.y,
      style: `${style};stroke-width:4;stroke-dasharray:1 9;stroke-linecap:round`,
    }),
    element('circle', { cx: from.x, cy: from.y, r: 8, style: `${style};stroke-width:4` }),
  ];
};

const standing = (facing: Facing, { square, seat, kind }: View['pieces'][number]): string => {
  const { x, y } = centre(facing, square);
  return group(
    { style: 'pointer-events:none' },
    kind === 'mirza' ? mirza(seat, x, y, 22) : piece(hueOf(seat), x, y, 16),
  );
};

/** A mirza is the largest piece and wears a crown. */
export const mirza = (seat: Seat, x: number, y: number, radius: number): string =>
  piece(hueOf(seat), x, y, radius) +
  element('path', {
    d: 'M-12 8V-7L-6 -1L0 -10L6 -1L12 -7V8Z',
    transform: `translate(${x} ${y}) scale(${radius / 22})`,
    style: 'fill:var(--paper)',
  });
