import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 22;

/** 22 letters and digits, about 131 random bits: nobody can guess one, so a link is an invitation. */
export const newId = (prefix: string): string => {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      // 248 is the last whole multiple of 62 below 256: beyond it some letters would come up more often.
      if (byte < 248 && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return `${prefix}_${id}`;
};
