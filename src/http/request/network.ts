import type { Exchange } from '../exchange.js';
import type { Services } from '../services.js';
import { header } from './header.js';
import { type Address, addressIn, type Proxies } from './proxies.js';

/**
 * The network a request counts for: an IPv4 address, or the first half of an IPv6 one, since who has one address there has them all.
 * Law: nobody chooses it. Without a proxy we were told to trust it is what the connection says.
 */
export const networkOf = (c: Exchange, { proxies }: Pick<Services, 'proxies'>): string => {
  const known = c.get('network');
  if (known !== undefined) return known;
  const network = networkAt(c, proxies);
  c.set('network', network);
  return network;
};

/** Who is at the other end of a connection that does not speak for others. */
const peers = new WeakMap<object, string>();

const networkAt = (c: Exchange, proxies: Proxies): string => {
  const socket = c.env?.incoming?.socket;
  const known = socket === undefined ? undefined : peers.get(socket);
  if (known !== undefined) return known;
  const network = networkFrom(socket?.remoteAddress, () => header(c, 'x-forwarded-for'), proxies);
  if (socket !== undefined && !speaksForOthers(socket.remoteAddress, proxies)) peers.set(socket, network);
  return network;
};

const speaksForOthers = (peer: string | undefined, proxies: Proxies): boolean => {
  const address = addressIn(peer ?? '');
  return address !== null && proxies.areTrusted(address);
};

/** Whom an open stream counts for. */
export interface StreamCaller {
  readonly network: string;
  readonly playerId: string | null;
  readonly tokenId: string | null;
}

export const callerOf = (c: Exchange, services: Services, playerId: string | null): StreamCaller => ({
  network: networkOf(c, services),
  playerId,
  tokenId: playerId === null ? null : (c.get('tokenId') ?? null),
});

/** A request made inside this process has no connection. */
const NOWHERE = 'nowhere';

export const networkFrom = (
  peer: string | undefined,
  forwardedFor: () => string | undefined,
  proxies: Proxies,
): string => {
  const nearest = addressIn(peer ?? '');
  if (nearest === null) return peer ?? NOWHERE;
  if (!proxies.areTrusted(nearest)) return networkIn(nearest);
  return networkIn(firstStranger(nearest, forwardedFor() ?? '', proxies));
};

/**
 * Each proxy writes on the right whom it heard from, so the list is read from there, past those we trust, to the first we do not.
 * Whatever is further left anybody may have made up. An entry that is no address ends the walk at whoever wrote it.
 */
const firstStranger = (nearest: Address, list: string, proxies: Proxies): Address => {
  let believed = nearest;
  for (const entry of list.split(',').reverse()) {
    const address = addressIn(withoutPort(entry.trim()));
    if (address === null) return believed;
    believed = address;
    if (!proxies.areTrusted(address)) return address;
  }
  return believed;
};

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (entry: string): string =>
  /^\[([^\]]+)\](?::\d{1,5})?$/.exec(entry)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(entry)?.[1] ?? entry;

const networkIn = (address: Address): string =>
  address.kind() === 'ipv4' ? address.toString() : `${firstHalf(address)}/64`;

const firstHalf = (address: Address): string => {
  const bytes = address.toByteArray().slice(0, 8);
  const groups = [0, 2, 4, 6].map((at) => (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)).toString(16));
  return `${groups.join(':')}::`;
};
