import { hash } from 'node:crypto';
import { randomHex } from './random-bytes.js';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 22;
/** The last whole multiple of 62 below 256: beyond it some letters would come up more often. */
const LIMIT = 248;
/** Hardly ever are so many of them beyond it that more are needed. */
const ENOUGH_BYTES = 32;

/** 22 letters and digits, about 131 random bits: nobody can guess one, so a link is an invitation. */
export const newId = (prefix: string): string =>
  spell(prefix, () => Buffer.from(randomHex(ENOUGH_BYTES), 'hex'));

/** The same id for the same words, for requests that may be repeated. */
export const idFrom = (prefix: string, words: string): string => {
  let round = 0;
  return spell(prefix, () => hash('sha512', `${prefix} ${words} ${round++}`, 'buffer'));
};

/** So often in a row a place that has half of all games is drawn once in a million times. */
const MOST_DRAWS = 20;

/** An id whose place is there: what is not laid yet can be laid elsewhere. Where none is drawn it is the first, and whoever asks is told. */
export const idElsewhere = (isAway: (id: string) => boolean, draw: (attempt: number) => string): string => {
  const first = draw(0);
  let id = first;
  for (let attempt = 1; isAway(id) && attempt < MOST_DRAWS; attempt++) id = draw(attempt);
  return isAway(id) ? first : id;
};

const spell = (prefix: string, moreBytes: () => Uint8Array): string => {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of moreBytes())
      if (byte < LIMIT && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length];
  }
  return `${prefix}_${id}`;
};

/** 32 bytes that decide all the luck of one game, made before anybody sits down. */
export const newSecret = (): string => randomHex(32);
