import type { Language } from '../../engine/language.js';
import type { Answer, Exchange } from '../exchange.js';
import { SITES } from './frame.js';
import { page } from './page.js';

/** For people at an address where nothing is. */
export const nothingPage = (c: Exchange, language: Language): Answer => {
  c.set('language', language);
  const { title, text, home } = SITES[language].notFound;
  const body = `<h1>${title}</h1><p>${text}</p><p><a class="button primary" href="/">${home}</a></p>`;
  return page(c, title, body, { 'cache-control': 'no-store', vary: 'Accept' }, 404, language);
};
