import { hash, randomBytes } from 'node:crypto';

/** Codes that can be said aloud and written down: no letter or digit that looks or sounds like another of them. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** The last whole multiple of 31 below 256: beyond it some letters would come up more often. */
const LIMIT = 248;
const GROUP = 3;

/** So many letters, almost five random bits each, in groups: `KVX-7MP-2QD`. */
export const randomCode = (length: number): string => inGroups(spell(length, () => randomBytes(64)));

/** The same code for the same words. */
export const codeFrom = (length: number, words: string): string => {
  let round = 0;
  return inGroups(spell(length, () => hash('sha512', `code ${words} ${round++}`, 'buffer')));
};

/** What somebody typed, as it was given out: small letters, spaces and other dashes are forgiven. Null when it can be no code of ours. */
export const codeIn = (said: string): string | null => {
  const letters = said.toUpperCase().replaceAll(/[\s\p{Pd}._]/gu, '');
  return [...letters].every((letter) => LETTERS.includes(letter)) && letters !== ''
    ? inGroups(letters)
    : null;
};

const spell = (length: number, moreBytes: () => Uint8Array): string => {
  let code = '';
  while (code.length < length) {
    for (const byte of moreBytes())
      if (byte < LIMIT && code.length < length) code += LETTERS[byte % LETTERS.length];
  }
  return code;
};

const inGroups = (letters: string): string =>
  (letters.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');
