import { readEnv } from '../env.js';
import type { Place } from '../store/store.js';
import { Mistake } from './command.js';

/** The database that `parlor serve` would use with this environment. */
export const placeInEnvironment = (): Place => {
  const { databaseUrl, dataFolder } = readEnv(process.env);
  return databaseUrl === undefined ? { folder: dataFolder } : { url: databaseUrl };
};

/** What was given with an option: a Postgres by its address, or a folder. What looks like an address is never taken for a folder, nor shown: it may hold a password. */
export const placeNamed = (text: string, givenAs: string): Place => {
  if (/^postgres(?:ql)?:\/\//.test(text)) return { url: text, givenAs };
  if (/^[\w+.-]+:\/\//.test(text))
    throw new Mistake('a database is a folder, or an address that begins with postgres:// or postgresql://.');
  return { folder: text, givenAs };
};

/** For people: without a password. */
export const nameOf = (place: Place): string => {
  if ('folder' in place) return place.folder;
  if (!URL.canParse(place.url)) return 'a Postgres';
  const { protocol, host, pathname } = new URL(place.url);
  return `${protocol}//${host}${pathname}`;
};
