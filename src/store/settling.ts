import { settleIn } from './listing-statements.js';
import type { Piece, Places } from './places.js';

/** Takes the marks from cards that are listed, a while later and many at once. A mark that stays is found by the sweep, and costs a look. */
export interface Settling {
  note(gameId: string, asOf: number): void;
  settled(): Promise<void>;
}

const PAUSE_MS = 1_000;

export const settlingIn = ({ pieceOf }: Pick<Places, 'pieceOf'>): Settling => {
  let noted = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  const settle = async (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const told = noted;
    noted = new Map();
    const byPiece = new Map<Piece, Settled[]>();
    for (const [game_id, as_of] of told) {
      const piece = pieceOf(game_id);
      byPiece.set(piece, [...(byPiece.get(piece) ?? []), { game_id, as_of }]);
    }
    await Promise.allSettled([...byPiece].map(([piece, games]) => settleAt(piece, games)));
  };
  return {
    note(gameId, asOf) {
      noted.set(gameId, asOf);
      timer ??= setTimeout(() => void settle(), PAUSE_MS).unref();
    },
    settled: settle,
  };
};

interface Settled {
  readonly game_id: string;
  readonly as_of: number;
}

export const settleAt = async (piece: Piece, games: readonly Settled[]): Promise<void> => {
  const { place } = piece;
  await place.soon(() => place.ask(settleIn(piece), [JSON.stringify(games)]));
};
