import { connect } from 'node:net';
import type { Dice } from './dice.js';

/** Requests that no client library would send, byte by byte. */
export interface RawRequest {
  readonly name: string;
  readonly bytes: Buffer;
}

const ask = (line: string, ...headers: readonly string[]): Buffer =>
  Buffer.from(`${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`, 'latin1');

const GET = 'GET /rulesets HTTP/1.1';
const HOST = 'Host: parlor';

const RAW: readonly [RawRequest, ...RawRequest[]] = [
  { name: 'no such version of HTTP', bytes: ask('GET / HTTP/9.9', HOST) },
  { name: 'no request line', bytes: ask('hello', HOST) },
  { name: 'an unknown method', bytes: ask('FETCH /rulesets HTTP/1.1', HOST) },
  { name: 'a space in the address', bytes: ask('GET /games/a b HTTP/1.1', HOST) },
  { name: 'a control sign in the address', bytes: ask('GET /games/\x01 HTTP/1.1', HOST) },
  { name: 'bytes above ASCII in the address', bytes: ask('GET /games/\xff\xfe HTTP/1.1', HOST) },
  { name: 'an address without a slash', bytes: ask('GET rulesets HTTP/1.1', HOST) },
  { name: 'an address of another host', bytes: ask('GET http://elsewhere.example/rulesets HTTP/1.1', HOST) },
  { name: 'an address of two slashes', bytes: ask('GET //elsewhere.example/x HTTP/1.1', HOST) },
  { name: 'an address that is a star', bytes: ask('OPTIONS * HTTP/1.1', HOST) },
  { name: 'an address that goes up', bytes: ask('GET /web/../../../etc/passwd HTTP/1.1', HOST) },
  { name: 'a tunnel', bytes: ask('CONNECT elsewhere.example:443 HTTP/1.1', HOST) },
  { name: 'no host', bytes: ask(GET) },
  { name: 'two hosts', bytes: ask(GET, HOST, 'Host: elsewhere') },
  { name: 'an empty host', bytes: ask(GET, 'Host:') },
  { name: 'a host with a space', bytes: ask(GET, 'Host: par lor') },
  { name: 'a host that is no host', bytes: ask(GET, 'Host: [::1') },
  { name: 'a host with a path', bytes: ask(GET, 'Host: parlor/../x?y#z') },
  { name: 'a host with a port too many', bytes: ask(GET, 'Host: parlor:99999') },
  { name: 'a header without a colon', bytes: ask(GET, HOST, 'what is this') },
  { name: 'a header with NUL', bytes: ask(GET, HOST, 'X-Any: a\0b') },
  { name: 'headers without end', bytes: ask(GET, HOST, `X-Long: ${'a'.repeat(40_000)}`) },
  { name: 'an address without end', bytes: ask(`GET /rulesets?${'a'.repeat(40_000)} HTTP/1.1`, HOST) },
  { name: 'an expectation', bytes: ask(GET, HOST, 'Expect: wonders') },
  { name: 'an upgrade', bytes: ask(GET, HOST, 'Upgrade: websocket', 'Sec-WebSocket-Version: 13') },
  {
    name: 'two lengths',
    bytes: ask('POST /players HTTP/1.1', HOST, 'Content-Length: 1', 'Content-Length: 2'),
  },
  { name: 'a length that is no number', bytes: ask('POST /players HTTP/1.1', HOST, 'Content-Length: x') },
  {
    name: 'a length and pieces',
    bytes: ask('POST /players HTTP/1.1', HOST, 'Content-Length: 4', 'Transfer-Encoding: chunked'),
  },
  { name: 'an unknown encoding', bytes: ask('POST /players HTTP/1.1', HOST, 'Transfer-Encoding: smoke') },
  {
    name: 'a piece without a length',
    bytes: Buffer.concat([
      ask('POST /players HTTP/1.1', HOST, 'Content-Type: application/json', 'Transfer-Encoding: chunked'),
      Buffer.from('zz\r\n{}\r\n0\r\n\r\n'),
    ]),
  },
];

export const anyRaw = (dice: Dice): RawRequest => dice.one(RAW);

/** All that came back until the other side closed; null when it did not within this time. */
export const sendRaw = (url: string, { bytes }: RawRequest): Promise<string | null> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const pieces: Buffer[] = [];
    const said = (): string => Buffer.concat(pieces).toString('utf8');
    socket.setTimeout(SILENCE_MS, () => {
      socket.destroy();
      resolve(null);
    });
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('error', () => resolve(said()));
    socket.on('close', () => resolve(said()));
    socket.end(bytes);
  });

/** As long as an answer may take at all. */
const SILENCE_MS = 120_000;

/** What is wrong with what came back: it must be a whole answer, never a 5xx, and every "no" a problem document. */
export const rawFlaw = (said: string | null): string | null => {
  if (said === null) return 'it hangs';
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(said) ?? [];
  if (status === undefined) return `no answer: ${JSON.stringify(said.slice(0, 80))}`;
  const [head = '', ...rest] = said.split('\r\n\r\n');
  if (Number(status) >= 500) return `${status}: ${rest.join('').slice(0, 300)}`;
  if (Number(status) < 400) return null;
  if (!/\r\ncontent-type: application\/problem\+json\r\n/i.test(`${head}\r\n`))
    return `${status} that is no problem document: ${head}`;
  const missing = FIELDS.filter((field) => !rest.join('').includes(`"${field}":`));
  return missing.length === 0 ? null : `${status} without ${missing.join(', ')}`;
};

const FIELDS = ['type', 'title', 'status', 'code', 'detail', 'instance', 'requestId'];
