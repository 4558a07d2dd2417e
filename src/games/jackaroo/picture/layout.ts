import { itemAt } from '../../../engine/item-at.js';
import type { Seat } from '../../../engine/ruleset.js';
import { type Hue, rounded } from '../../../engine/svg.js';
import { CELLS, type MarblePlace, QUARTER } from '../track.js';
import type { View } from '../view-model.js';

/** The track lies folded on a lattice of sixteen by sixteen, so that on a phone a marble is as wide as a fingertip needs. */
export const SIZE = 800;
const PITCH = 48;
const LATTICE = 16;
const MARGIN = (SIZE - (LATTICE - 1) * PITCH) / 2;
export const CELL = 17;
export const MARBLE = 22.5;
/** A square of this radius is as wide as the others. */
export const SQUARE_MARBLE = 25;
/** The smallest letters: read on a phone, where the picture is less than half as large. */
export const SMALL = 24;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const hueOfSeat = (view: View, seat: Seat): Hue => view.colours[seat] ?? 'red';

const line = (from: Point, steps: number, dx: number, dy: number): readonly Point[] =>
  Array.from({ length: steps }, (_, n) => ({ x: from.x + n * dx, y: from.y + n * dy }));

/**
 * A quarter as it lies at the top: from its base down, out along a finger and back, to the inner corner, and out to the next side.
 * A quarter turn takes its end to the beginning of the next; on an even lattice such a way has an odd number of cells, and so fits 25.
 */
const TOP_QUARTER: readonly Point[] = [
  ...line({ x: 9, y: 0 }, 2, 0, 1),
  ...line({ x: 9, y: 2 }, 5, 1, 0),
  ...line({ x: 14, y: 2 }, 2, 0, 1),
  ...line({ x: 14, y: 4 }, 5, -1, 0),
  ...line({ x: 9, y: 4 }, 2, 0, 1),
  ...line({ x: 9, y: 6 }, 6, 1, 0),
  ...line({ x: 15, y: 6 }, 3, 0, 1),
];

const turned = (point: Point, turns: number): Point =>
  turns % 4 === 0 ? point : turned({ x: LATTICE - 1 - point.y, y: point.x }, (turns % 4) - 1);

const onPaper = ({ x, y }: Point): Point => ({
  x: rounded(MARGIN + x * PITCH),
  y: rounded(MARGIN + y * PITCH),
});

/** Whoever looks has the own quarter at the bottom; forward is clockwise. */
const BOTTOM = 2;

const ownBase = (view: View): number => itemAt(view.quarters, view.you ?? 0).base;

/** How many quarters a seat's base lies ahead of the viewer's. */
const turnsOf = (view: View, seat: Seat): number =>
  ((itemAt(view.quarters, seat).base - ownBase(view) + CELLS) % CELLS) / QUARTER;

export const cellPoint = (view: View, cell: number): Point => {
  const ahead = (cell - ownBase(view) + CELLS) % CELLS;
  const point = itemAt(TOP_QUARTER, ahead % QUARTER);
  return onPaper(turned(point, BOTTOM + Math.floor(ahead / QUARTER)));
};

const ofSeat = (view: View, seat: Seat, point: Point): Point =>
  onPaper(turned(point, BOTTOM + turnsOf(view, seat)));

/** A safe zone runs from its entry towards the middle. */
export const safePoint = (view: View, seat: Seat, cell: number): Point =>
  ofSeat(view, seat, { x: 7.5, y: cell + 1.1 });

/** At home marbles lie within the finger behind their base. */
const homePoint = (view: View, seat: Seat, n: number): Point => ofSeat(view, seat, { x: 10 + n, y: 3 });

export const homeSlots = (view: View, seat: Seat): readonly Point[] =>
  [0, 1, 2, 3].map((n) => homePoint(view, seat, n));

export const PANEL = { width: 282, height: 54 } as const;

/** The free strips: the own one lower left, the next one upper left, and so on; at the sides they lie along the upper and lower edge. */
export const panelCorner = (view: View, seat: Seat): Point => {
  const edge = 8;
  const far = { x: SIZE - edge - PANEL.width, y: SIZE - edge - PANEL.height };
  const turns = turnsOf(view, seat);
  return { x: turns < 2 ? edge : far.x, y: turns === 0 || turns === 3 ? far.y : edge };
};

export const marblePoint = (view: View, seat: Seat, n: number, at: MarblePlace): Point => {
  if (at.zone === 'home') return homePoint(view, seat, n);
  return at.zone === 'track' ? cellPoint(view, at.cell) : safePoint(view, seat, at.cell);
};
