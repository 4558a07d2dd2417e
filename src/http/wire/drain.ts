import type { ServerResponse } from 'node:http';
import type { ServerType } from '@hono/node-server';

/** Closes a server once what was under way at the call is answered. Whoever still waits after `graceMs` is cut off. */
export type Drain = (graceMs: number) => Promise<void>;

/**
 * Until then the door stays open, so that whoever knocks gets an answer: not ready, try again elsewhere.
 * A server that simply stops listening leaves them guessing.
 */
export const drainOf = (server: ServerType): Drain => {
  const underWay = new Set<ServerResponse>();
  server.on('request', (_request: unknown, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return async (graceMs) => {
    const cut = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, graceMs);
    await Promise.all([...underWay].map(closed));
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

const closed = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => response.once('close', resolve));
