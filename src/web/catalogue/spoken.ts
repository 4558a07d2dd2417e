import * as english from './en/all.js';

/** Everything the page says, in one language: what English has, every other has too, or it does not compile. */
export type Catalogue = typeof english;

/** What the page speaks now. It is settled before anything is drawn, so whoever draws finds the right words. */
export let { board, home, people, replay, site, table, turns }: Catalogue = english;

export const speak = (catalogue: Catalogue): void => {
  ({ board, home, people, replay, site, table, turns } = catalogue);
};
