import { firstBrokenLink, type HexHash, type Link } from '../proof/chain.js';
import { sha256Hex } from '../proof/sha256.js';
import type { Entry } from '../store/entry.js';
import { TABLE_EVENT_TYPES } from './table-event.js';

/**
 * An entry as anybody may see it when the game is over. Players' ids never leave the house, so each player is named by a hash
 * that means something in this game alone. The chain is over this form: whoever has it can check every link.
 * The request's id is left out; it says nothing about the game.
 */
export const published = (
  { gameId, seq, at, event, seat, playerId, action, hash }: Entry,
  sha256: HexHash = sha256Hex,
): Link & { readonly hash: string } => ({
  gameId,
  seq,
  at,
  event: publishedEvent(gameId, event, sha256),
  seat,
  player: playerIn(gameId, playerId, sha256),
  action,
  hash,
});

/** The first entry of a log that somebody changed after it was written, or null. */
export const firstBrokenEntry = (entries: readonly Entry[]): number | null =>
  firstBrokenLink(entries.map((entry) => published(entry)));

/** What a player is called in the record of a game. */
export const playerIn = (gameId: string, playerId: string | null, sha256: HexHash): string | null =>
  playerId === null ? null : sha256(`${gameId} ${playerId}`);

/** Only the table's own events name players; a game knows seats. */
export const publishedEvent = (gameId: string, event: Entry['event'], sha256: HexHash): object =>
  typeof event.type === 'string' && TABLE_EVENT_TYPES.has(event.type)
    ? blinded(event, (playerId) => playerIn(gameId, playerId, sha256))
    : event;

const blinded = (event: object, blind: (playerId: string) => string | null): object =>
  Object.fromEntries(
    Object.entries(event).map(([key, value]) => {
      if (key === 'playerId' && typeof value === 'string') return ['player', blind(value)];
      return [key, blindedValue(value, blind)];
    }),
  );

const blindedValue = (value: unknown, blind: (playerId: string) => string | null): unknown => {
  if (Array.isArray(value)) return value.map((item) => blindedValue(item, blind));
  return typeof value === 'object' && value !== null ? blinded(value, blind) : value;
};
