/** How many bytes each cache of a process may take. */
export interface CacheRoom {
  /** Games as they stand. */
  readonly games: number;
  /** Games as they stood. */
  readonly past: number;
  /** Who a token belongs to. */
  readonly players: number;
  /** What was worked out about positions: imagined worlds, odds, what is certain of an action. */
  readonly workedOut: number;
}

const PLENTY = 2 ** 26;

/** Nothing else in the server is kept only to be quick: all caches together stay within these bytes. */
export const cacheRoom = (bytes: number = PLENTY): CacheRoom => ({
  games: bytes / 2,
  past: bytes / 4,
  players: bytes / 8,
  workedOut: bytes / 8,
});
