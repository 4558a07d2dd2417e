import type { LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { no, type Result, yes } from '../engine/result.js';

export interface Letter {
  readonly url: URL;
  /** Where the host is: the call goes to one of these and nowhere else. */
  readonly addresses: readonly LookupAddress[];
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

export interface Posted {
  readonly status: number;
  readonly body: string;
}

export interface NoAnswer {
  readonly code: 'unreachable' | 'too-large';
  readonly why: string;
  readonly status: number | null;
}

/** More than any action needs. */
const MOST_BYTES = 16 * 1024;

/** Posts once, follows nothing, and reads no more than it must. Time is up when `signal` says so. */
export const post = (
  { url, addresses, headers, body }: Letter,
  signal: AbortSignal,
): Promise<Result<Posted, NoAnswer>> =>
  new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException): void => resolve(no(unreachable(error)));
    const request = url.protocol === 'https:' ? requestByHttps : requestByHttp;
    const call = request(
      url,
      { method: 'POST', headers, agent: false, lookup: pinnedTo(addresses), signal },
      (answer) => read(answer, resolve, fail),
    );
    call.on('error', fail);
    call.end(body);
  });

const pinnedTo =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, options, found) => {
    const [first] = addresses;
    if (options.all === true || first === undefined) found(null, [...addresses]);
    else found(null, first.address, first.family);
  };

const read = (
  answer: IncomingMessage,
  resolve: (read: Result<Posted, NoAnswer>) => void,
  fail: (error: NodeJS.ErrnoException) => void,
): void => {
  const status = answer.statusCode ?? 0;
  const pieces: Buffer[] = [];
  let bytes = 0;
  answer.on('data', (piece: Buffer) => {
    bytes += piece.byteLength;
    pieces.push(piece);
    if (bytes <= MOST_BYTES) return;
    resolve(no({ code: 'too-large', status, why: `The answer is larger than ${MOST_BYTES} bytes.` }));
    answer.destroy();
  });
  answer.on('end', () => resolve(yes({ status, body: Buffer.concat(pieces).toString('utf8') })));
  answer.on('error', fail);
};

const unreachable = ({ code = 'no reason given' }: NodeJS.ErrnoException): NoAnswer => ({
  code: 'unreachable',
  status: null,
  why: `No whole answer came (${code}).`,
});
