import type { Readable } from 'node:stream';
import type { Context } from 'hono';
import { no, type Result, yes } from '../engine/result.js';
import type { Problem } from '../table/problem.js';
import type { Desk } from './desk.js';
import { header } from './header.js';

const MOST_BYTES = 16 * 1024;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** The body as JSON: its size, its media type and its form are checked here. An absent body is `undefined`. */
export const readJson = async (c: Context<Desk>): Promise<Result<unknown, Problem>> => {
  const text = await readText(c).catch(() => undefined);
  if (text === undefined) return no(CUT_OFF);
  if (text === null) return no(TOO_LARGE);
  if (text === '') return yes(undefined);
  const type = header(c, 'content-type');
  if (type === undefined || !JSON_TYPE.test(type)) return no(wrongType(type));
  try {
    return yes(JSON.parse(text));
  } catch (error) {
    return no({
      code: 'malformed-json',
      detail: `The body is not JSON: ${error instanceof Error ? error.message : error}.`,
    });
  }
};

/** Null when there is too much of it: it is read piece by piece, so that nobody can fill our memory. */
const readText = (c: Context<Desk>): Promise<string | null> => {
  if (Number(header(c, 'content-length') ?? 0) > MOST_BYTES) return Promise.resolve(null);
  const incoming = c.env?.incoming;
  return incoming === undefined ? readPieces(c.req.raw.body) : readSocket(incoming);
};

const readPieces = async (body: ReadableStream<Uint8Array> | null): Promise<string | null> => {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MOST_BYTES) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
};

/** On a socket the pieces come straight from Node: wrapping them in a web stream first takes longer than reading them. */
const readSocket = (incoming: Readable): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    incoming.on('data', (piece: Buffer) => {
      bytes += piece.byteLength;
      if (bytes > MOST_BYTES) resolve(null);
      else pieces.push(piece);
    });
    incoming.on('end', () => resolve(Buffer.concat(pieces).toString('utf8')));
    incoming.on('error', reject);
  });

/** Whoever sent it has most likely gone. */
const CUT_OFF: Problem = {
  code: 'malformed-request',
  detail: 'The body ended before all of it had come.',
};

const TOO_LARGE: Problem = {
  code: 'too-large',
  detail: `The body is larger than ${MOST_BYTES} bytes, which is more than any request here needs.`,
};

const wrongType = (type: string | undefined): Problem => ({
  code: 'unsupported-media-type',
  detail: `The body must be JSON and say so: send the header "Content-Type: application/json" (${type === undefined ? 'you sent none' : `you sent ${type}`}).`,
});
