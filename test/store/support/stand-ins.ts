import type { Database } from '../../../src/store/database.js';
import { type Piece, type Places, wholePiece } from '../../../src/store/places.js';
import { rollCall } from '../../../src/store/roll-call.js';
import { hashText } from '../../../src/store/text-hash.js';

/** The code of a cluster without one: games are shared out between two databases, and listed in a third. */
export const standInsOf = ([home, even, odd]: readonly [Database, Database, Database]): Places => {
  const call = rollCall();
  const pieces = [wholePiece('even', call.watch(even)), wholePiece('odd', call.watch(odd))] as const;
  const pieceOf = (gameId: string): Piece => (hashText(gameId) % 2 === 0 ? pieces[0] : pieces[1]);
  return {
    home,
    isSpread: true,
    placeOf: (gameId) => pieceOf(gameId).place,
    pieceOf,
    pieces: () => pieces,
    isAway: (gameId) => call.isAway(pieceOf(gameId).place),
    whenBack: call.whenBack,
    close: async () => {
      await Promise.all([home, ...pieces.map(({ place }) => place)].map((database) => database.close()));
    },
  };
};
