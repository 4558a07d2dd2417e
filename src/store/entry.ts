import { canonicalJson } from '../proof/canonical-json.js';
import type { SealedName } from '../proof/sealed-names.js';
import type { StoredJson } from './schema.js';

/** One event with all that is kept of it, as the ledger hands it out. */
export interface Entry {
  readonly gameId: string;
  readonly seq: number;
  /** RFC 3339, UTC, in milliseconds. */
  readonly at: string;
  /** As it is told: with the names of those who are not forgotten. */
  readonly event: StoredJson;
  /** As it is written and chained, where that is something else: names are under a seal. */
  readonly sealed?: StoredJson;
  /** Who asked; null for what the server itself did. */
  readonly seat: number | null;
  readonly playerId: string | null;
  /** The action, on the first event of its decision. */
  readonly action: StoredJson | null;
  readonly requestId: string | null;
  readonly hash: string;
}

/** As much of an entry as a fold asks for: not for what somebody asked, only whether, and which seat did. */
export interface FoldedEntry extends Pick<Entry, 'seq' | 'event'> {
  /** Null where a decision goes on. */
  readonly action: unknown;
  /** Null also where a decision goes on. */
  readonly seat: number | null;
  /** Time and hash are there where they were asked for, and on the last entry. */
  readonly at: string | null;
  readonly hash: string | null;
}

/** Which entries a fold asks for: at most so many after a number, every so many with its time and its hash. */
export interface FoldedPage {
  readonly after: number;
  readonly limit: number;
  readonly upTo?: number | undefined;
  readonly stampedEvery: number;
}

/** An entry with its event and its action as canonical JSON: the very texts that are hashed are stored. */
export interface WrittenEntry extends Entry {
  readonly eventText: string;
  /** `null` where there is none. */
  readonly actionText: string;
}

export const withTexts = (entry: Entry): WrittenEntry => ({
  ...entry,
  eventText: canonicalJson(entry.sealed ?? entry.event),
  actionText: canonicalJson(entry.action),
});

/** What a list of games shows, and the secret its dice come from. */
export interface GameCard {
  readonly gameId: string;
  readonly ruleset: string;
  readonly visibility: string;
  /** The club it is played in. */
  readonly club: string | null;
  readonly status: string;
  readonly players: readonly string[];
  /** Players for whom an open seat is kept. */
  readonly keptFor: readonly string[];
  /** Whether the server may have to move in it. */
  readonly hasBots: boolean;
  /** Whoever laid the table. */
  readonly host: string | null;
  /** The mark of the network it was laid from; only told when the game is new. */
  readonly network: string | null;
  /** Whether somebody may sit down. */
  readonly hasOpenSeat: boolean;
  /** It is over and counts in the ratings, where it has yet to be written down. */
  readonly toRate: boolean;
  readonly card: StoredJson;
  readonly secret: string;
  readonly createdAt: string;
  /** When it last changed; null where that is not known. */
  readonly changedAt: string | null;
}

/** A caller's word for one request, and what came of it. */
export interface IdempotencyKey {
  readonly gameId: string;
  readonly playerId: string;
  readonly key: string;
  /** Tells another request under the same key. */
  readonly requestHash: string;
  readonly seat: number | null;
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly createdAt: string;
}

/** What somebody was called when they sat down, as it lies beside the log. */
export interface SeatName extends SealedName {
  readonly playerId: string;
}

/** What one decision adds to one game: consecutive entries, the card when it changed, and the key it was asked under. */
export interface Append {
  readonly gameId: string;
  readonly entries: readonly WrittenEntry[];
  readonly card: GameCard | null;
  readonly key: IdempotencyKey | null;
  /** The names that its events have under a seal. */
  readonly names?: readonly SeatName[];
  /** The seats that are to act afterwards; left out, nobody knows. */
  readonly toAct?: readonly number[];
}
