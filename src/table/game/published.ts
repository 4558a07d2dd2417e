import { firstBrokenLink, type HexHash, type Link } from '../../proof/chain.js';
import { sha256Hex } from '../../proof/sha256.js';
import type { Entry } from '../../store/entry.js';
import { TABLE_EVENT_TYPES } from './table-event.js';

export interface PublishedEntry extends Link {
  readonly event: Entry['event'];
  readonly action: Entry['action'];
  readonly hash: string;
}

/**
 * An entry as anybody may see it when the game is over. Players' ids never leave the server, so each player is named by a hash
 * that means something in this game alone. The chain is over this form: whoever has it can check every link.
 * The request's id is left out; it says nothing about the game.
 */
export const published = (
  { gameId, seq, at, event, sealed = event, seat, playerId, action, hash }: Entry,
  sha256: HexHash = sha256Hex,
): PublishedEntry => ({
  gameId,
  seq,
  at,
  event: publishedEvent(gameId, sealed, sha256),
  seat,
  player: playerId === null ? null : playerIn(gameId, playerId, sha256),
  action,
  hash,
});

/** The first entry of a log that somebody changed after it was written, or null. */
export const firstBrokenEntry = (entries: readonly Entry[]): number | null =>
  firstBrokenLink(entries.map((entry) => published(entry)));

/** What a player is called in the record of a game. */
export const playerIn = (gameId: string, playerId: string, sha256: HexHash): string =>
  sha256(`${gameId} ${playerId}`);

/** Only the table's own events name players; a game knows seats. */
export const publishedEvent = (gameId: string, event: Entry['event'], sha256: HexHash): Entry['event'] =>
  typeof event.type === 'string' && TABLE_EVENT_TYPES.has(event.type)
    ? blinded(event, gameId, sha256)
    : event;

/** Who sits where, without the ids. */
export const publishedSeats = (gameId: string, seats: readonly object[]): Fields[] =>
  seats.map((holder) => blinded(holder, gameId, sha256Hex));

interface Fields {
  [field: string]: unknown;
}

/** Players are named by the event itself and by its seats, and nowhere deeper. */
const blinded = (value: object, gameId: string, sha256: HexHash): Fields =>
  Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      if (key === 'playerId' && typeof member === 'string')
        return ['player', playerIn(gameId, member, sha256)];
      if (key === 'seats' && Array.isArray(member))
        return [key, member.map((holder) => blinded(Object(holder), gameId, sha256))];
      return [key, member];
    }),
  );
