import type { LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { no, type Result, yes } from '../engine/result.js';

/** Whom this server calls: nobody; anybody on the public internet, by https; or anybody, as in a classroom or on one's own machine. */
export type Reach = 'off' | 'public' | 'any';

/** Ports that may be called beside 443, and 80 where http is. */
export type Ports = ReadonlySet<number> | 'any';

export const NO_OTHER_PORTS: Ports = new Set<number>();

export type LookUp = (host: string) => Promise<readonly LookupAddress[]>;

/**
 * The system's own lookup knows its hosts file too, but it holds one of Node's few threads until it has an answer, which whoever
 * owns the name may delay for as long as they like. So where strangers are called, the name servers are asked directly.
 */
export const lookUpFor = (reach: Reach): LookUp =>
  reach === 'any' ? (host) => lookup(host, { all: true }) : askNameServers;

const PATIENCE_MS = 2_000;

const askNameServers: LookUp = async (host) => {
  const servers = new Resolver({ timeout: PATIENCE_MS, tries: 2 });
  const [four, six] = await Promise.allSettled([servers.resolve4(host), servers.resolve6(host)]);
  return [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
};

const LONGEST_URL = 1_000;

/** An address as somebody wrote it, if it is one that could be called; else what is wrong with it. */
export const targetIn = (text: string, reach: Reach, ports: Ports): Result<URL, string> => {
  if (text.length > LONGEST_URL) return no(`must have at most ${LONGEST_URL} characters`);
  if (!URL.canParse(text)) return no('must be a whole address, such as https://bot.example.org/turn');
  const url = new URL(text);
  if (url.protocol !== 'https:' && (reach !== 'any' || url.protocol !== 'http:'))
    return no(reach === 'any' ? 'must begin with https:// or http://' : 'must begin with https://');
  if (url.username !== '' || url.password !== '')
    return no('must not hold a name or password; the signature says who calls');
  if (!isOnAllowedPort(url, ports)) return no(`must not name a port: ${USUAL[reach]}`);
  if (url.hash !== '') return no('must not have a fragment: what follows the # is never sent');
  return yes(url);
};

const USUAL = {
  off: 'nobody is called',
  public: 'this server calls 443 alone, unless its operator allows more',
  any: 'this server calls 443 and 80 alone, unless its operator allows more',
} as const;

/** A URL leaves the usual port of its scheme out; any other is a way to speak to what is no web server. */
export const isOnAllowedPort = ({ port }: URL, ports: Ports): boolean =>
  port === '' || port === '443' || ports === 'any' || ports.has(Number(port));

/**
 * Where a host is, if we may go there. One look a call, and the call goes to what was found here:
 * a name that means something else a moment later gains nothing.
 * A host that does not exist and one that is private are the same answer, so that nobody can ask us about our neighbours.
 */
export const addressesOf = async (
  { hostname }: URL,
  reach: Reach,
  lookUp: LookUp,
): Promise<Result<readonly LookupAddress[], 'no-public-address'>> => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  const found = family === 0 ? await lookUp(host).catch(() => []) : [{ address: host, family }];
  const isFine = found.length > 0 && (reach === 'any' || found.every(({ address }) => isPublic(address)));
  return isFine ? yes(found) : no('no-public-address');
};

/** All that is given out to the public lies in here; what is beyond may be turned into anything by a gateway. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

export const isPublic = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST);
};
