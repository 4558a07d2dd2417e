import type { LiveGames } from '../cache/live-games.js';
import { absenceFrom } from '../game/absence.js';
import type { Game } from '../game/game.js';
import type { Hours } from '../time/hours.js';
import { isUnavailable } from '../unavailable.js';
import type { Watchfulness } from './claims.js';
import type { Presence } from './presence.js';
import { rematchOf } from './rematch.js';

/** What is true of a game at this moment and no part of its log. */
export interface Moment extends Watchfulness {
  /** The game with who is away from it, and where it is played again. */
  told(game: Game): Promise<Game>;
}

export const momentIn = (games: LiveGames, presence: Presence, hours: Hours): Moment => ({
  async sightings(game) {
    const at = await hours.present();
    return { seen: await presence.seenNow(game), openSince: hours.openSince(), at };
  },
  async told(game) {
    if (game.status === 'waiting') return game;
    if (game.status === 'over') {
      const rematchId = await unlessAway(rematchOf(games, game));
      return rematchId === null ? game : { ...game, rematchId };
    }
    const seen = await presence.seenAt(game);
    const absence = absenceFrom(game, { seen, openSince: hours.openSince(), at: hours.known() });
    return absence === null ? game : { ...game, absence };
  },
});

/** The other game may be at a place that is away, and this one is none the worse for it. */
const unlessAway = (rematch: Promise<string | null>): Promise<string | null> =>
  rematch.catch((error: unknown) => {
    if (isUnavailable(error)) return null;
    throw error;
  });
