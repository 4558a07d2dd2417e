import { connect, type Socket } from 'node:net';

/** One answer. The body is read as Latin-1, so that a character is a byte and lengths need no arithmetic. */
export interface Reply {
  readonly status: number;
  readonly body: string;
}

/** A keep-alive connection that asks one thing at a time. */
export interface Connection {
  ask(request: string): Promise<Reply>;
  end(): void;
}

/**
 * HTTP/1.1 by hand, as little of it as the servers under test speak: a status, a length, a body.
 * A full client would cost as much as the server and the bench would measure the client.
 */
export const openConnection = async (port: number): Promise<Connection> => {
  const socket = await connected(port);
  let unread = '';
  let waiting: { tell(reply: Reply): void; fail(error: Error): void } | null = null;

  const fail = (error: Error): void => {
    waiting?.fail(error);
    waiting = null;
  };
  socket.on('data', (piece) => {
    unread += piece;
    const read = replyIn(unread);
    if (read === null) return;
    unread = unread.slice(read.length);
    const { tell } = waiting ?? { tell: () => {} };
    waiting = null;
    tell(read.reply);
  });
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server closed the connection')));

  return {
    ask: (request) =>
      new Promise((tell, refuse) => {
        waiting = { tell, fail: refuse };
        socket.write(request, 'latin1');
      }),
    end: () => socket.destroy(),
  };
};

const connected = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.setEncoding('latin1');
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      resolve(socket);
    });
  });

const HEAD_END = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: (\d+)/i;
const STATUS_AT = 'HTTP/1.1 '.length;

const replyIn = (text: string): { readonly reply: Reply; readonly length: number } | null => {
  const headLength = text.indexOf(HEAD_END);
  if (headLength === -1) return null;
  const head = text.slice(0, headLength);
  const [, declared] = LENGTH.exec(head) ?? [];
  if (declared === undefined) throw new Error(`an answer without a length: ${head}`);
  const start = headLength + HEAD_END.length;
  const length = start + Number(declared);
  if (text.length < length) return null;
  const status = Number(head.slice(STATUS_AT, STATUS_AT + 3));
  return { reply: { status, body: text.slice(start, length) }, length };
};
