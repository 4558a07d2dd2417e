import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, hexOf, hmacUnder, sha256Hex } from '../src/proof/sha256.js';

/** The arithmetic that runs everywhere says what Node's own cryptography says. */

test('SHA-256 of every length around its blocks, and of any text', () => {
  for (let length = 0; length <= 130; length++) {
    const bytes = new Uint8Array(length).map((_, at) => at * 7 + length);
    expect(sha256Hex(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
  );
});

test('HMAC-SHA-256 under any key of up to one block', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.string(), (key, message) => {
      expect(hexOf(hmacUnder(key)(message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }),
  );
});

test('bytes and hexadecimal digits are the same thing', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(bytesOf(hexOf(bytes))).toEqual(bytes);
    }),
  );
});
