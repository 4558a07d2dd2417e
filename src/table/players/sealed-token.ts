import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A secret that only whoever has the word can read, and that nobody can make twice: the key is made of the word and of something random. */
export const sealed = (secret: string, word: string): string => {
  const salt = randomBytes(SALT_BYTES);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(word, salt), iv);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([salt, iv, cipher.getAuthTag(), text]).toString('base64url');
};

/** Law: throws for another word or a changed seal. */
export const unsealed = (seal: string, word: string): string => {
  const bytes = Buffer.from(seal, 'base64url');
  const [salt, iv, tag] = [
    bytes.subarray(0, SALT_BYTES),
    bytes.subarray(SALT_BYTES, SALT_BYTES + IV_BYTES),
    bytes.subarray(SALT_BYTES + IV_BYTES, HEAD_BYTES),
  ];
  const decipher = createDecipheriv(CIPHER, keyFrom(word, salt), iv, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(tag);
  return decipher.update(bytes.subarray(HEAD_BYTES), undefined, 'utf8') + decipher.final('utf8');
};

const CIPHER = 'aes-256-gcm';
const SALT_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = SALT_BYTES + IV_BYTES + TAG_BYTES;

const keyFrom = (word: string, salt: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', word, salt, 'parlor sign-up', 32));
