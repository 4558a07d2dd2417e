import { itemAt } from '../../../engine/item-at.js';
import type { Seat } from '../../../engine/ruleset.js';
import { type Hue, rounded } from '../../../engine/svg.js';
import { CELLS, type MarblePlace, QUARTER } from '../track.js';
import type { View } from '../view-model.js';

export const SIZE = 800;
export const CELL = 9;
export const MARBLE = 11.5;
const MIDDLE = SIZE / 2;
export const RING = 336;
const SAFE_PITCH = 25;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const hueOfSeat = (view: View, seat: Seat): Hue => view.colours[seat] ?? 'red';

/** Forward is clockwise, and whoever looks has the own base at the lower left. */
const angleOf = (view: View, cell: number): number => {
  const home = itemAt(view.quarters, view.you ?? 0).base;
  return (((cell - home) / CELLS) * 360 + 135) * (Math.PI / 180);
};

export const cellPoint = (view: View, cell: number, inward = 0): Point => {
  const angle = angleOf(view, cell);
  return {
    x: rounded(MIDDLE + (RING - inward) * Math.cos(angle)),
    y: rounded(MIDDLE + (RING - inward) * Math.sin(angle)),
  };
};

/** A safe zone runs from its entry towards the middle. */
export const safePoint = (view: View, seat: Seat, cell: number): Point =>
  cellPoint(view, itemAt(view.quarters, seat).entry, SAFE_PITCH * (cell + 1) + 4);

export const PANEL = { width: 168, height: 88, margin: 14 } as const;

/** A quarter has the corner its base points to: the own one lower left, the next one upper left, and so on. */
export const panelCorner = (view: View, seat: Seat): Point => {
  const own = itemAt(view.quarters, view.you ?? 0).base;
  const base = itemAt(view.quarters, seat).base;
  const turns = ((base - own + CELLS) % CELLS) / QUARTER;
  const far = { x: SIZE - PANEL.margin - PANEL.width, y: SIZE - PANEL.margin - PANEL.height };
  return { x: turns < 2 ? PANEL.margin : far.x, y: turns === 0 || turns === 3 ? far.y : PANEL.margin };
};

const homePoint = (view: View, seat: Seat, n: number): Point => {
  const corner = panelCorner(view, seat);
  return { x: corner.x + 24 + n * 26, y: corner.y + 62 };
};

export const marblePoint = (view: View, seat: Seat, n: number, at: MarblePlace): Point => {
  if (at.zone === 'home') return homePoint(view, seat, n);
  return at.zone === 'track' ? cellPoint(view, at.cell) : safePoint(view, seat, at.cell);
};

export const homeSlots = (view: View, seat: Seat): readonly Point[] =>
  [0, 1, 2, 3].map((n) => homePoint(view, seat, n));
