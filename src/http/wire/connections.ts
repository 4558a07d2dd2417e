import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '../../table/problem.js';
import { networkFrom } from '../request/network.js';
import { addressIn, NO_PROXIES } from '../request/proxies.js';
import type { Services } from '../services.js';

/** How many connections there may be. */
export interface ConnectionCaps {
  readonly inAll: number;
  readonly perNetwork: number;
}

/** Room for all streams and then some; a class with a browser, a bot and a stream each takes a tenth of a network's share. */
export const USUAL_CAPS: ConnectionCaps = { inAll: 12_000, perNetwork: 1_000 };

/** One connection too many has so long to ask something and be told so. */
const FAREWELL_MS = 1_000;
const COMPLAINT_MS = 60_000;

/**
 * Beyond the cap in all Node closes the door without a word. Whom a single network sends too many of is answered once, and goes:
 * the returned question says with what. Trusted proxies speak for everybody and have no cap of their own.
 */
export const capConnections = (
  server: Server,
  services: Pick<Services, 'proxies' | 'log'>,
  { inAll, perNetwork }: ConnectionCaps,
): ((socket: Socket) => Problem | null) => {
  const counts = new Map<string, number>();
  const excess = new WeakSet<Socket>();
  const complain = seldom(() => services.log.warn({ connections: inAll }, 'connections are turned away'));
  server.maxConnections = inAll;
  server.on('drop', complain);
  server.on('connection', (socket: Socket) => {
    const address = addressIn(socket.remoteAddress ?? '');
    if (address === null || services.proxies.areTrusted(address)) return;
    const network = networkFrom(socket.remoteAddress, () => undefined, NO_PROXIES);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    socket.once('close', () => leave(counts, network));
    if (count <= perNetwork) return;
    excess.add(socket);
    setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
  });
  return (socket) => (excess.has(socket) ? tooMany(perNetwork) : null);
};

const leave = (counts: Map<string, number>, network: string): void => {
  const left = (counts.get(network) ?? 1) - 1;
  if (left === 0) counts.delete(network);
  else counts.set(network, left);
};

const seldom = (complain: () => void): (() => void) => {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - last < COMPLAINT_MS) return;
    last = performance.now();
    complain();
  };
};

const tooMany = (most: number): Problem => ({
  code: 'too-many-connections',
  detail: `All who share your address have ${most} connections open, which is as many as they may have together. Use one connection for many requests, or close some.`,
});
