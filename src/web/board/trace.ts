import { isSamePlace, placesOf, type Thing } from './motion.js';

const SVG = 'http://www.w3.org/2000/svg';

/** What stands on a board for itself; dice in a tray are only luck. */
const TRACED = '.piece, .runner, [data-marble], [data-column] .die, [data-pile] [data-card]';

/** On the board and not in a drawing of how a piece moves. */
const isTraced = (element: Element): boolean =>
  element.matches(TRACED) && element.closest('[data-offer], [data-position]') === null;

/** Remembers what the last move changed, and marks it until the next move changes something. */
export interface Trace {
  /** `move` names the move that this picture belongs to: a move may take several pictures, unless `before` is from before all of it. */
  draw(before: readonly Thing[] | null, svg: SVGSVGElement, move: string, isWholeMove: boolean): void;
}

export const traceOf = (): Trace => {
  let marked: readonly Thing[] = [];
  let lastMove = '';
  return {
    draw(before, svg, move, isWholeMove) {
      if (before === null) return;
      const now = placesOf(svg).filter(({ element }) => isTraced(element));
      const changed = now.filter((thing) => !before.some((was) => isSamePlace(was, thing)));
      const goesOn = !isWholeMove && (move === lastMove || changed.length === 0);
      const earlier = goesOn ? marked : [];
      marked = now.filter(
        (thing) => changed.includes(thing) || earlier.some((was) => isSamePlace(was, thing)),
      );
      if (changed.length > 0) lastMove = move;
      for (const { element } of marked) ring(element);
    },
  };
};

/** Around the thing, in its own coordinates. */
const ring = (element: SVGGraphicsElement): void => {
  const { x, y, width, height } = element.getBBox();
  const mark = document.createElementNS(SVG, 'rect');
  const rx = element.matches('[data-card]') ? 10 : Math.min(width, height) / 2;
  const sizes = { x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx };
  for (const [name, value] of Object.entries(sizes)) mark.setAttribute(name, String(value));
  mark.setAttribute('class', 'trace');
  // Whatever a game says of the rectangles of its dice: what is in the ring stays in sight.
  mark.style.cssText = 'fill:none;stroke:var(--glow);stroke-width:3;pointer-events:none';
  if (element.localName === 'g') element.append(mark);
  else element.after(mark);
};
