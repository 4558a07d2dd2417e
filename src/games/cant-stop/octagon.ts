import { itemAt } from '../../engine/item-at.js';
import type { Seat } from '../../engine/ruleset.js';
import { element, group, hueOf, piece, rounded, text } from '../../engine/svg.js';
import type { View, ViewColumn } from './model.js';

const CELL = { width: 44, height: 38 } as const;
const OCTAGON = { radius: 292, x: 320, y: 394 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The columns on their stop sign. Whatever is clickable names its column. */
export const octagon = (view: View): readonly string[] => [
  sign(OCTAGON.radius, 'sign'),
  sign(OCTAGON.radius - 9, 'sign-edge'),
  ...view.columns.map((column) => columnOf(view, column)),
];

const sign = (radius: number, name: string): string => {
  const short = radius * Math.tan(Math.PI / 8);
  const corners = [
    [-short, -radius],
    [short, -radius],
    [radius, -short],
    [radius, short],
    [short, radius],
    [-short, radius],
    [-radius, short],
    [-radius, -short],
  ] as const;
  const points = corners.map(([x, y]) => `${rounded(OCTAGON.x + x)},${rounded(OCTAGON.y + y)}`).join(' ');
  return element('polygon', { class: name, points });
};

const columnOf = (view: View, column: ViewColumn): string =>
  group(
    { 'data-column': column.column, class: classOf(view, column) },
    ...Array.from({ length: column.length }, (_, below) => spaceOf(view, column, below + 1)),
    foot(column),
  );

const classOf = (view: View, column: ViewColumn): string => {
  if (column.owner !== null) return `claimed ${hueOf(column.owner)}-column`;
  return view.advances.some((columns) => columns.includes(column.column)) ? 'open offered' : 'open';
};

const spaceOf = (view: View, column: ViewColumn, space: number): string => {
  const at = centreOf(column, space);
  const isTop = space === column.length;
  const cell = element('rect', {
    class: `cell${isTop ? ' top' : ''}${isAtRisk(view, column, space) ? ' trail' : ''}`,
    'data-column': column.column,
    'data-space': space,
    x: at.x - CELL.width / 2 + 1.5,
    y: at.y - CELL.height / 2 + 1.5,
    width: CELL.width - 3,
    height: CELL.height - 3,
    rx: isTop ? 12 : 5,
  });
  return cell + (isTop ? number(column, at) : '') + piecesOn(column, space, at).join('');
};

/** Steps of this turn that a bust would take back. */
const isAtRisk = (view: View, column: ViewColumn, space: number): boolean =>
  view.seatToAct !== null && space <= column.runner && space > itemAt(column.markers, view.seatToAct);

const number = (column: ViewColumn, at: Point): string =>
  isBare(column) ? text(at.x, at.y + 7, String(column.column), { class: 'top-number' }) : '';

const isBare = (column: ViewColumn): boolean => column.owner === null && column.runner !== column.length;

const foot = (column: ViewColumn): string => {
  const { x, y } = centreOf(column, 0);
  return (
    element('circle', { class: 'foot', cx: x, cy: y - 4, r: 14 }) +
    text(x, y + 3, String(column.column), { class: 'foot-number' })
  );
};

const piecesOn = (column: ViewColumn, space: number, at: Point): readonly string[] => {
  if (column.owner !== null && space === column.length) return [piece(hueOf(column.owner), at.x, at.y, 13)];
  const seats = column.markers.flatMap((marker, seat) => (marker === space ? [seat] : []));
  const standing = [...seats.map(marker), ...(column.runner === space ? [runner] : [])];
  if (standing.length === 0) return [];
  const { places, radius } = itemAt(ARRANGEMENTS, standing.length - 1);
  return standing.map((drawn, index) => {
    const [dx, dy] = itemAt(places, index);
    return drawn(at.x + dx, at.y + dy, radius);
  });
};

type Drawn = (x: number, y: number, radius: number) => string;

const marker =
  (seat: Seat): Drawn =>
  (x, y, radius) =>
    piece(hueOf(seat), x, y, radius, { 'data-seat': seat });

/** Neutral, so neither a colour nor a shape of anybody: a ring with a dot. */
export const runner: Drawn = (x, y, radius) =>
  group(
    { class: 'runner' },
    element('circle', { class: 'runner-ring', cx: x, cy: y, r: radius }),
    element('circle', { class: 'runner-dot', cx: x, cy: y, r: rounded(radius * 0.42) }),
  );

interface Arrangement {
  readonly radius: number;
  readonly places: readonly (readonly [number, number])[];
}

/** A space holds four pieces at most: a seat's runner is never where its own marker is. */
const ARRANGEMENTS: readonly Arrangement[] = [
  { radius: 11, places: [[0, 0]] },
  {
    radius: 8,
    places: [
      [-10, 0],
      [10, 0],
    ],
  },
  {
    radius: 7,
    places: [
      [-10, -8],
      [10, -8],
      [0, 8],
    ],
  },
  {
    radius: 7,
    places: [
      [-10, -8],
      [10, -8],
      [-10, 8],
      [10, 8],
    ],
  },
];

/** Columns are centred on the middle line, and so the board becomes an octagon with steps. */
const centreOf = (column: ViewColumn, space: number): Point => ({
  x: OCTAGON.x + (column.column - 7) * CELL.width,
  y: OCTAGON.y - 6 + ((column.length + 1) / 2 - space) * CELL.height,
});
