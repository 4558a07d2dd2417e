import { cover as box } from '../../engine/cover.js';
import { element, group } from '../../engine/svg.js';

const SIDE = 6;
const HALF = { x: 25, y: 13 };
const TOP = { x: 160, y: 34 };

/** The middle of a square on the board, which one looks at from a corner. */
const at = (row: number, column: number) => ({
  x: TOP.x + (column - row) * HALF.x,
  y: TOP.y + (column + row + 1) * HALF.y,
});

const square = (row: number, column: number): string => {
  const { x, y } = at(row, column);
  const points = `${x},${y - HALF.y} ${x + HALF.x},${y} ${x},${y + HALF.y} ${x - HALF.x},${y}`;
  const isKotla = (row === 0 || row === SIDE - 1) && column === (row === 0 ? 2 : 3);
  const plain = (row + column) % 2 === 0 ? '#f3d9a4' : '#dcb46b';
  return element('polygon', { points, fill: isKotla ? '#b8432f' : plain });
};

const squares = Array.from({ length: SIDE * SIDE }, (_, place) =>
  square(Math.floor(place / SIDE), place % SIDE),
);

const SIDES = { back: '#23262d', front: '#fffdf8' } as const;

/** A body on a round foot; a ruler has a crown. */
const figure = (side: keyof typeof SIDES, row: number, column: number, isRuler = false): string => {
  const { x, y } = at(row, column);
  const crown = `M${x - 11} ${y - 34} l4 10 h14 l4 -10 l-6 5 l-5 -8 l-5 8 Z`;
  return group(
    { fill: SIDES[side], stroke: side === 'front' ? '#7a4a1f' : '#fffdf8', 'stroke-width': 1.2 },
    element('ellipse', { cx: x, cy: y + 2, rx: 13, ry: 6 }),
    element('path', {
      d: `M${x - 9} ${y} Q${x} ${y - 14} ${x - 5} ${y - 18} h10 Q${x} ${y - 14} ${x + 9} ${y} Z`,
    }),
    isRuler ? element('path', { d: crown, fill: '#f5b700' }) : element('circle', { cx: x, cy: y - 22, r: 7 }),
  );
};

export const cover = box(
  {
    title: 'Dastan',
    description: 'Two rulers and their people face each other on a board of sand.',
    box: '#3c2a63',
  },
  element('circle', { cx: 272, cy: 44, r: 22, fill: '#f5e3b8' }),
  element('circle', { cx: 263, cy: 39, r: 19, fill: '#3c2a63' }),
  ...squares,
  figure('back', 0, 2, true),
  figure('back', 1, 1),
  figure('back', 0, 4),
  figure('back', 1, 4),
  figure('front', 3, 2),
  figure('front', 3, 4),
  figure('front', 5, 1),
  figure('front', 5, 3, true),
);
