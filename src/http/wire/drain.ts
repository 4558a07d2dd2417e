import type { ServerResponse } from 'node:http';
import type { ServerType } from '@hono/node-server';

/** Closes a server once what was under way at the call is answered. Whoever still waits after `graceMs` is cut off. */
export type Drain = (graceMs: number) => Promise<void>;

/**
 * Until then the door stays open, so that whoever knocks gets an answer: not ready, try again elsewhere.
 * A server that simply stops listening leaves them guessing.
 */
export const drainOf = (server: ServerType): Drain => {
  // A count, not a set: a set of answers whose members change with every request keeps each alive long after it has gone.
  let underWay = 0;
  let hasBegun = false;
  let allAnswered = (): void => {};
  const answered = (): void => {
    underWay--;
    if (underWay === 0) allAnswered();
  };
  server.on('request', (_request: unknown, response: ServerResponse) => {
    if (hasBegun) return;
    underWay++;
    response.once('close', answered);
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

const SWEEP_MS = 50;
