import { ENGLISH, type Language } from '../../engine/language.js';
import { answer, type HeaderList } from '../documents/answer.js';
import type { Answer, Exchange } from '../exchange.js';
import { builtPage } from './built-page.js';
import { header, headOf, POLICY, readingSheet } from './frame.js';

/** Readable pages for people who open an address of the API in a browser, in the same frame as the page to play on. */
export const page = (
  c: Exchange,
  title: string,
  body: string,
  headers: HeaderList = {},
  status = 200,
  language: Language = ENGLISH,
): Answer =>
  answer(
    c,
    status,
    `<!doctype html>\n<html lang="${language}"><head>${headOf(`${title} · Parlor`, language)}${readingSheet()}</head><body>${header(language)}<main id="main"><article class="prose">${body}</article></main>${copying(body)}</body></html>\n`,
    { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY, ...headers },
  );

/** Only where there is something to copy. */
const copying = (body: string): string => {
  const script = body.includes('<figure class="code">') ? (builtPage()?.guide ?? null) : null;
  return script === null ? '' : `<script src="/web/${script}"></script>`;
};
