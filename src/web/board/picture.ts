import { onBoard } from '../plain-words.js';

/**
 * Turns the SVG the server sends into elements of this page. Only what is drawn comes through: no script, no handler, no address,
 * no foreign content, whatever a name or a proxy may have smuggled in. Styles go through the CSSOM, which a strict policy allows.
 */
export interface Picture {
  readonly svg: SVGSVGElement;
  /** The styles the picture carries. */
  readonly css: string;
}

const SVG = 'http://www.w3.org/2000/svg';

const ELEMENTS: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'title',
  'desc',
  'rect',
  'circle',
  'ellipse',
  'line',
  'path',
  'polygon',
  'polyline',
  'text',
  'tspan',
]);

const ATTRIBUTES =
  /^(?:id|class|viewBox|role|aria-[a-z]+|data-[a-z-]+|x|y|[xy][12]|width|height|r|rx|ry|c[xy]|d|points|transform|opacity|text-anchor|font-(?:size|weight|family)|fill(?:-opacity)?|stroke(?:-[a-z]+)?)$/;

/** Nothing in these pictures lives at another address. */
const LEADS_ELSEWHERE = /url\s*\(|@import|javascript:/i;

export const readPicture = (source: string): Picture | null => {
  const root = new DOMParser().parseFromString(undressed(source), 'image/svg+xml').documentElement;
  const styles: string[] = [];
  const svg = copied(root, styles);
  if (!(svg instanceof SVGSVGElement)) return null;
  return { svg, css: styles.filter((css) => !LEADS_ELSEWHERE.test(css)).join('\n') };
};

/** Even a document nobody sees is held to the policy: styles travel under another name through the parser. */
const undressed = (source: string): string =>
  source.replaceAll(' style="', ' data-look="').replaceAll(/<(\/?)style\b/g, '<$1look');

const copied = (from: Element, styles: string[]): Element | null => {
  if (from.localName === 'look') styles.push(from.textContent ?? '');
  if (from.namespaceURI !== SVG || !ELEMENTS.has(from.localName)) return null;
  const to = document.createElementNS(SVG, from.localName);
  for (const { name, value } of from.attributes) {
    if (LEADS_ELSEWHERE.test(value)) continue;
    if (name === 'data-look') to.style.cssText = value;
    else if (ATTRIBUTES.test(name)) to.setAttribute(name, value);
  }
  for (const child of from.childNodes) {
    if (child instanceof Element) to.append(...[copied(child, styles)].filter((node) => node !== null));
    else if (child instanceof Text) to.append(onBoard(child.data));
  }
  return to;
};

const sheets = new Map<string, CSSStyleSheet>();

/** One sheet for each text: a game's pictures all carry the same. */
export const sheetOf = (css: string): CSSStyleSheet => {
  const known = sheets.get(css);
  if (known !== undefined) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
};
