/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104) in plain arithmetic, so that the dice and the hash chain can be checked
 * wherever JavaScript runs, within one step: a browser's own cryptography answers only later, and a game cannot wait.
 */

const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;

/** The first 32 bits of the fractions of the roots of the first primes: square roots to begin with, cube roots for the rounds. */
const START = Int32Array.from(firstPrimes(8), (prime) => fractionOf(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(firstPrimes(64), (prime) => fractionOf(Math.cbrt(prime)));

const sha256 = (message: Uint8Array): Uint8Array => finish(START, message, 0);

/** In hexadecimal; a text is hashed as UTF-8. */
export const sha256Hex = (message: Uint8Array | string): string =>
  hexOf(sha256(typeof message === 'string' ? utf8.encode(message) : message));

/** HMAC-SHA-256 under a key of at most 64 bytes. What follows from the key alone is worked out once. */
export const hmacUnder = (key: Uint8Array): ((message: string) => Uint8Array) => {
  const inner = keyed(key, 0x36);
  const outer = keyed(key, 0x5c);
  return (message) => finish(outer, finish(inner, utf8.encode(message), BLOCK_BYTES), BLOCK_BYTES);
};

const HEX: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Joined and not added up: a text that was added up is kept in its pieces, 26 of them for the commitment of every game at hand. */
export const hexOf = (bytes: Uint8Array): string => {
  const pairs: string[] = [];
  for (const byte of bytes) pairs.push(HEX[byte] ?? '');
  return pairs.join('');
};

export const bytesOf = (hex: string): Uint8Array => {
  const bytes = new Uint8Array(hex.length >> 1);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return bytes;
};

const utf8 = new TextEncoder();

/** The state after the one block that holds nothing but the key. */
const keyed = (key: Uint8Array, pad: number): Int32Array => {
  const block = new Uint8Array(BLOCK_BYTES).fill(pad);
  for (let at = 0; at < key.length; at++) block[at] = pad ^ (key[at] ?? 0);
  const state = START.slice();
  mix(state, block, 0);
  return state;
};

/** Goes on from a state that has already taken in `before` bytes. */
const finish = (start: Int32Array, message: Uint8Array, before: number): Uint8Array => {
  const state = start.slice();
  const whole = message.length - (message.length % BLOCK_BYTES);
  for (let at = 0; at < whole; at += BLOCK_BYTES) mix(state, message, at);
  const rest = message.length - whole;
  const tail = new Uint8Array(rest < BLOCK_BYTES - 8 ? BLOCK_BYTES : 2 * BLOCK_BYTES);
  tail.set(message.subarray(whole));
  tail[rest] = 0x80;
  writeWord(tail, tail.length - 8, Math.floor((before + message.length) / 2 ** 29));
  writeWord(tail, tail.length - 4, (before + message.length) << 3);
  for (let at = 0; at < tail.length; at += BLOCK_BYTES) mix(state, tail, at);
  const digest = new Uint8Array(DIGEST_BYTES);
  for (let at = 0; at < 8; at++) writeWord(digest, 4 * at, state[at] ?? 0);
  return digest;
};

const writeWord = (bytes: Uint8Array, at: number, word: number): void => {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
};

const add = (state: Int32Array, at: number, word: number): void => {
  state[at] = ((state[at] ?? 0) + word) | 0;
};

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const schedule = new Int32Array(64);

/** One block of 64 bytes, by the letters of the standard. */
const mix = (state: Int32Array, bytes: Uint8Array, from: number): void => {
  for (let t = 0; t < 16; t++) {
    const at = from + 4 * t;
    schedule[t] =
      ((bytes[at] ?? 0) << 24) |
      ((bytes[at + 1] ?? 0) << 16) |
      ((bytes[at + 2] ?? 0) << 8) |
      (bytes[at + 3] ?? 0);
  }
  for (let t = 16; t < 64; t++) {
    const w2 = schedule[t - 2] ?? 0;
    const w15 = schedule[t - 15] ?? 0;
    const s0 = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3);
    const s1 = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10);
    schedule[t] = ((schedule[t - 16] ?? 0) + s0 + (schedule[t - 7] ?? 0) + s1) | 0;
  }
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let t = 0; t < 64; t++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const first = (h + high + choice + (ROUNDS[t] ?? 0) + (schedule[t] ?? 0)) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + low + majority) | 0;
  }
  add(state, 0, a);
  add(state, 1, b);
  add(state, 2, c);
  add(state, 3, d);
  add(state, 4, e);
  add(state, 5, f);
  add(state, 6, g);
  add(state, 7, h);
};

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

function fractionOf(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}
