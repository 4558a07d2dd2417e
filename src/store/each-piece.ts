import { type Database, isUnavailable } from './database.js';
import type { Piece } from './places.js';

/**
 * Goes from piece to piece, and answers whether all of them were there.
 * A place that is away may take seconds to show it, so it is asked once, and the rest of its pieces are left for the next time.
 */
export const eachPiece = async (
  pieces: readonly Piece[],
  work: (piece: Piece) => Promise<void>,
): Promise<boolean> => {
  const away = new Set<Database>();
  for (const piece of pieces) {
    if (away.has(piece.place)) continue;
    await work(piece).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      away.add(piece.place);
    });
  }
  return away.size === 0;
};
