import { itemAt } from '../../../engine/item-at.js';
import type { Seat } from '../../../engine/ruleset.js';
import { element, group, type Hue, piece, text } from '../../../engine/svg.js';
import { CELLS, QUARTER, SAFE_CELLS } from '../track.js';
import type { View } from '../view-model.js';
import { CELL, cellPoint, hueOfSeat, MARBLE, marblePoint, type Point, RING, safePoint } from './layout.js';

/** The hundred cells; bases and entries wear the colour of their seat. */
export const ring = (view: View): string =>
  group({}, ...Array.from({ length: CELLS }, (_, cell) => trackCell(view, cell)));

/** A band in the seat's colour from its base through its quarter, and an arrow that tells the way. */
export const quarterBand = (view: View, seat: Seat): string => {
  const base = itemAt(view.quarters, seat).base;
  const from = cellPoint(view, base);
  const to = cellPoint(view, base + QUARTER - 1);
  const arrow = [0, 1, 2].map((n) => cellPoint(view, base + 12 + (n % 2), 20 + n * 6));
  const colour = `stroke:var(--${hueOfSeat(view, seat)});stroke-linecap:round`;
  return group(
    {},
    element('path', {
      class: 'line',
      d: `M${from.x} ${from.y}A${RING} ${RING} 0 0 1 ${to.x} ${to.y}`,
      style: `${colour};stroke-width:26;opacity:.22`,
    }),
    element('polyline', {
      class: 'line',
      points: arrow.map(({ x, y }) => `${x},${y}`).join(' '),
      style: `${colour};stroke-width:3;stroke-linejoin:round`,
    }),
  );
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
  const { x, y } = cellPoint(view, cell, -21);
  return text(x, y + 4, String(cell), { class: 'quiet', style: 'font-size:11px' });
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
    spot(safePoint(view, seat, cell), CELL + 1, hue, { 'data-seat': seat, 'data-safe': cell }),
  );
  return group({}, way, ...cells);
};

export const marbles = (view: View): readonly string[] =>
  view.marbles.map(({ marble, seat, at }) => {
    const point = marblePoint(view, seat, Number(marble.slice(2)), at);
    return group(
      { 'data-marble': marble, 'data-seat': seat },
      piece(hueOfSeat(view, seat), point.x, point.y, MARBLE),
      text(point.x, point.y + 4, marble.slice(2), {
        style: 'fill:var(--paper);font-size:11px;font-weight:700',
      }),
    );
  });
