import type { Context } from 'hono';
import { RULEBOOKS } from '../../table/shelf.js';
import { answer, type HeaderList } from '../documents/answer.js';
import type { RequestEnv } from '../services.js';
import { escapeHtml, page } from './page.js';
import { type BuiltPage, readBuiltPage } from './web-files.js';

/** Scripts and styles from here alone, none written into the document; nothing may frame it or be sent anywhere else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ABOUT = 'Turn-based games over plain HTTP: Parlor deals, rolls, referees and remembers.';

let built: BuiltPage | null = null;

/** Read once, when first asked for. A page that was not there yet is looked for again. */
export const builtPage = (): BuiltPage | null => {
  built ??= readBuiltPage();
  return built;
};

/** The page for browsers, at whatever address: its script reads the address. */
export const frontPage = (c: Context<RequestEnv>, headers: HeaderList = {}): Response => {
  const found = builtPage();
  if (found === null) return page(c, 'Parlor', notBuilt(), headers);
  return answer(c, 200, shell(found), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-cache',
    ...headers,
  });
};

/** What shows before the script runs, and what stays when there is none. */
const shell = ({ script, style }: BuiltPage): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parlor</title><meta name="description" content="${escapeHtml(ABOUT)}"><meta name="color-scheme" content="light dark">
<link rel="icon" href="/web/icon.svg"><link rel="stylesheet" href="/web/${style}"><script type="module" src="/web/${script}"></script></head>
<body><div id="page"><header class="top"><a class="brand" href="/">Parlor</a></header>
<main id="main"><h1>Parlor</h1><p class="lead">${escapeHtml(ABOUT)}</p>
<noscript><p>The page plays with the help of a script, and yours is switched off. Everything it does is plain HTTP: <a href="/docs">read the API</a>.</p>
<ul>${shelf()}</ul></noscript></main></div></body></html>
`;

const notBuilt = (): string =>
  `<h1>Parlor</h1><p>${escapeHtml(ABOUT)}</p><p>The page to play on has not been built yet: <code>npm run build</code> makes it, and <code>npm start</code> does so by itself. The API is here already.</p>
<h2>The shelf</h2><ul>${shelf()}</ul>
<h2>Read on</h2><ul><li><a href="/docs">The API, to read and to try</a></li><li><a href="/guides">Guides</a></li><li><a href="/problems">Everything that can go wrong</a></li></ul>`;

const shelf = (): string =>
  RULEBOOKS.map(
    ({ id, name, about }) =>
      `<li><a href="/rulesets/${id}">${escapeHtml(name)}</a>: ${escapeHtml(about)}</li>`,
  ).join('');
