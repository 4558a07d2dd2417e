import { mark, neighbourOf, spotNear } from './marks.js';
import { animate, placesOf } from './motion.js';
import { readPicture, sheetOf } from './picture.js';
import type { OpenSpot } from './ways.js';

/** How touchable places look; the colours come from the picture, so they follow light and dark. */
const HINTS = sheetOf(`
  svg{display:block;width:100%;height:auto;max-height:var(--board-height,none)}
  .hint{fill:transparent;stroke:var(--glow);stroke-width:3;stroke-dasharray:6 5;outline:none;cursor:pointer}
  .hint.picked{fill:none;stroke-dasharray:none;stroke-width:4;stroke:var(--ink);pointer-events:none}
  .hint.open:hover{fill:var(--glow);fill-opacity:.22}
  .hint.open:focus-visible{stroke:var(--blue);stroke-width:5;stroke-dasharray:none;fill:var(--blue);fill-opacity:.15}
  @media (prefers-reduced-motion:no-preference){.hint.open{animation:march 1.2s linear infinite}}
  @keyframes march{to{stroke-dashoffset:-22}}
`);

export interface FrameEars {
  touched(at: string): void;
  /** A click beside everything, or Escape. */
  nothing(): void;
}

/** A frame on the wall: holds one picture, apart from the page's styles, and says what in it was touched. */
export interface Frame {
  show(source: string): void;
  offer(open: readonly OpenSpot[], touched: readonly string[]): void;
}

export const hang = (host: HTMLElement, ears: () => FrameEars): Frame => {
  const wall = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  let svg: SVGSVGElement | null = null;
  /** Where the keyboard was when the picture changed under it. */
  let lostFocus: string | null = null;

  const rememberFocus = (): void => {
    lostFocus = wall.activeElement?.getAttribute('data-spot') ?? lostFocus;
  };
  const returnFocus = (): void => {
    if (lostFocus === null || svg === null) return;
    const isElsewhere = document.activeElement !== document.body && document.activeElement !== host;
    const spots = [...svg.querySelectorAll<SVGElement>('[data-spot]')];
    const place = spots.find((spot) => spot.getAttribute('data-spot') === lostFocus) ?? spots[0];
    if (!isElsewhere) place?.focus();
    if (isElsewhere || place !== undefined) lostFocus = null;
  };
  wall.addEventListener('click', (event) => {
    if (!(event instanceof MouseEvent) || svg === null) return;
    const at = spotNear(svg, event.clientX, event.clientY);
    if (at === null) ears().nothing();
    else ears().touched(at);
  });
  wall.addEventListener('keydown', (event) => {
    const { target } = event;
    if (!(event instanceof KeyboardEvent) || !(target instanceof SVGElement) || svg === null) return;
    const at = target.getAttribute('data-spot');
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (event.key === 'Escape') ears().nothing();
    if (isPress && at !== null) ears().touched(at);
    const neighbour = neighbourOf(svg, target, event.key);
    neighbour?.focus();
    if (isPress || neighbour !== null) event.preventDefault();
  });
  return {
    show(source) {
      const picture = readPicture(source);
      if (picture === null) return;
      rememberFocus();
      const before = svg === null ? null : placesOf(svg);
      svg = picture.svg;
      wall.adoptedStyleSheets = [sheetOf(picture.css), HINTS];
      wall.replaceChildren(svg);
      if (before !== null) animate(before, svg);
    },
    offer(open, touched) {
      if (svg === null) return;
      rememberFocus();
      mark(svg, open, touched);
      returnFocus();
    },
  };
};
