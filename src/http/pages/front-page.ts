import { RULEBOOKS } from '../../table/shelf.js';
import { site } from '../../web/catalogue/en/site.js';
import { answer, type HeaderList, PLAIN_FILE } from '../documents/answer.js';
import type { Answer, Exchange } from '../exchange.js';
import { builtPage } from './built-page.js';
import { escapeHtml } from './escape.js';
import { header, headOf, POLICY } from './frame.js';
import { page } from './page.js';
import type { BuiltPage } from './web-files.js';

/** The page for browsers, at whatever address: its script reads the address. */
export const frontPage = (c: Exchange, headers: HeaderList = {}, preview = ''): Answer => {
  const found = builtPage();
  if (found === null) return page(c, 'Parlor', notBuilt(), headers);
  return answer(c, 200, shell(found, styleAt(found, c.req.path) + preview, scriptsAt(found, c.req.path)), {
    ...PLAIN_FILE,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-cache',
    ...headers,
  });
};

/** What will be run there, asked for while the page itself is read. */
const scriptsAt = ({ pieces, atTable, inClubs }: BuiltPage, path: string): readonly string[] => {
  if (/^\/(?:play|replay)\//.test(path)) return [...new Set([...pieces, ...atTable])];
  return isOfClubs(path) ? [...new Set([...pieces, ...inClubs])] : pieces;
};

/** Whoever only plays fetches nothing of these. */
const isOfClubs = (path: string): boolean => /^\/(?:class|tournament|leaderboard)(?:\/|$)/.test(path);

const styleAt = ({ clubStyle }: BuiltPage, path: string): string =>
  isOfClubs(path) ? `<link rel="stylesheet" href="/web/${clubStyle}">` : '';

/** What shows before the script runs, and what stays when there is none. */
const shell = ({ script }: BuiltPage, preview: string, pieces: readonly string[]): string => `<!doctype html>
<html lang="en"><head>${headOf('Parlor')}${preview}
${pieces.map((piece) => `<link rel="modulepreload" href="/web/${piece}">`).join('')}<script type="module" src="/web/${script}"></script></head>
<body><div id="page">${header()}
<main id="main"><noscript><h1>Parlor</h1><p class="lead">${escapeHtml(site.about)}</p>
<p>The page plays with the help of a script, and yours is switched off. Everything it does is plain HTTP: <a href="/docs">read the API</a>.</p>
<ul>${shelf()}</ul></noscript></main></div></body></html>
`;

const notBuilt = (): string =>
  `<h1>Parlor</h1><p>${escapeHtml(site.about)}</p><p>The page to play on has not been built yet: <code>npm run build</code> makes it, and <code>npm start</code> does so by itself. The API is here already.</p>
<h2>The shelf</h2><ul>${shelf()}</ul>
<h2>Read on</h2><ul><li><a href="/docs">The API, to read and to try</a></li><li><a href="/guides">Guides</a></li><li><a href="/problems">Everything that can go wrong</a></li></ul>`;

const shelf = (): string =>
  RULEBOOKS.map(
    ({ id, name, about }) =>
      `<li><a href="/rulesets/${id}">${escapeHtml(name)}</a>: ${escapeHtml(about)}</li>`,
  ).join('');
