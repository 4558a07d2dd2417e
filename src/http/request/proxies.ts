import ipaddr from 'ipaddr.js';
import { no, type Result, yes } from '../../engine/result.js';

/** An address of either kind; one of IPv4 dressed as IPv6 counts as what it is. */
export type Address = ipaddr.IPv4 | ipaddr.IPv6;

type Range = readonly [Address, number];

/** Machines that speak for others: what they say of where a request came from is believed. */
export interface Proxies {
  readonly areTrusted: (address: Address) => boolean;
}

export const NO_PROXIES: Proxies = { areTrusted: () => false };

/** For what everybody writes in the same way. `private` is what a container network or an office has. */
const WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

/** `loopback, 10.0.0.0/8, 2001:db8::7`. What is wrong with it is said in words that follow the name of the variable. */
export const proxiesIn = (text: string): Result<Proxies, string> => {
  const ranges: Range[] = [];
  for (const entry of text.split(',').map((word) => word.trim())) {
    if (entry === '') continue;
    const found = (WORDS.get(entry) ?? [entry]).map(rangeIn);
    for (const range of found) {
      if (range === null) return no(wrong(entry));
      ranges.push(range);
    }
  }
  return yes({ areTrusted: (address) => ranges.some((range) => lies(address, range)) });
};

const wrong = (entry: string): string =>
  `must list addresses, ranges such as 10.0.0.0/8, or the words ${[...WORDS.keys()].join(', ')}, with commas between them; "${entry}" is none of these`;

const rangeIn = (text: string): Range | null => {
  const [, host = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const address = addressIn(host);
  if (address === null) return null;
  const whole = address.kind() === 'ipv4' ? 32 : 128;
  const length = bits === undefined ? whole : Number(bits);
  return length <= whole ? [address, length] : null;
};

const lies = (address: Address, [start, bits]: Range): boolean =>
  address.kind() === start.kind() && address.match(start, bits);

const FOUR_NUMBERS = /^\d+(?:\.\d+){3}$/;

/** Strict: four decimal numbers, or IPv6. Octal and shortened forms are read differently by different machines. */
export const addressIn = (text: string): Address | null => {
  // The library finds out by an error, which costs more than all the rest of a small answer.
  if (FOUR_NUMBERS.test(text))
    return ipaddr.IPv4.isValidFourPartDecimal(text) ? ipaddr.IPv4.parse(text) : null;
  if (!text.includes(':') || !ipaddr.IPv6.isValid(text)) return null;
  const address = ipaddr.IPv6.parse(text);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
};
