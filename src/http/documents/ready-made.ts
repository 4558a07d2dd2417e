import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Bytes } from '../exchange.js';

/** How a body may be packed for its way, the smaller first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** Quick rather than small: it is done while somebody waits. Files of the page were packed better, when they were built. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export const pack = (plain: string, coding: Coding): Bytes =>
  new Uint8Array(coding === 'br' ? brotliCompressSync(plain, QUICK) : gzipSync(plain, { level: 6 }));

/** A text that is the same for everybody for as long as the program runs: packed once for each coding, or when it was built. */
export class ReadyMade {
  readonly plain: string;
  readonly #packed: Map<Coding, Bytes>;

  constructor(plain: string, packed: Iterable<readonly [Coding, Bytes]> = []) {
    this.plain = plain;
    this.#packed = new Map(packed);
  }

  as(coding: Coding): Bytes {
    const known = this.#packed.get(coding) ?? pack(this.plain, coding);
    this.#packed.set(coding, known);
    return known;
  }
}
