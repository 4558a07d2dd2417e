import { cover as box } from '../../engine/cover.js';
import { dieFace, element, group, type Hue, piece } from '../../engine/svg.js';
import { COLUMNS, topOf } from './columns.js';

const STEP = 11;
const APART = 24;
const GROUND = 186;

const xOf = (column: number): number => 160 + (column - 7) * APART;
const yOf = (step: number): number => GROUND - step * STEP;

/** The slopes of the mountain, step by step. */
const slope = (column: number): string =>
  group(
    {},
    ...Array.from({ length: topOf(column) }, (_, step) =>
      element('circle', { cx: xOf(column), cy: yOf(step + 0.5), r: 3.6 }),
    ),
  );

const CLIMBERS: readonly (readonly [hue: Hue, column: number, step: number])[] = [
  ['yellow', 7, 11],
  ['blue', 5, 6],
  ['green', 9, 4],
  ['yellow', 4, 3],
];

export const cover = box(
  {
    title: "Can't Stop",
    description: 'Climbers on a mountain of eleven columns, and four dice.',
    box: '#8f1d27',
  },
  element('path', { d: 'M-10 210 L64 118 L104 152 L160 26 L214 140 L252 104 L330 210 Z', fill: '#74131d' }),
  group({ fill: '#fffdf8', 'fill-opacity': 0.5 }, ...COLUMNS.map(slope)),
  ...CLIMBERS.map(([hue, column, step]) => piece(hue, xOf(column), yOf(step), 10)),
  group({ transform: 'rotate(-9 52 46)' }, dieFace(6, 38, 44, 40), dieFace(1, 84, 44, 40)),
  group({ transform: 'rotate(12 268 46)' }, dieFace(3, 244, 40, 40), dieFace(4, 290, 40, 40)),
);
