import type { Database } from '../../../src/store/database.js';
import { type Piece, type Places, wholePiece } from '../../../src/store/places.js';
import { hashText } from '../../../src/store/text-hash.js';

/** The code of a cluster without one: games are shared out between two databases, and listed in a third. */
export const standInsOf = ([home, even, odd]: readonly [Database, Database, Database]): Places => {
  const pieces = [wholePiece('even', even), wholePiece('odd', odd)] as const;
  const pieceOf = (gameId: string): Piece => (hashText(gameId) % 2 === 0 ? pieces[0] : pieces[1]);
  return {
    home,
    isSpread: true,
    placeOf: (gameId) => pieceOf(gameId).place,
    pieceOf,
    pieces: () => pieces,
    close: async () => {
      await Promise.all([home, even, odd].map((database) => database.close()));
    },
  };
};
