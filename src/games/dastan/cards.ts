import type { Seat } from '../../engine/ruleset.js';
import { element, group, hueOf, piece, text } from '../../engine/svg.js';
import { forwardOf, JUMPS, type MoveOption } from './move-options.js';

/** The cards of the picture: a move option with its jumps and what it costs. */

export const CARD = { width: 96, height: 138 } as const;

export interface Card {
  readonly option: MoveOption;
  /** Whose jumps the diagram shows, and whether their way forward is up the page. */
  readonly seat: Seat;
  readonly isUpwards: boolean;
  readonly x: number;
  readonly y: number;
  /** One or two short lines under the diagram. */
  readonly notes: readonly string[];
  /** `usable` now or soon, `waiting` at the back, `offered` to either player. */
  readonly look: 'usable' | 'waiting' | 'offered';
  /** What a page must know to turn a click into an action. */
  readonly data: Readonly<Record<string, string | number>>;
}

export const card = ({ option, seat, isUpwards, x, y, notes, look, data }: Card): string =>
  group(
    { ...data, opacity: look === 'waiting' ? 0.75 : 1, transform: `translate(${x} ${y})` },
    element('rect', {
      class: look === 'offered' ? 'cell glow' : 'cell',
      width: CARD.width,
      height: CARD.height,
      rx: 10,
      'stroke-dasharray': look === 'waiting' ? '5 4' : 'none',
    }),
    text(CARD.width / 2, 22, option, { style: 'font-size:17px;font-weight:600' }),
    ...diagram(option, seat, isUpwards ? -1 : 1),
    ...notes.map((note, line) =>
      text(CARD.width / 2, 111 + line * 18, note, { class: 'quiet', style: 'font-size:17px' }),
    ),
  );

const DOT = 12;
const CENTRE = { x: CARD.width / 2, y: 61 } as const;
/** No option jumps further than two squares. */
const REACH = [-2, -1, 0, 1, 2] as const;

/** The squares around a piece, with a dot on each that it can jump to. */
const diagram = (option: MoveOption, seat: Seat, down: 1 | -1): readonly string[] => [
  ...REACH.flatMap((row) => REACH.map((right) => smallSquare(row, right))),
  ...JUMPS[option].map(([forward, aside]) =>
    element('circle', {
      class: hueOf(seat),
      // Turned about with the board: what is to the left of one is to the right of the other.
      cx: CENTRE.x + aside * down * forwardOf(seat) * DOT,
      cy: CENTRE.y + forward * down * DOT,
      r: 4.5,
    }),
  ),
  piece(hueOf(seat), CENTRE.x, CENTRE.y, 5, { style: 'fill:var(--ink);stroke:none' }),
];

const smallSquare = (down: number, right: number): string =>
  element('rect', {
    x: CENTRE.x + (right - 0.5) * DOT,
    y: CENTRE.y + (down - 0.5) * DOT,
    width: DOT,
    height: DOT,
    style: 'fill:var(--paper);stroke:var(--line);stroke-width:.6',
  });
