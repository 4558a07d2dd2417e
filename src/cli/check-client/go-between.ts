import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Meddling, Seen, Sent, Trouble } from './trouble.js';

/** Stands between a client and a server, on this machine alone: passes on, meddles, and remembers. */
export interface GoBetween {
  readonly url: string;
  readonly seen: readonly Seen[];
  /** Forgets what it has seen, hangs up on everybody, and makes this trouble from now on. */
  begin(trouble: Trouble): void;
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const QUIET: Trouble = () => null;
/** A body is at most 16 kB at the server; the rest is not ours to keep. */
const MOST_BYTES = 65_536;

export const goBetween = async (target: string): Promise<GoBetween> => {
  let seen: Seen[] = [];
  let trouble = QUIET;
  const server = createServer((incoming, outgoing) => {
    void pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const entry = seenFrom(incoming, await textOf(incoming));
    seen.push(entry);
    const meddling = trouble(entry);
    entry.isTrouble = meddling !== null && meddling.kind !== 'change';
    if (meddling?.kind === 'refuse') return refuse(outgoing, entry, meddling);
    if (meddling?.kind === 'lose' && meddling.when === 'before') return void outgoing.destroy();
    await forward(target, entry, outgoing, meddling);
  };
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  return {
    url: `http://${LOOPBACK}:${port}`,
    get seen() {
      return seen;
    },
    begin(next) {
      server.closeAllConnections();
      seen = [];
      trouble = next;
    },
    close: () =>
      new Promise((settle) => {
        server.close(() => settle());
        server.closeAllConnections();
      }),
  };
};

const textOf = async (incoming: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of incoming) {
    size += piece.length;
    if (size <= MOST_BYTES) pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
};

const seenFrom = ({ method = '', url = '', headers }: IncomingMessage, body: string): Seen => ({
  ...{ method, path: url, headers, body, at: performance.now() },
  ...{ status: null, code: null, answeredAt: null, isTrouble: false },
});

const settled = (entry: Seen, status: number, text: string): void => {
  entry.status = status;
  entry.code = status >= 400 ? (/"code":\s*"([\w-]+)"/.exec(text)?.[1] ?? null) : null;
  entry.answeredAt = performance.now();
};

const refuse = (
  outgoing: ServerResponse,
  entry: Seen,
  { status, code, retryAfterS }: Meddling & { kind: 'refuse' },
): void => {
  const detail = 'The kit that checks your client says this on purpose.';
  const body = JSON.stringify({ type: `/problems/${code}`, title: code, status, code, detail });
  settled(entry, status, body);
  const later = retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) };
  outgoing.writeHead(status, { 'content-type': 'application/problem+json', ...later }).end(body);
};

/** What speaks of one connection alone is not passed on, and nothing is compressed: it is to be read here. */
const HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'accept-encoding',
  'host',
]);
const passedOn = (headers: Sent['headers']): { [name: string]: string | string[] } =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || HOP.has(name) ? [] : [[name, typeof value === 'string' ? value : [...value]]],
    ),
  );

const forward = (
  target: string,
  entry: Seen,
  outgoing: ServerResponse,
  meddling: Meddling | null,
): Promise<void> =>
  new Promise((settle, reject) => {
    const headers = { ...passedOn(entry.headers), 'content-length': String(Buffer.byteLength(entry.body)) };
    const onward = request(new URL(entry.path, target), { method: entry.method, headers }, (answer) => {
      const isStream = /event-stream|ndjson/.test(answer.headers['content-type'] ?? '');
      (isStream ? passStream : passAnswer)(entry, answer, outgoing, meddling).then(settle, reject);
    });
    onward.on('error', reject);
    outgoing.once('close', () => onward.destroy());
    onward.end(entry.body);
  });

const passAnswer = async (
  entry: Seen,
  answer: IncomingMessage,
  outgoing: ServerResponse,
  meddling: Meddling | null,
): Promise<void> => {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  if (meddling?.kind === 'lose') return void outgoing.destroy();
  settled(entry, answer.statusCode ?? 0, bytes.toString());
  const isJson = /json/.test(answer.headers['content-type'] ?? '');
  const body = meddling?.kind === 'change' && isJson ? meddling.change(bytes.toString()) : bytes;
  outgoing.writeHead(entry.status ?? 0, passedOn(answer.headers)).end(body);
};

const passStream = async (
  entry: Seen,
  answer: IncomingMessage,
  outgoing: ServerResponse,
  meddling: Meddling | null,
): Promise<void> => {
  settled(entry, answer.statusCode ?? 0, '');
  outgoing.writeHead(entry.status ?? 0, passedOn(answer.headers));
  let left = meddling?.kind === 'cut' ? meddling.after : Number.POSITIVE_INFINITY;
  for await (const piece of answer.setEncoding('utf8')) {
    outgoing.write(meddling?.kind === 'change' ? meddling.change(piece) : piece);
    left -= 1;
    if (left <= 0) return void outgoing.destroy();
  }
  outgoing.end();
};
