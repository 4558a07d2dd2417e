import { hash } from 'node:crypto';
import { canonicalText } from './canonical-json.js';

/** What a link of the chain covers: everything that is kept of an event. */
export interface Link {
  readonly gameId: string;
  readonly seq: number;
  readonly at: string;
  readonly event: object;
  readonly seat: number | null;
  readonly playerId: string | null;
  readonly action: object | null;
  readonly requestId: string | null;
}

/** Before the first event. */
export const CHAIN_START = '0'.repeat(64);

/** The hash of an event: SHA-256 over the hash before it and, as canonical JSON, everything kept of it. */
export const hashLink = (previous: string, link: Link): string =>
  hash('sha256', previous + linkText(link), 'hex');

/** `canonicalJson(link)`, spelled out because every accepted action waits for it. */
const linkText = ({ action, at, event, gameId, playerId, requestId, seat, seq }: Link): string =>
  `{"action":${action === null ? 'null' : canonicalText(action)},"at":"${at}","event":${canonicalText(event)},"gameId":"${gameId}"` +
  `,"playerId":${JSON.stringify(playerId)},"requestId":${JSON.stringify(requestId)},"seat":${seat},"seq":${seq}}`;

/** The first event whose hash does not follow from what is written, or null when the chain holds. */
export const firstBrokenLink = (links: readonly (Link & { readonly hash: string })[]): number | null => {
  let previous = CHAIN_START;
  for (const { hash: written, ...link } of links) {
    if (hashLink(previous, link) !== written) return link.seq;
    previous = written;
  }
  return null;
};
