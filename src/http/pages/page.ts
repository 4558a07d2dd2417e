import type { Context } from 'hono';
import { answer, type HeaderList } from '../documents/answer.js';
import type { RequestEnv } from '../services.js';

/** Small readable pages for people who open an address of the API in a browser. They run no script. */
export const page = (
  c: Context<RequestEnv>,
  title: string,
  body: string,
  headers: HeaderList = {},
): Response =>
  answer(
    c,
    200,
    `<!doctype html>\n<html lang="en"><head>${head(title)}</head><body><main>${body}</main></body></html>\n`,
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'",
      ...headers,
    },
  );

const head = (title: string): string =>
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style>`;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Turns `words in backticks` into code, after escaping. */
export const inlineCode = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const STYLE = [
  ':root{color-scheme:light dark;--ink:#23262d;--paper:#fffdf8;--soft:#f1ebde;--link:#0b5c96}',
  '@media(prefers-color-scheme:dark){:root{--ink:#f0ece3;--paper:#1d2026;--soft:#2b2f37;--link:#7cc4ff}}',
  'body{margin:0;background:var(--paper);color:var(--ink);font:1.05rem/1.55 system-ui,sans-serif}',
  'main{max-width:46rem;margin:0 auto;padding:2rem 1.25rem 4rem}a{color:var(--link)}h1{line-height:1.2}',
  'pre{background:var(--soft);padding:1rem;border-radius:.5rem;overflow-x:auto}code{font-size:.92em}',
  'table{border-collapse:collapse;display:block;overflow-x:auto}th,td{text-align:left;padding:.35rem .8rem .35rem 0;vertical-align:top}',
  'h2 a,h3 a,h4 a{color:inherit;text-decoration:none}h2 a:hover,h3 a:hover{text-decoration:underline}',
  ':target{background:var(--soft);outline:.4rem solid var(--soft);border-radius:.1rem}q{font-style:italic}',
].join('');
