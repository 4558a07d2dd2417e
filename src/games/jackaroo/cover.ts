import { cover as box } from '../../engine/cover.js';
import { element, group, type Hue, text } from '../../engine/svg.js';

const HEART = 'M0 11 C-14 1 -9 -11 0 -4 C9 -11 14 1 0 11 Z';
const SPADE = 'M0 -11 C14 0 8 9 1.5 5 L4 12 H-4 L-1.5 5 C-8 9 -14 0 0 -11 Z';
const DIAMOND = 'M0 -12 L9 0 L0 12 L-9 0 Z';
const CLUB =
  'M0 -11 a5.5 5.5 0 0 1 4 9 a5.5 5.5 0 1 1 -2.6 7 L4 12 H-4 L-1.4 5 a5.5 5.5 0 1 1 -2.6 -7 a5.5 5.5 0 0 1 4 -9 Z';

const FAN: readonly (readonly [rank: string, suit: string, paint: string, turn: number])[] = [
  ['7', DIAMOND, '#c8351f', -27],
  ['J', CLUB, '#23262d', -9],
  ['A', HEART, '#c8351f', 9],
  ['K', SPADE, '#23262d', 27],
];

const card = ([rank, suit, paint, turn]: (typeof FAN)[number]): string =>
  group(
    { transform: `rotate(${turn} 160 250)` },
    element('rect', { x: 124, y: 26, width: 72, height: 104, rx: 9, fill: '#fffdf8', stroke: '#c9bfae' }),
    text(138, 54, rank, {
      'font-size': 26,
      'font-weight': 700,
      'font-family': 'Georgia, serif',
      style: `fill:${paint}`,
    }),
    element('path', { d: suit, transform: 'translate(160 84) scale(1.9)', fill: paint }),
  );

const MARBLES: readonly (readonly [hue: Hue, x: number, y: number])[] = [
  ['red', 58, 168],
  ['blue', 120, 182],
  ['green', 190, 172],
  ['yellow', 254, 180],
];

/** Round, whatever its colour: it has rolled here. */
const marble = ([hue, x, y]: (typeof MARBLES)[number]): string =>
  group(
    {},
    element('ellipse', { cx: x + 3, cy: y + 17, rx: 20, ry: 5, fill: '#000', 'fill-opacity': 0.3 }),
    element('circle', { class: hue, cx: x, cy: y, r: 20 }),
    element('path', {
      d: `M${x - 12} ${y - 4} A13 13 0 0 1 ${x + 2} ${y - 13}`,
      fill: 'none',
      stroke: '#fffdf8',
      'stroke-width': 4,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.75,
    }),
  );

export const cover = box(
  { title: 'Jackaroo', description: 'A fan of four cards behind marbles of four colours.', box: '#14544c' },
  element('circle', { cx: 160, cy: 250, r: 150, fill: '#0e4039' }),
  ...FAN.map(card),
  ...MARBLES.map(marble),
);
