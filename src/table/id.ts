import { hash, randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 22;
/** The last whole multiple of 62 below 256: beyond it some letters would come up more often. */
const LIMIT = 248;

/** 22 letters and digits, about 131 random bits: nobody can guess one, so a link is an invitation. */
export const newId = (prefix: string): string => spell(prefix, () => randomBytes(64));

/** The same id for the same words, for requests that may be repeated. */
export const idFrom = (prefix: string, words: string): string => {
  let round = 0;
  return spell(prefix, () => hash('sha512', `${prefix} ${words} ${round++}`, 'buffer'));
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
export const newSecret = (): string => randomBytes(32).toString('hex');
