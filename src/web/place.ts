import { hush } from './news.js';
import { signal } from './signal.js';

/** Where in the page one is; it is all in the address, so that a link can be sent. */
export type PageAddress =
  | { readonly page: 'home' }
  | { readonly page: 'verify' }
  | { readonly page: 'come-in'; readonly code: string }
  | { readonly page: 'game'; readonly id: string }
  | { readonly page: 'try'; readonly ruleset: string; readonly position: string }
  | ClubAddress
  | { readonly page: 'replay'; readonly id: string; readonly at: number | null };

/** Where people are together: a class, tournaments, leaderboards. `club` says under which roof, where the address does. */
export interface ClubAddress {
  readonly page: 'class' | 'tournament' | 'leaderboard';
  readonly id: string;
  readonly club: string | undefined;
}

const placeOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): PageAddress => {
  const [, page, id, more] = pathname.split('/');
  if (page === 'try' && id && more) return { page, ruleset: id, position: more };
  if (page === 'play' && id) return { page: 'game', id };
  if (page === 'class' || page === 'tournament' || page === 'leaderboard')
    return { page, id: id ?? '', club: new URLSearchParams(search).get('club') ?? undefined };
  if (page === 'replay' && id) return { page: 'replay', id, at: eventIn(search) };
  if (page === 'come-in') return { page, code: decodeURIComponent(hash.slice(1)) };
  return page === 'verify' ? { page } : { page: 'home' };
};

const eventIn = (search: string): number | null => {
  const at = new URLSearchParams(search).get('at');
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
};

/** The game whose sheet the address asks for: `/#begin=dastan`. */
export const wantedGame = (): string | null => new URLSearchParams(location.hash.slice(1)).get('begin');

export const comeInPath = (code: string): string => `/come-in#${encodeURIComponent(code)}`;
export const gamePath = (id: string): string => `/play/${id}`;
export const replayPath = (id: string, at?: number): string =>
  at === undefined ? `/replay/${id}` : `/replay/${id}?at=${at}`;

export const here = signal<PageAddress>(placeOf(location));

export const go = (path: string): void => {
  history.pushState(null, '', path);
  arrive();
  scrollTo(0, 0);
};

/** For what was only on the way: back leads to where one came from. */
export const goInstead = (path: string): void => {
  settle(path);
  arrive();
};

/** The address of this very moment, without a new step in the history. */
export const settle = (path: string): void => history.replaceState(null, '', path);

const arrive = (): void => here.set(placeOf(location));

/** Links within the page are followed without loading it again; all others are left to the browser. */
export const followLinks = (): void => {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (
      !isPlain ||
      event.defaultPrevented ||
      link === null ||
      link.target !== '' ||
      link.hasAttribute('download')
    )
      return;
    const { origin, pathname, search, hash } = new URL(link.href, location.href);
    if (
      origin !== location.origin ||
      hash !== '' ||
      !/^\/(?:$|verify$|come-in$|play\/|replay\/)/.test(pathname)
    )
      return;
    event.preventDefault();
    hush();
    go(pathname + search);
  });
};
