import { site } from '../../web/catalogue/en/site.js';
import type { Answer, Exchange } from '../exchange.js';
import { page } from './page.js';

/** For people at an address where nothing is. */
export const nothingPage = (c: Exchange): Answer => {
  const { title, text, home } = site.notFound;
  const body = `<h1>${title}</h1><p>${text}</p><p><a class="button primary" href="/">${home}</a></p>`;
  return page(c, title, body, { 'cache-control': 'no-store', vary: 'Accept' }, 404);
};
