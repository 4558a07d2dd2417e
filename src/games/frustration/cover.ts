import { cover as box } from '../../engine/cover.js';
import { dieFace, element, group, type Hue, piece, rounded } from '../../engine/svg.js';

const CENTRE = { x: 160, y: 100 };
const RING = 78;
const FIELDS = 28;

const onRing = (field: number, radius = RING) => {
  const angle = (field / FIELDS) * Math.PI * 2;
  return {
    x: rounded(CENTRE.x + Math.cos(angle) * radius),
    y: rounded(CENTRE.y + Math.sin(angle) * radius),
  };
};

const ring = Array.from({ length: FIELDS }, (_, field) => {
  const { x, y } = onRing(field);
  return element('circle', { cx: x, cy: y, r: 6 });
});

const RUNNERS: readonly (readonly [hue: Hue, field: number])[] = [
  ['red', 3],
  ['blue', 9],
  ['green', 17],
  ['yellow', 24],
  ['red', 12],
];

const HOMES: readonly (readonly [hue: Hue, x: number, y: number])[] = [
  ['red', 36, 40],
  ['blue', 284, 40],
  ['green', 284, 160],
  ['yellow', 36, 160],
];

const home = ([hue, x, y]: (typeof HOMES)[number]): string =>
  group(
    {},
    element('circle', { cx: x, cy: y, r: 30, fill: '#fffdf8', 'fill-opacity': 0.12 }),
    ...[-1, 1].flatMap((dx) => [-1, 1].map((dy) => piece(hue, x + dx * 11, y + dy * 11, 8))),
  );

export const cover = box(
  {
    title: 'Simple Frustration',
    description: 'Pegs of four colours on a ring, and a die under a dome.',
    box: '#0c4f7c',
  },
  group({ fill: '#fffdf8', 'fill-opacity': 0.45 }, ...ring),
  ...HOMES.map(home),
  ...RUNNERS.map(([hue, field]) => piece(hue, onRing(field).x, onRing(field).y, 10)),
  element('circle', { cx: 160, cy: 100, r: 46, fill: '#fffdf8', 'fill-opacity': 0.18 }),
  group({ transform: 'rotate(14 160 102)' }, dieFace(6, 160, 102, 42)),
  element('path', {
    d: 'M128 84 A38 38 0 0 1 160 62',
    fill: 'none',
    stroke: '#fffdf8',
    'stroke-width': 5,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.8,
  }),
);
