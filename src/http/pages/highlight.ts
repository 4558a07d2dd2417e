import { escapeHtml } from './escape.js';

/** What is told apart in a program: the first that fits at a place is meant. */
type Kind = 'comment' | 'string' | 'keyword' | 'number';
type Grammar = readonly (readonly [kind: Kind, pattern: string])[];

const words = (list: string): string => `\\b(?:${list.replaceAll(' ', '|')})\\b`;
const NUMBER = String.raw`\b\d[\d._]*\b`;
const QUOTED = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`;

const PYTHON: Grammar = [
  ['comment', '#[^\\n]*'],
  ['string', `[fr]?(?:"""[^]*?"""|${QUOTED})`],
  [
    'keyword',
    words(
      'and as async await break class continue def elif else except False finally for from if import in is lambda None not or pass raise return True try while with yield',
    ),
  ],
  ['number', NUMBER],
];

const SCRIPT: Grammar = [
  ['comment', '<!--[^]*?-->|/\\*[^]*?\\*/|(?<![:"\'])//[^\\n]*'],
  ['string', `${QUOTED}|\`(?:\\\\.|[^\`\\\\])*\``],
  [
    'keyword',
    `</?[a-z][\\w-]*|<!doctype|${words(
      'async await break case catch class const continue default else export extends for from function if import in instanceof interface let new null of return static switch this throw true false try type undefined while yield',
    )}`,
  ],
  ['number', NUMBER],
];

const SHELL: Grammar = [
  ['comment', '(?:^|(?<=\\s))#[^\\n]*'],
  ['string', QUOTED],
  ['keyword', words('curl npm npx node python3 export cd mkdir cp tee grep head cat pip docker')],
];

const DATA: Grammar = [
  ['string', QUOTED],
  ['keyword', words('true false null')],
  ['number', NUMBER],
];

const GRAMMARS: { readonly [language: string]: Grammar } = {
  python: PYTHON,
  html: SCRIPT,
  js: SCRIPT,
  javascript: SCRIPT,
  ts: SCRIPT,
  typescript: SCRIPT,
  sh: SHELL,
  bash: SHELL,
  json: DATA,
  answer: DATA,
};

/** A program with its parts told apart; whatever else it is, it is shown as it was written. */
export const highlighted = (code: string, language: string): string => {
  const grammar = Object.hasOwn(GRAMMARS, language) ? GRAMMARS[language] : undefined;
  if (grammar === undefined) return escapeHtml(code);
  const pattern = new RegExp(grammar.map(([kind, source]) => `(?<${kind}>${source})`).join('|'), 'gm');
  let [html, last] = ['', 0];
  for (const found of code.matchAll(pattern)) {
    const [kind] = Object.entries(found.groups ?? {}).find(([, text]) => text !== undefined) ?? [''];
    html += `${escapeHtml(code.slice(last, found.index))}<span class="${kind}">${escapeHtml(found[0])}</span>`;
    last = found.index + found[0].length;
  }
  return html + escapeHtml(code.slice(last));
};
