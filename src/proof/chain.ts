import { canonicalJson } from './canonical-json.js';
import { sha256Hex } from './sha256.js';

/** What a link of the chain covers: all of an event that anybody may see when the game is over. */
export interface Link {
  readonly gameId: string;
  readonly seq: number;
  readonly at: string;
  readonly event: object;
  readonly seat: number | null;
  /** Who asked, by a name that means something in this game alone. */
  readonly player: string | null;
  readonly action: object | null;
}

/** Before the first event. */
export const CHAIN_START = '0'.repeat(64);

export type HexHash = (text: string) => string;

/** The hash of an event: SHA-256 over the hash before it and, as canonical JSON, what the link covers. */
export const hashLink = (previous: string, link: Link, sha256: HexHash = sha256Hex): string =>
  hashWritten(
    previous,
    { ...link, event: canonicalJson(link.event), action: canonicalJson(link.action) },
    sha256,
  );

/** A link whose event and action have been written as canonical JSON already, since the ledger keeps the same texts. */
export interface WrittenLink extends Omit<Link, 'event' | 'action'> {
  readonly event: string;
  /** `null` where there is none. */
  readonly action: string;
}

/** The same hash. The link is spelled out, because every accepted action waits for it. */
export const hashWritten = (
  previous: string,
  { action, at, event, gameId, player, seat, seq }: WrittenLink,
  sha256: HexHash,
): string =>
  sha256(
    `${previous}{"action":${action},"at":${JSON.stringify(at)},"event":${event},"gameId":${JSON.stringify(gameId)}` +
      `,"player":${JSON.stringify(player)},"seat":${seat},"seq":${seq}}`,
  );

/** The first event whose hash does not follow from what is written, or null when the chain holds. */
export const firstBrokenLink = (links: readonly (Link & { readonly hash: string })[]): number | null => {
  let previous = CHAIN_START;
  for (const { hash: written, ...link } of links) {
    if (hashLink(previous, link) !== written) return link.seq;
    previous = written;
  }
  return null;
};
