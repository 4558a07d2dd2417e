import { pipeline, Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';

/** The lines of a text that may be packed with gzip or not, without their ends. A last line without an end is one too. */
export async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let open = '';
  for await (const piece of await unpacked(source)) {
    const lines = (open + decoder.write(Buffer.from(piece))).split('\n');
    open = lines.pop() ?? '';
    yield* lines;
  }
  open += decoder.end();
  if (open !== '') yield open;
}

const GZIP = [0x1f, 0x8b];

const unpacked = async (source: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> => {
  const pieces = source[Symbol.asyncIterator]();
  const first = await pieces.next();
  async function* all(): AsyncGenerator<Uint8Array> {
    if (first.done === true) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  const isPacked = first.done !== true && GZIP.every((byte, index) => first.value[index] === byte);
  // Whatever goes wrong is heard by whoever reads from the last of them.
  return isPacked ? pipeline(Readable.from(all()), createGunzip(), () => {}) : all();
};

/** Packed text that ends in the middle, or whose packing is damaged. */
export const isBadlyPacked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
