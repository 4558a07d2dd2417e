import { element, group, text } from '../../../engine/svg.js';
import { type Card, faceOf } from '../cards.js';
import { field } from '../effects/field.js';
import { powerOf } from '../powers.js';

export const CARD = { width: 72, height: 100 } as const;

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
    text(x + 10, y + 24, kind, { 'text-anchor': 'start', style: `${ink};font-size:20px;font-weight:700` }),
    text(x + CARD.width / 2, y + 72, suit.sign, { style: `${ink};font-size:42px` }),
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
    text(middle, y + 88, isBurner ? 'Burner' : 'Saver', { style: 'font-size:13px;font-weight:700' }),
  );
};

/** A pile of cards face down. */
export const cardBack = (x: number, y: number): string =>
  group(
    {},
    outline(x, y, 'fill:var(--soft);stroke:var(--ink);stroke-width:1.5'),
    element('rect', {
      x: x + 8,
      y: y + 8,
      width: CARD.width - 16,
      height: CARD.height - 16,
      rx: 4,
      style: 'fill:none;stroke:var(--line);stroke-width:2;stroke-dasharray:3 3',
    }),
  );

/** Where cards may come to lie. */
export const cardPlace = (x: number, y: number): string =>
  outline(x, y, 'fill:none;stroke:var(--line);stroke-width:1.5;stroke-dasharray:5 4');

/** What a card can do, in as few words as fit under it: "field or +13". */
export const cardHint = (card: Card): string => {
  const { none, one, two } = powerOf(card);
  const ways: string[] = [];
  if (none !== undefined) ways.push(none === field ? 'field' : 'rob');
  ways.push(walk(card, one.steps));
  if (two !== undefined) ways.push(two.shared === null ? 'swap' : 'split');
  return ways.join(' or ');
};

const walk = (card: Card, steps: number | null): string => {
  if (steps === null) return card === 'marble-burner' ? 'send home' : 'to safety';
  if (steps < 0) return `back ${-steps}`;
  return faceOf(card).kind === '5' ? `any +${steps}` : `+${steps}`;
};
