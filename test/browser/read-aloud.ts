import type { Page } from 'playwright-core';
import { RULEBOOKS } from '../../src/games/registry.js';
import * as german from '../../src/web/catalogue/de/all.js';
import * as english from '../../src/web/catalogue/en/all.js';
import * as englishLater from '../../src/web/catalogue/en/later.js';

/** Everything a page says at this moment: what is to be read, what a screen reader hears, what a field or a button is called. */
export const everythingSaid = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said = new Set<string>([document.title]);
    /** Code is not said, and languages are called by their own names. */
    const isNotSaid = (element: Element): boolean =>
      element.matches('script, style, pre, code, .lesson, option[value="en"], option[value="de"]');
    const walk = (root: Element | ShadowRoot): void => {
      for (const node of root.childNodes) {
        if (node instanceof Text) said.add(node.data.trim());
        if (!(node instanceof Element) || isNotSaid(node)) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          said.add(node.getAttribute(name)?.trim() ?? '');
        if (node.shadowRoot !== null) walk(node.shadowRoot);
        // What describes a picture is heard, and never seen.
        if (node.matches('svg > title, svg > desc') || node.checkVisibility()) walk(node);
      }
    };
    walk(document.body);
    said.delete('');
    return [...said];
  });

/** What is written in a catalogue, in its sentences with gaps, too. */
const writtenIn = (entry: unknown): readonly string[] => {
  if (typeof entry === 'string') return [entry];
  if (typeof entry === 'function')
    return [...String(entry).matchAll(/(["'`])(.*?)\1/gs)].map(([, , text = '']) =>
      text.replaceAll(/\$\{[^}]*\}/g, ' '),
    );
  return typeof entry === 'object' && entry !== null ? Object.values(entry).flatMap(writtenIn) : [];
};

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** Words of the games and of the house that no German sentence has. */
const OF_GAMES =
  'the of is to and with for from your you nobody left wins won has columns cards plays rolls rolled turn deck points draw moves marbles cell safe taken times bust loses places climbs swaps red blue green yellow easy medium hard';

/** The covers of the games are German already where they are. */
const covers = RULEBOOKS.map((book) => book.coverIn('de'));
const inGerman = new Set([...writtenIn(german), ...writtenIn(covers)].flatMap(wordsOf));
const ENGLISH_ALONE = new Set(
  [...writtenIn(english), ...writtenIn(englishLater), OF_GAMES]
    .flatMap(wordsOf)
    .filter((word) => !inGerman.has(word)),
);

/** Codes that let people in mean nothing in any language, whatever luck has them say. */
const CODES = /\b[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}\b/g;

/** The names of games, what is printed on a board and addresses are the same in every language. */
const NAMES = /Can.t Stop|Simple Frustration|\bHOME\b|\bEND\b|GET \/[\w/{}]+/g;

/** Whatever is said with a word that the English catalogue has and the German one has not. */
export const englishIn = (said: readonly string[]): readonly string[] =>
  said.flatMap((text) => {
    const words = wordsOf(text.replace(CODES, '').replace(NAMES, '')).filter((word) =>
      ENGLISH_ALONE.has(word),
    );
    return words.length === 0 ? [] : [`${words.join(', ')}: ${text}`];
  });

/** Numbers that begin with 0, ids, and names from JSON. */
const PROGRAMMERS_WORDS = [
  /\bseats? \d/i,
  /\b(?:column|row|card|marble) 0\b/i,
  /(?<![\d-])[0-3]-[0-3](?![\d-])/,
  /\b1 (?:points|dice|cards|steps|plays|turns|marbles|events|seats|choices|columns|traps)\b/,
  /\b(?:10|[2-9AJQK])[SCDH][1-3]\b/,
  /\bg_|[a-z]-(?:burner|saver)\b|\b(?:null|undefined|NaN)\b|\{"/,
  /\b[a-z]+[A-Z][a-z]+\b/,
  /\bcant-stop\b/,
];

export const programmersWordsIn = (said: readonly string[]): readonly string[] =>
  said.filter((text) => PROGRAMMERS_WORDS.some((word) => word.test(text.replace(CODES, ''))));
