import type { Database } from './database.js';

/**
 * Where games live. All of them in one database, or each in one of several; whatever belongs to no game is at home.
 * Law: `placeOf` may be out of date at the price of speed only: a node that has not the game knows who has.
 */
export interface Places {
  readonly home: Database;
  placeOf(gameId: string): Database;
  /** The piece a game belongs to. What is done there in the background may miss a game that moves, and finds it the next time. */
  pieceOf(gameId: string): Piece;
  /** All pieces, which together have all games. */
  pieces(): readonly Piece[];
  /** Whether the place of a game did not answer, and was not heard since: who asks there is refused at once. */
  isAway(gameId: string): boolean;
  /** Hears of each place that was away and is back. Answers with the function that stops. */
  whenBack(hear: () => void): () => void;
  /** Whether lists must be asked for at home and games elsewhere. */
  readonly isSpread: boolean;
  close(): Promise<void>;
}

/** Some of the games, in tables of one database: what is done in the background is done piece by piece, so that no question goes to all of them. */
export interface Piece {
  readonly name: string;
  readonly place: Database;
  /** What a table is called here. */
  table(name: string): string;
}

/** A database whose tables have their own names. */
export const wholePiece = (name: string, place: Database): Piece => ({ name, place, table: (own) => own });

export const onePlace = (database: Database): Places => {
  const all = wholePiece('all', database);
  return {
    home: database,
    placeOf: () => database,
    pieceOf: () => all,
    pieces: () => [all],
    // There is nowhere else to go.
    isAway: () => false,
    whenBack: () => () => {},
    isSpread: false,
    close: database.close,
  };
};
