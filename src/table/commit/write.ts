import type { Ledger } from '../../store/ledger.js';
import type { LiveGames } from '../cache/live-games.js';
import type { Game } from '../game/game.js';
import type { Draft, Provenance } from './draft.js';
import { rowsOf } from './draft-rows.js';

/** Writes a decision; null when somebody else was first. */
export type Write = (draft: Draft, asked: Provenance) => Promise<Game | null>;

/** Who hears of what was written. */
export interface Listeners {
  /** The game has news, or may have. */
  ring(gameId: string): void;
  /** This process wrote it, and it is true now. */
  wrote(game: Game): void;
}

/** Save, then tell: nobody hears of what might not be there. */
export const writeIn =
  (ledger: Ledger, games: LiveGames, { ring, wrote }: Listeners): Write =>
  async (draft, asked) => {
    const { append, game } = rowsOf(draft, asked);
    const landing = await ledger.append(append).catch((error: unknown) => {
      // Nobody knows whether it landed: what is at hand may be old, and there may be news.
      games.forget(append.gameId);
      ring(append.gameId);
      throw error;
    });
    if (landing === 'lost') {
      games.forget(append.gameId);
      return null;
    }
    const kept = games.keep(game);
    ring(game.id);
    wrote(kept);
    return kept;
  };
