import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { RequestError } from '@hono/node-server';
import type { Problem } from '../../table/problem.js';
import { type HeaderList, problemParts } from '../documents/answer.js';
import { failure } from '../failure.js';
import { type Rejection, tooMany } from '../request/admit.js';
import { networkFrom } from '../request/network.js';
import type { Services } from '../services.js';

/** An answer to what did not become a request of ours: it is counted, named and written down like any other. */
export interface WireRefusal {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: string;
}

/** What is known of such a thing: `url` and headers only where there was so much to read. */
export interface Arrived {
  readonly socket: Socket;
  readonly url?: string | undefined;
  readonly headers?: IncomingMessage['headers'];
}

/** In HTTP the asterisk stands for the server as a whole. */
const NO_PATH = '*';

export const refusal = (
  services: Services,
  { socket, url, headers }: Arrived,
  fault: Rejection,
): WireRefusal => {
  const requestId = randomUUID();
  const forwardedFor = (): string | undefined => [headers?.['x-forwarded-for'] ?? []].flat().join(', ');
  const id = networkFrom(socket.remoteAddress, forwardedFor, services.proxies);
  const ticket = services.limits?.take({ kind: 'network', id }, 'reads', 1);
  const { headers: more = {}, ...said } = ticket?.isAllowed === false ? tooMany(ticket) : fault;
  const instance = url?.startsWith('/') === true ? (url.split('?')[0] ?? NO_PATH) : NO_PATH;
  const parts = problemParts(said, { instance, requestId, limits: ticket?.headers ?? {} }, more);
  services.log.info({ requestId, status: parts.status, code: said.code }, 'a request could not be read');
  return parts;
};

/** As bytes, for where Node has given up on the connection. */
export const wireText = ({ status, headers, body }: WireRefusal): string => {
  const all = {
    ...headers,
    date: new Date().toUTCString(),
    connection: 'close',
    'content-length': Buffer.byteLength(body),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`;
};

/** Each takes many times the memory of its letters for as long as its request is under way, and that may wait for a minute. */
export const MOST_HEADERS = 100;

/** RFC 9112: a request of HTTP/1.1 says once whom it means, and only `OPTIONS` may mean nothing in particular. */
export const faultOf = ({
  rawHeaders,
  headers,
  httpVersion,
  method,
  url,
}: IncomingMessage): Problem | null => {
  if (rawHeaders.length > 2 * MOST_HEADERS) return TOO_MUCH_HEADER;
  const hosts = rawHeaders.filter((word, index) => index % 2 === 0 && isHost(word)).length;
  if (hosts > 1 || (httpVersion === '1.1' && !headers.host)) return WRONG_HOST;
  return url === '*' && method !== 'OPTIONS' ? WRONG_LINE : null;
};

const isHost = (word: string): boolean => word.length === 4 && word.toLowerCase() === 'host';

/** What kept a request from reaching the app; anything but a fault of the request is one of ours. */
export const faultIn = (services: Services, { url = '' }: IncomingMessage, error: unknown): Problem => {
  if (!(error instanceof RequestError)) return failure(services, error, 'none');
  const isPath = url.startsWith('/') && !url.includes('\\') && URL.canParse(url, 'http://localhost');
  return isPath ? WRONG_HOST : WRONG_LINE;
};

/** What Node's parser could not read, by its code. */
export const faultWith = (code: string | undefined): Problem => {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return TOO_SLOW;
    case 'HPE_HEADER_OVERFLOW':
      return TOO_MUCH_HEADER;
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
    case 'HPE_INVALID_CHUNK_SIZE':
      return WRONG_CHUNKS;
    case 'HPE_INVALID_HEADER_TOKEN':
    case 'HPE_INVALID_CONTENT_LENGTH':
    case 'HPE_UNEXPECTED_CONTENT_LENGTH':
    case 'HPE_INVALID_TRANSFER_ENCODING':
      return WRONG_HEADER;
  }
  return WRONG_LINE;
};

const WRONG_HOST: Problem = {
  code: 'malformed-header',
  detail:
    'A request has exactly one Host header, with the name or address of this server: "Host: localhost:3000".',
};

const WRONG_LINE: Problem = {
  code: 'malformed-request',
  detail:
    'This is no request of HTTP/1.1. Its first line should be like "GET /games HTTP/1.1": a method, a path or a whole http address, and the version.',
};

const WRONG_HEADER: Problem = {
  code: 'malformed-header',
  detail:
    'A header could not be read. Each is a line "Name: value" without control characters, and the length of the body is given once, in one way.',
};

const WRONG_CHUNKS: Problem = {
  code: 'malformed-request',
  detail: 'The body was announced in chunks, and one of them does not begin with its length.',
};

const TOO_MUCH_HEADER: Problem = {
  code: 'headers-too-large',
  detail: `The first line and the headers of a request have at most 16 kB together, and there are at most ${MOST_HEADERS} headers.`,
};

const TOO_SLOW: Problem = {
  code: 'request-timeout',
  detail:
    'The request did not arrive in time. Send it at once: headers within ten seconds, all of it within thirty.',
};

export const NO_TUNNEL: Rejection = {
  code: 'method-not-allowed',
  detail: 'This is no proxy: CONNECT leads nowhere.',
  headers: { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' },
};
