import { element, group, text } from '../../../engine/svg.js';
import { type Card, faceOf } from '../cards.js';
import { field } from '../effects/field.js';
import { powerOf } from '../powers.js';

export const CARD = { width: 96, height: 118 } as const;

const outline = (x: number, y: number, style: string): string =>
  element('rect', { x, y, width: CARD.width, height: CARD.height, rx: 8, style });

/** A card face up, its upper left corner at a point. */
export const cardFace = (card: Card, x: number, y: number): string => {
  const { kind, suit } = faceOf(card);
  const paper = outline(x, y, 'fill:var(--paper);stroke:var(--ink);stroke-width:1.5');
  if (suit === null) return group({ 'data-card': card }, paper, wildFace(card, x, y));
  const ink = `fill:var(${suit.letter === 'D' || suit.letter === 'H' ? '--red' : '--ink'})`;
  return group(
    { 'data-card': card },
    paper,
    text(x + 10, y + 36, kind, { 'text-anchor': 'start', style: `${ink};font-size:34px;font-weight:700` }),
    text(x + CARD.width / 2, y + 98, suit.sign, { style: `${ink};font-size:58px` }),
  );
};

/** The wild cards show what becomes of a marble: up in flames, or under a roof. */
const wildFace = (card: Card, x: number, y: number): string => {
  const middle = x + CARD.width / 2;
  const isBurner = card === 'marble-burner';
  const sign = isBurner
    ? `M${middle} ${y + 16}c14 16 18 24 18 34a18 18 0 0 1-36 0c0-8 4-13 9-18c1 5 3 8 6 9c-2-10 0-18 3-25z`
    : `M${middle - 22} ${y + 42}l22-22l22 22v26h-44z`;
  return group(
    {},
    element('path', { d: sign, class: isBurner ? 'red' : 'green' }),
    element('circle', { cx: middle, cy: y + 53, r: 9, style: 'fill:var(--paper)' }),
    text(middle, y + 104, isBurner ? 'Burner' : 'Saver', { style: 'font-size:26px;font-weight:700' }),
  );
};

/** Where cards may come to lie. */
export const cardPlace = (x: number, y: number): string =>
  outline(x, y, 'fill:none;stroke:var(--line);stroke-width:1.5;stroke-dasharray:5 4');

/** What a card can do, in as few words as fit under it: "out, 13". */
export const cardHint = (card: Card): string => {
  const { none, one, two } = powerOf(card);
  const ways: string[] = [];
  if (none !== undefined) ways.push(none === field ? 'out' : 'rob');
  ways.push(walk(card, one.steps));
  if (two !== undefined) ways.push(two.shared === null ? 'swap' : 'split');
  return ways.join(', ');
};

const walk = (card: Card, steps: number | null): string => {
  if (steps === null) return card === 'marble-burner' ? 'burn' : 'save';
  if (steps < 0) return `back ${-steps}`;
  return faceOf(card).kind === '5' ? `any ${steps}` : String(steps);
};
