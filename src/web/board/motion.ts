/**
 * What vanished from one picture and appeared in the next, with the same look, has moved: it glides. A die that is new tumbles.
 * So every game moves, and none has to say how.
 */
const GLIDE_MS = 320;
const TUMBLE_MS = 420;
const MOVABLE = '.piece, .runner, .die, [data-marble], [data-pile] [data-card]';

export interface Thing {
  readonly element: SVGGraphicsElement;
  readonly look: string;
  readonly x: number;
  readonly y: number;
}

/** Where everything that can move is, measured on the screen. */
export const placesOf = (svg: SVGSVGElement): readonly Thing[] => {
  const frame = svg.getBoundingClientRect();
  return [...svg.querySelectorAll(MOVABLE)].flatMap((element) => {
    if (!(element instanceof SVGGraphicsElement) || element.parentElement?.closest(MOVABLE)) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    return [
      { element, look: lookOf(element), x: left - frame.left + width / 2, y: top - frame.top + height / 2 },
    ];
  });
};

/** Colour, kind, mark and number of pips; not whose turn it is, and not the size. */
const lookOf = (element: Element): string =>
  [
    element.localName,
    (element.getAttribute('class') ?? '').replace(/\b(?:glow|turn)\b/g, '').trim(),
    element.getAttribute('data-marble') ?? element.getAttribute('data-card') ?? '',
    element.querySelectorAll('.pip').length,
  ].join(' ');

const NEAR = 2;

export const isSamePlace = (one: Thing, other: Thing): boolean =>
  one.look === other.look && Math.abs(one.x - other.x) < NEAR && Math.abs(one.y - other.y) < NEAR;

export const animate = (before: readonly Thing[], svg: SVGSVGElement): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const after = placesOf(svg);
  const gone = before.filter((was) => !after.some((is) => isSamePlace(was, is)));
  // Upside down where the board is flipped: the screen's left is the picture's right.
  const turned = getComputedStyle(svg).rotate === '180deg' ? -1 : 1;
  const scale = (turned * svg.getBoundingClientRect().width) / (svg.viewBox.baseVal.width || 1);
  for (const thing of after) {
    if (before.some((was) => isSamePlace(was, thing))) continue;
    const at = gone.findIndex(({ look }) => look === thing.look);
    const [from] = at === -1 ? [] : gone.splice(at, 1);
    if (from !== undefined) glide(thing, from, scale);
    else if (thing.element.matches('.die')) tumble(thing.element);
    else appear(thing.element);
  }
};

const glide = ({ element, x, y }: Thing, from: Thing, scale: number): void => {
  const away = `${(from.x - x) / scale}px ${(from.y - y) / scale}px`;
  element.animate([{ translate: away }, { translate: '0 0' }], { duration: GLIDE_MS, easing: 'ease-in-out' });
};

const tumble = (element: SVGGraphicsElement): void => {
  turnAboutItself(element);
  element.animate(
    [
      { rotate: '-200deg', scale: '0.4', opacity: 0 },
      { rotate: '25deg', scale: '1.12', opacity: 1, offset: 0.7 },
      { rotate: '0deg', scale: '1', opacity: 1 },
    ],
    { duration: TUMBLE_MS, easing: 'ease-out' },
  );
};

const appear = (element: SVGGraphicsElement): void => {
  turnAboutItself(element);
  element.animate(
    [
      { scale: '0.3', opacity: 0 },
      { scale: '1', opacity: 1 },
    ],
    { duration: GLIDE_MS },
  );
};

const turnAboutItself = (element: SVGGraphicsElement): void => {
  element.style.transformBox = 'fill-box';
  element.style.transformOrigin = 'center';
};
