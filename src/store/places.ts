import type { Database } from './database.js';

/**
 * Where games live. All of them in one database, or each in one of several; whatever belongs to no game is at home.
 * Law: `placeOf` may be out of date at the price of speed only: a node that has not the game knows who has.
 */
export interface Places {
  readonly home: Database;
  placeOf(gameId: string): Database;
  /** Databases that together know all games, for what is done in the background. */
  everywhere(): readonly Database[];
  /** Whether lists must be asked for at home and games elsewhere. */
  readonly isSpread: boolean;
  close(): Promise<void>;
}

export const onePlace = (database: Database): Places => ({
  home: database,
  placeOf: () => database,
  everywhere: () => [database],
  isSpread: false,
  close: database.close,
});
