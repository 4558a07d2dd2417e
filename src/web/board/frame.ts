import { mark, neighbourOf, spotNear, type Touchable } from './marks.js';
import { animate, placesOf, type Thing } from './motion.js';
import { readPicture, sheetOf } from './picture.js';
import { traceOf } from './trace.js';

const COLOURS = ['paper', 'ink', 'soft', 'line', 'quiet', 'glow', 'red', 'blue', 'green', 'yellow'];

/** How touchable places look. A picture has its own colours for light and dark; which of them is chosen on the page. */
const HINTS = sheetOf(`
  svg.parlor-board{font-family:var(--text);${COLOURS.map((colour) => `--${colour}:var(--board-${colour})`).join(';')}}
  svg{display:block;width:100%;height:auto;max-height:var(--board-height,none)}
  :host(.flipped) svg,:host(.flipped) text{rotate:180deg}
  :host(.flipped) text{transform-box:fill-box;transform-origin:center}
  .hint{fill:transparent;stroke:var(--glow);stroke-width:3;stroke-dasharray:6 5;outline:none;cursor:pointer}
  .hint.picked{fill:none;stroke-dasharray:none;stroke-width:4;stroke:var(--ink);pointer-events:none}
  .hint.other{stroke-width:1.5;stroke-dasharray:2 6}
  .hint.open:hover,.hint.other:hover{fill:var(--glow);fill-opacity:.22}
  .hint:focus-visible{stroke:var(--blue);stroke-width:5;stroke-dasharray:none;fill:var(--blue);fill-opacity:.15}
  .note{fill:var(--ink);font-weight:700;paint-order:stroke;stroke:var(--paper);stroke-width:4px;pointer-events:none}
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
  /** `move` names what was done last: what it changed is marked, as against `earlier` where that is known. */
  show(source: string, move: string, earlier: string | null): void;
  offer(touchable: Touchable): void;
}

export const hang = (host: HTMLElement, ears: () => FrameEars): Frame => {
  const wall = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const trace = traceOf();
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
    show(source, move, earlier) {
      const picture = readPicture(source);
      if (picture === null) return;
      rememberFocus();
      const before = svg === null ? null : placesOf(svg);
      svg = picture.svg;
      wall.adoptedStyleSheets = [sheetOf(picture.css), HINTS];
      const was = measured(wall, earlier);
      wall.replaceChildren(svg);
      // First the marks: what glides is measured where it came from.
      trace.draw(was ?? before, svg, move, was !== null);
      if (before !== null) animate(before, svg);
    },
    offer(touchable) {
      if (svg === null) return;
      rememberFocus();
      mark(svg, touchable);
      returnFocus();
    },
  };
};

/** Where everything is on another picture, which hangs here for no longer than a look takes. */
const measured = (wall: ShadowRoot, source: string | null): readonly Thing[] | null => {
  const picture = source === null ? null : readPicture(source);
  if (picture === null) return null;
  wall.replaceChildren(picture.svg);
  return placesOf(picture.svg);
};
