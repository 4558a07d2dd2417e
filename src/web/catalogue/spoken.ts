import type * as english from './en/all.js';
import {
  home as englishHome,
  people as englishPeople,
  site as englishSite,
  turns as englishTurns,
} from './en/all.js';
import type * as later from './en/later.js';

/** Everything the page says, in one language: what English has, every other has too, or it does not compile. */
export type Catalogue = typeof english & { readonly later: typeof later };

/** What the page speaks now. It is settled before anything is drawn, so whoever draws finds the right words. */
export let { home, people, site, turns }: typeof english = {
  home: englishHome,
  people: englishPeople,
  site: englishSite,
  turns: englishTurns,
};

/** The words of parts that are fetched later; null where they are English, which is fetched with them. */
export let forLater: typeof later | null = null;

export const speak = (catalogue: Catalogue): void => {
  ({ home, people, site, turns } = catalogue);
  forLater = catalogue.later;
};
