import { element, picture, rounded, text } from '../../engine/svg.js';
import { EQUAL } from './statistics.js';
import type { Standing } from './tally.js';

const WIDTH = 760;
const LEFT = 190;
const RIGHT = 40;
const TOP = 70;
const ROW = 44;

const at = (share: number): number => rounded(LEFT + share * (WIDTH - LEFT - RIGHT));

/** Win rates with their intervals, a line where equals would be. */
export const chartOf = (title: string, standings: readonly Standing[]): string => {
  const height = TOP + ROW * standings.length + 50;
  const bottom = height - 40;
  return picture(
    { width: WIDTH, height, title, description: standings.map(sentence).join(' ') },
    text(LEFT, 34, title, { 'text-anchor': 'start', 'font-size': 18, 'font-weight': 600 }),
    ...[0, 0.25, EQUAL, 0.75, 1].flatMap((share) => mark(share, bottom)),
    ...standings.flatMap((standing, row) => bar(standing, TOP + ROW * row + ROW / 2)),
  );
};

const mark = (share: number, bottom: number): readonly string[] => [
  element('line', {
    class: 'line',
    x1: at(share),
    x2: at(share),
    y1: TOP - 12,
    y2: bottom,
    ...(share === EQUAL ? { 'stroke-width': 2 } : { 'stroke-dasharray': '2 4' }),
  }),
  text(at(share), bottom + 22, `${100 * share} %`, { class: 'quiet', 'font-size': 13 }),
];

const bar = (standing: Standing, y: number): readonly string[] => {
  const { pairing, share, interval, verdict } = standing;
  const hue = verdict === 'not yet separable' ? 'yellow' : 'blue';
  return [
    text(LEFT - 14, y + 5, `${pairing.first.name} v ${pairing.second.name}`, { 'text-anchor': 'end' }),
    element('rect', {
      class: hue,
      x: at(0),
      y: y - 9,
      width: rounded(at(share) - at(0)),
      height: 18,
      opacity: 0.35,
    }),
    element('rect', {
      class: hue,
      x: at(interval.low),
      y: y - 4,
      width: rounded(Math.max(1, at(interval.high) - at(interval.low))),
      height: 8,
    }),
  ];
};

const sentence = ({ pairing, share, interval, games, verdict }: Standing): string =>
  `${pairing.first.name} against ${pairing.second.name}: ${(100 * share).toFixed(1)} % of ${games} games, between ${(100 * interval.low).toFixed(1)} and ${(100 * interval.high).toFixed(1)} %, ${verdict}.`;
