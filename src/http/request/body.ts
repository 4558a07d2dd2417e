import type { Readable } from 'node:stream';
import { unkeepable } from '../../engine/keepable.js';
import { no, type Result, yes } from '../../engine/result.js';
import type { Problem } from '../../table/problem.js';
import type { Exchange } from '../exchange.js';
import type { Rejection } from './admit.js';
import { wrongBody } from './body-type.js';
import { header } from './header.js';
import { malformedRequest } from './malformed.js';
import { whyNoJson } from './not-json.js';

const MOST_BYTES = 16 * 1024;

/** The body as JSON that can be kept. An absent body is `undefined`. */
export const readJson = async (c: Exchange, mostBytes = MOST_BYTES): Promise<Result<unknown, Rejection>> => {
  const json = await parseJson(c, mostBytes);
  const fault = json.ok ? unkeepable(json.value) : null;
  return fault === null ? json : no(malformedRequest([fault], 'body'));
};

/** The body as JSON: its size, its media type and its form are checked here, and what is in it is somebody else's to check. */
export const parseJson = async (c: Exchange, mostBytes = MOST_BYTES): Promise<Result<unknown, Rejection>> => {
  const bytes = await readBytes(c, mostBytes).catch(() => undefined);
  if (bytes === undefined) return no(CUT_OFF);
  if (bytes === null) return no(tooLarge(mostBytes));
  if (bytes.byteLength === 0) return yes(undefined);
  const wrong = wrongBody(header(c, 'content-type'), header(c, 'content-encoding'));
  if (wrong !== null) return no(wrong);
  const text = decoded(bytes);
  return text === null ? no(notUtf8(bytes)) : parsed(text);
};

const parsed = (text: string): Result<unknown, Problem> => {
  try {
    return yes(JSON.parse(text));
  } catch (error) {
    return no({ code: 'malformed-json', detail: `The body is not JSON: ${whyNoJson(text, error)}.` });
  }
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Null when it is no UTF-8: a letter that cannot be read is not replaced by another. A byte order mark is no part of the text. */
const decoded = (bytes: Uint8Array): string | null => {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
};

const notUtf8 = (bytes: Buffer): Problem => {
  const at = firstWrongByte(bytes);
  const byte = bytes[at];
  const what =
    byte === undefined
      ? 'it ends in the middle of a character'
      : `byte ${at} (0x${hex(byte)}) fits no character`;
  return { code: 'malformed-json', detail: `The body is not JSON: it must be UTF-8, and ${what}.` };
};

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** What is well formed is the same when it is written again. */
const firstWrongByte = (bytes: Buffer): number => {
  const again = Buffer.from(bytes.toString('utf8'), 'utf8');
  const at = bytes.findIndex((byte, index) => byte !== again[index]);
  return at === -1 ? bytes.byteLength : at;
};

/** Null when there is too much of it: it is read piece by piece, so that nobody can fill our memory. */
const readBytes = (c: Exchange, most: number): Promise<Buffer | null> => {
  if (Number(header(c, 'content-length') ?? 0) > most) return Promise.resolve(null);
  const incoming = c.env?.incoming;
  return incoming === undefined ? readPieces(c.req.raw.body, most) : readSocket(incoming, most);
};

const readPieces = async (body: ReadableStream<Uint8Array> | null, most: number): Promise<Buffer | null> => {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.byteLength;
    if (bytes > most) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

/** On a socket the pieces come straight from Node: wrapping them in a web stream first takes longer than reading them. */
const readSocket = (incoming: Readable, most: number): Promise<Buffer | null> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    incoming.on('data', (piece: Buffer) => {
      bytes += piece.byteLength;
      if (bytes > most) resolve(null);
      else pieces.push(piece);
    });
    incoming.on('end', () => resolve(Buffer.concat(pieces)));
    incoming.on('error', reject);
  });

/** Whoever sent it has most likely gone. */
const CUT_OFF: Problem = {
  code: 'malformed-request',
  detail: 'The body ended before all of it had come.',
};

const tooLarge = (most: number): Problem => ({
  code: 'too-large',
  detail: `The body is larger than ${most} bytes, which is more than any request here needs.`,
});
