import { itemAt } from './item-at.js';

/** What pictures of all games share: one paper, one ink, four colours that also differ in shape. No game is known here. */

type Attributes = { readonly [name: string]: string | number };

/** `element('circle', { cx: 5, cy: 5, r: 4 })`. Attribute values are escaped; children are SVG already. */
export const element = (name: string, attributes: Attributes, ...children: readonly string[]): string => {
  let opened = `<${name}`;
  for (const [key, value] of Object.entries(attributes))
    opened += ` ${key}="${typeof value === 'number' ? value : escapeXml(value)}"`;
  return children.length === 0 ? `${opened}/>` : `${opened}>${children.join('')}</${name}>`;
};

/** A word in the picture. What a player typed is escaped here. */
export const text = (x: number, y: number, words: string, attributes: Attributes = {}): string =>
  element('text', { x, y, 'text-anchor': 'middle', ...attributes }, escapeXml(words));

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element('g', attributes, ...children);

export interface PictureFrame {
  readonly width: number;
  readonly height: number;
  /** For screen readers: what it is, and what stands on it. */
  readonly title: string;
  readonly description: string;
}

/** The whole picture: a frame with the server's colours, light and dark, and no script. */
export const picture = (frame: PictureFrame, ...children: readonly string[]): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'parlor-board',
      viewBox: `0 0 ${frame.width} ${frame.height}`,
      role: 'img',
      'aria-labelledby': 'parlor-title parlor-description',
    },
    element('title', { id: 'parlor-title' }, escapeXml(frame.title)),
    element('desc', { id: 'parlor-description' }, escapeXml(frame.description)),
    `<style>${THEME}</style>`,
    element('rect', { class: 'paper', width: frame.width, height: frame.height, rx: 12 }),
    ...children,
  );

/** The same picture under another description; one without a frame of ours stays as it is. */
export const describedAs = (svg: string, description: string): string =>
  svg.replace(DESCRIPTION, (_, opened: string) => `${opened}${escapeXml(description)}</desc>`);

const DESCRIPTION = /(<desc id="parlor-description">)[^<]*<\/desc>/;

/** The colours of pieces; each has its own shape, so that nobody needs to tell the colours apart. */
const HUES = ['red', 'blue', 'green', 'yellow'] as const;
export type Hue = (typeof HUES)[number];

export const hueOf = (seat: number): Hue => itemAt(HUES, seat % HUES.length);

/** A piece of a colour: red round, blue square, green triangle, yellow diamond. */
export const piece = (
  hue: Hue,
  x: number,
  y: number,
  radius: number,
  attributes: Attributes = {},
): string => {
  const given = { ...attributes, class: `piece ${hue} ${attributes.class ?? ''}`.trim() };
  if (hue === 'red') return element('circle', { ...given, cx: x, cy: y, r: radius });
  return element('polygon', { ...given, points: corners(OUTLINES[hue], x, y, radius) });
};

type Point = readonly [x: number, y: number];

const OUTLINES: Readonly<Record<Exclude<Hue, 'red'>, readonly Point[]>> = {
  blue: [
    [-0.88, -0.88],
    [0.88, -0.88],
    [0.88, 0.88],
    [-0.88, 0.88],
  ],
  green: [
    [0, -1.1],
    [1.05, 0.8],
    [-1.05, 0.8],
  ],
  yellow: [
    [0, -1.2],
    [1.05, 0],
    [0, 1.2],
    [-1.05, 0],
  ],
};

const corners = (outline: readonly Point[], x: number, y: number, radius: number): string =>
  outline.map(([dx, dy]) => `${rounded(x + dx * radius)},${rounded(y + dy * radius)}`).join(' ');

/** Two decimals are finer than any screen. */
export const rounded = (length: number): number => Math.round(length * 100) / 100;

/** A die face with its pips, centred on a point; 0 is a die that nobody has thrown yet. */
export const dieFace = (
  face: number,
  x: number,
  y: number,
  size: number,
  attributes: Attributes = {},
): string => {
  const half = size / 2;
  const pips = itemAt(PIPS, face).map(([dx, dy]) =>
    element('circle', {
      class: 'pip',
      cx: rounded(x + dx * size * 0.27),
      cy: rounded(y + dy * size * 0.27),
      r: rounded(size * 0.09),
    }),
  );
  const box = {
    x: rounded(x - half),
    y: rounded(y - half),
    width: size,
    height: size,
    rx: rounded(size * 0.18),
  };
  return group(
    { ...attributes, class: `die ${attributes.class ?? ''}`.trim() },
    element('rect', box),
    ...pips,
  );
};

const PIPS: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

const SIGNS = /[&<>"']/g;
/** Asked of every attribute of every picture, where hardly ever anything is to be done. */
export const escapeXml = (words: string): string =>
  words.search(SIGNS) === -1 ? words : words.replace(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`);

/** Okabe and Ito's colours, which most colour-blind people can tell apart, a little deeper on white. */
const THEME = [
  '.parlor-board{--paper:#fffdf8;--ink:#23262d;--soft:#f1ebde;--line:#b9b09c;--quiet:#6b665c;--glow:#f5b700;',
  '--red:#c8500a;--blue:#0b6bae;--green:#0b8a66;--yellow:#c98a00;font:16px system-ui,sans-serif}',
  '@media (prefers-color-scheme:dark){.parlor-board{--paper:#1d2026;--ink:#f0ece3;--soft:#2b2f37;--line:#59606d;--quiet:#a9a396;',
  '--glow:#ffd34d;--red:#ff8a4a;--blue:#5fb4f2;--green:#3fcf9f;--yellow:#ffc94d}}',
  '.paper{fill:var(--paper)}text{fill:var(--ink)}.quiet{fill:var(--quiet)}',
  '.cell{fill:var(--soft);stroke:var(--line)}.line{fill:none;stroke:var(--line)}',
  '.piece{stroke:var(--paper);stroke-width:1.5}',
  '.red{fill:var(--red)}.blue{fill:var(--blue)}.green{fill:var(--green)}.yellow{fill:var(--yellow)}',
  '.die rect{fill:var(--paper);stroke:var(--ink);stroke-width:1.5}.pip{fill:var(--ink);stroke:none}',
  '.glow,.glow rect{stroke:var(--glow);stroke-width:4}',
].join('');
