import { type OpenSpot, spokenOf } from './ways.js';

const SVG = 'http://www.w3.org/2000/svg';

/** What can be touched: to go on, or to begin anew elsewhere; and what was. */
export interface Touchable {
  readonly open: readonly OpenSpot[];
  readonly others: readonly OpenSpot[];
  readonly touched: readonly string[];
}

/** Shows on the picture what can be touched, and gives it to keyboards and screen readers as buttons. */
export const mark = (svg: SVGSVGElement, { open, others, touched }: Touchable): void => {
  unmark(svg);
  for (const at of touched) for (const element of shapesAt(svg, at)) outline(element, 'picked');
  for (const spot of others) for (const element of shapesAt(svg, spot.at)) offer(element, spot, 'other');
  for (const spot of open) for (const element of shapesAt(svg, spot.at)) offer(element, spot, 'open');
  // A picture is one thing to a screen reader; buttons in it would be lost. What is written on it stands in its description.
  for (const words of svg.querySelectorAll('text')) words.setAttribute('aria-hidden', 'true');
  svg.setAttribute('role', svg.querySelector('[data-spot]') === null ? 'img' : 'group');
};

const unmark = (svg: SVGSVGElement): void => {
  for (const hint of svg.querySelectorAll('.hint, .note')) hint.remove();
};

const shapesAt = (svg: SVGSVGElement, at: string): readonly SVGGraphicsElement[] =>
  at === '' ? [] : [...svg.querySelectorAll(at)].filter((element) => element instanceof SVGGraphicsElement);

const offer = (element: SVGGraphicsElement, spot: OpenSpot, look: 'open' | 'other'): void => {
  const hint = outline(element, look);
  hint.setAttribute('data-spot', spot.at);
  hint.setAttribute('tabindex', '0');
  hint.setAttribute('role', 'button');
  hint.setAttribute('aria-label', spokenOf(spot));
  if (spot.notes.length > 0 && look === 'open') note(hint, spot.notes.join('/'));
};

/** A few letters in the corner of a place. */
const note = (hint: SVGRectElement, words: string): void => {
  const { x, y, width } = hint.getBBox();
  const written = document.createElementNS(SVG, 'text');
  const looks = { x: x + width - 5, y: y + 18, 'text-anchor': 'end', 'font-size': 18, class: 'note' };
  for (const [name, value] of Object.entries(looks)) written.setAttribute(name, String(value));
  written.textContent = words;
  hint.after(written);
};

/** Around a group, but within a single shape: its neighbours would cover the line. */
const marginOf = ({ localName }: Element): number => (localName === 'g' ? 3 : -4);

/** A line around a shape, in the shape's own coordinates. */
const outline = (element: SVGGraphicsElement, look: 'open' | 'other' | 'picked'): SVGRectElement => {
  const { x, y, width, height } = element.getBBox();
  const hint = document.createElementNS(SVG, 'rect');
  const margin = marginOf(element);
  const sizes = {
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
    rx: element.localName === 'circle' ? width : Math.min(12, width / 2),
  };
  for (const [name, value] of Object.entries(sizes)) hint.setAttribute(name, String(value));
  hint.setAttribute('class', `hint ${look}`);
  if (element.localName === 'g') element.append(hint);
  else element.after(hint);
  return hint;
};

/** A finger is thicker than a marble: a touch means the nearest place within its reach. */
const REACH = 24;

export const spotNear = (svg: SVGSVGElement, x: number, y: number): string | null => {
  let nearest: string | null = null;
  let least = REACH;
  for (const element of svg.querySelectorAll('[data-spot]')) {
    const distance = distanceTo(element.getBoundingClientRect(), x, y);
    if (distance > least || (distance === least && nearest !== null)) continue;
    least = distance;
    nearest = element.getAttribute('data-spot');
  }
  return nearest;
};

const distanceTo = ({ left, right, top, bottom }: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

const DIRECTIONS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next place in the direction of an arrow key; null for other keys and at the edge. */
export const neighbourOf = (svg: SVGSVGElement, from: Element, key: string): SVGElement | null => {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const here = middleOf(from);
  let best: SVGElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of svg.querySelectorAll<SVGElement>('[data-spot]')) {
    const there = middleOf(other);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (other === from || ahead <= 1 || ahead + 2 * aside >= least) continue;
    least = ahead + 2 * aside;
    best = other;
  }
  return best;
};

const middleOf = (element: Element): { readonly x: number; readonly y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
