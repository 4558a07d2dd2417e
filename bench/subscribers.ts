import { connect, type Socket } from 'node:net';

/** Open streams of one game, read as little as can be: a subscriber costs the server, not the bench. */
export interface Subscribers {
  readonly count: number;
  /** When every subscriber has the event of this number: the moments of the first and of the last, in milliseconds since 1970. */
  all(seq: number): Promise<{ readonly first: number; readonly last: number }>;
  close(): void;
}

const CONNECTING_AT_ONCE = 100;

export const subscribe = async (
  port: number,
  path: string,
  tokens: readonly string[],
  count: number,
): Promise<Subscribers> => {
  const sockets: Socket[] = [];
  let waiting: Waiting | null = null;
  const hear = (piece: Buffer): void => {
    if (waiting === null || !piece.includes(waiting.mark)) return;
    const now = performance.timeOrigin + performance.now();
    waiting.first = Math.min(waiting.first, now);
    waiting.left--;
    if (waiting.left === 0) waiting.tell({ first: waiting.first, last: now });
  };
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(CONNECTING_AT_ONCE, count - sockets.length) }, (_, index) =>
      openStream(port, path, tokens[(sockets.length + index) % tokens.length] ?? '', hear),
    );
    sockets.push(...(await Promise.all(some)));
  }
  return {
    count,
    all: (seq) =>
      new Promise((tell) => {
        waiting = { mark: `id: ${seq}\n`, left: count, first: Number.POSITIVE_INFINITY, tell };
      }),
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
};

interface Waiting {
  readonly mark: string;
  left: number;
  first: number;
  tell(moments: { readonly first: number; readonly last: number }): void;
}

/** Answers when the stream is open. */
const openStream = (
  port: number,
  path: string,
  token: string,
  hear: (piece: Buffer) => void,
): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('error', reject);
    socket.once('data', (head) => {
      if (!head.includes('200 OK')) return reject(new Error(`no stream: ${head}`));
      socket.on('data', hear);
      resolve(socket);
    });
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    );
  });
