import { readEnv } from '../env.js';
import type { Place } from '../store/store.js';

/** The database that `parlor serve` would use with this environment. */
export const placeInEnvironment = (): Place => {
  const { databaseUrl, dataFolder } = readEnv(process.env);
  return databaseUrl === undefined ? { folder: dataFolder } : { url: databaseUrl };
};

/** A Postgres by its address, or a folder. */
export const placeNamed = (text: string): Place =>
  /^postgres(?:ql)?:\/\//.test(text) ? { url: text } : { folder: text };

/** For people: without a password. */
export const nameOf = (place: Place): string => {
  if ('folder' in place) return place.folder;
  if (!URL.canParse(place.url)) return 'a Postgres';
  const { protocol, host, pathname } = new URL(place.url);
  return `${protocol}//${host}${pathname}`;
};
