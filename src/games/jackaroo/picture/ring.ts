import { itemAt } from '../../../engine/item-at.js';
import type { Seat } from '../../../engine/ruleset.js';
import { element, group, type Hue, piece, text } from '../../../engine/svg.js';
import { CELLS, QUARTER, SAFE_CELLS } from '../track.js';
import type { View } from '../view-model.js';
import {
  CELL,
  cellPoint,
  hueOfSeat,
  MARBLE,
  marblePoint,
  type Point,
  SMALL,
  SQUARE_MARBLE,
  safePoint,
} from './layout.js';

/** The hundred cells; bases and entries wear the colour of their seat. */
export const ring = (view: View): string =>
  group({}, ...Array.from({ length: CELLS }, (_, cell) => trackCell(view, cell)));

/** The whole way, and over it in the seat's colour its quarter, with an arrow from the base. */
export const quarterBand = (view: View, seat: Seat): string => {
  const base = itemAt(view.quarters, seat).base;
  const colour = `stroke:var(--${hueOfSeat(view, seat)});stroke-linecap:round;stroke-linejoin:round`;
  const way = Array.from({ length: QUARTER }, (_, n) => cellPoint(view, (base + n) % CELLS));
  return group({}, band(way, `${colour};stroke-width:24;opacity:.25`), arrow(view, base, colour));
};

export const wayRound = (view: View): string => {
  const way = Array.from({ length: CELLS + 1 }, (_, cell) => cellPoint(view, cell % CELLS));
  return band(way, 'stroke:var(--line);stroke-width:5;stroke-linejoin:round;opacity:.6');
};

const band = (way: readonly Point[], style: string): string =>
  element('polyline', { class: 'line', points: way.map(({ x, y }) => `${x},${y}`).join(' '), style });

/** From the base towards the next cell. */
const arrow = (view: View, base: number, colour: string): string => {
  const from = cellPoint(view, base);
  const to = cellPoint(view, (base + 1) % CELLS);
  const [dx, dy] = [(to.x - from.x) / 2, (to.y - from.y) / 2];
  const tip = { x: from.x + dx * 1.3, y: from.y + dy * 1.3 };
  const wings = [1, -1].map((side) => ({
    x: from.x + dx * 0.9 - dy * 0.45 * side,
    y: from.y + dy * 0.9 + dx * 0.45 * side,
  }));
  const [left, right] = wings;
  return left === undefined || right === undefined
    ? ''
    : band([left, tip, right], `${colour};stroke-width:5`);
};

const trackCell = (view: View, cell: number): string => {
  const at = cellPoint(view, cell);
  const isBase = view.quarters.some(({ base }) => base === cell);
  const owner = view.quarters.findIndex(({ base, entry }) => base === cell || entry === cell);
  const radius = isBase ? CELL + 3 : CELL;
  return [
    spot(at, radius, owner < 0 ? null : hueOfSeat(view, owner), { 'data-cell': cell }),
    cell % 5 === 0 ? cellNumber(view, cell) : '',
    view.traps.cells?.includes(cell) ? trap(at) : '',
  ].join('');
};

/** What an action or a client calls the place. */
type Named = { readonly [attribute: string]: number };

const spot = ({ x, y }: Point, radius: number, hue: Hue | null, named: Named): string => {
  const edge = hue === null ? {} : { style: `stroke:var(--${hue});stroke-width:3` };
  return element('circle', { class: 'cell', cx: x, cy: y, r: radius, ...edge, ...named });
};

const cellNumber = (view: View, cell: number): string => {
  const { x, y } = cellPoint(view, cell);
  return text(x, y + SMALL * 0.35, String(cell), { class: 'quiet', style: `font-size:${SMALL}px` });
};

/** A pit with a cross over it: larger than a marble, so that it still shows under one. */
const trap = ({ x, y }: Point): string => {
  const arm = CELL - 1;
  return element('path', {
    d: `M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`,
    style: 'stroke:var(--ink);stroke-width:2.5;stroke-linecap:round',
  });
};

/** Four cells behind the entry, on a line that shows the way in. */
export const safeZone = (view: View, seat: Seat): string => {
  const hue = hueOfSeat(view, seat);
  const from = cellPoint(view, itemAt(view.quarters, seat).entry);
  const to = safePoint(view, seat, SAFE_CELLS - 1);
  const way = element('line', {
    x1: from.x,
    y1: from.y,
    x2: to.x,
    y2: to.y,
    style: `stroke:var(--${hue});stroke-width:3;opacity:.55`,
  });
  const cells = Array.from({ length: SAFE_CELLS }, (_, cell) =>
    spot(safePoint(view, seat, cell), CELL, hue, { 'data-seat': seat, 'data-safe': cell }),
  );
  return group({}, way, ...cells);
};

export const marbles = (view: View): readonly string[] =>
  view.marbles.map(({ marble, seat, at }) => {
    const hue = hueOfSeat(view, seat);
    const point = marblePoint(view, seat, Number(marble.slice(2)), at);
    return group(
      { 'data-marble': marble, 'data-seat': seat },
      piece(hue, point.x, point.y, hue === 'blue' ? SQUARE_MARBLE : MARBLE),
      text(point.x, point.y + 9, String(Number(marble.slice(2)) + 1), {
        style: 'fill:var(--paper);font-size:26px;font-weight:700',
      }),
    );
  });
