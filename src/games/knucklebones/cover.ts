import { cover as box } from '../../engine/cover.js';
import { dieFace, element, group } from '../../engine/svg.js';

const SIZE = 46;
const STACKS: readonly (readonly [x: number, faces: readonly number[]])[] = [
  [82, [2]],
  [160, [5, 5, 5]],
  [238, [3, 6]],
];

/** From the ground up. */
const stack = ([x, faces]: (typeof STACKS)[number]): string =>
  group({}, ...faces.map((face, height) => dieFace(face, x, 168 - height * (SIZE + 6), SIZE)));

const halo = element('rect', {
  x: 128,
  y: 32,
  width: 64,
  height: 168,
  rx: 14,
  fill: '#f5b700',
});

const dash = (x: number, y: number, length: number): string =>
  element('path', { d: `M${x} ${y} l${length * 0.45} -${length}` });

export const cover = box(
  {
    title: 'Knucklebones',
    description: 'Three equal dice stand on each other in gold, and another one comes flying.',
    box: '#1f4d3f',
  },
  element('rect', { y: 192, width: 320, height: 8, fill: '#163a2f' }),
  halo,
  ...STACKS.map(stack),
  group(
    { fill: 'none', stroke: '#fffdf8', 'stroke-width': 4, 'stroke-linecap': 'round', 'stroke-opacity': 0.55 },
    dash(262, 26, 22),
    dash(284, 34, 22),
  ),
  group({ transform: 'rotate(-24 246 54)' }, dieFace(5, 246, 54, SIZE)),
);
