import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ServerType } from '@hono/node-server';

/** Closes a server once what was under way at the call is answered. Whoever still waits after `graceMs` is cut off. */
export type Drain = (graceMs: number) => Promise<void>;

/**
 * Until then the door stays open, so that whoever knocks gets an answer: not ready, try again elsewhere.
 * A server that simply stops listening leaves them guessing.
 */
export const drainOf = (server: ServerType): Drain => {
  // Counts, not sets: a set of answers whose members change with every request keeps each alive long after it has gone.
  let underWay = 0;
  const owedOn = new WeakMap<Socket, Owed>();
  let hasBegun = false;
  let allAnswered = (): void => {};
  const settle = (owed: Owed, answers: number): void => {
    owed.answers -= answers;
    underWay -= answers;
    if (underWay === 0) allAnswered();
  };
  server.on('connection', (socket: Socket) => {
    const owed: Owed = { answers: 0 };
    owedOn.set(socket, owed);
    // Of answers that wait for others before them Node says nothing when their connection goes.
    socket.once('close', () => settle(owed, owed.answers));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const owed = owedOn.get(socket);
    if (hasBegun || owed === undefined) return;
    owed.answers++;
    underWay++;
    response.once('close', () => settle(owed, Math.min(1, owed.answers)));
  });
  return async (graceMs) => {
    hasBegun = true;
    const cut = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, graceMs);
    if (underWay > 0)
      await new Promise<void>((resolve) => {
        allAnswered = resolve;
      });
    const ended = new Promise((resolve) => server.close(resolve));
    // Connections that are kept alive between requests would hold the server open.
    const sweep = setInterval(() => {
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    }, SWEEP_MS);
    await ended;
    clearInterval(sweep);
    clearTimeout(cut);
  };
};

/** How many answers somebody waits for on one connection. */
interface Owed {
  answers: number;
}

const SWEEP_MS = 50;
