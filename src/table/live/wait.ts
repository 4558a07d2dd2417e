import type { Doorbell } from '../../live/doorbell.js';
import { earAt } from '../../live/ear.js';
import type { LiveGames } from '../cache/live-games.js';
import type { Game } from '../game/game.js';

/** The game as soon as it is as wished for, or as it stands when time is up or the caller has gone. */
export const waitUntil = async (
  games: LiveGames,
  bell: Doorbell,
  start: Game,
  isAsWished: (game: Game) => boolean,
  signal: AbortSignal,
): Promise<Game> => {
  const ear = earAt(bell, start.id, signal);
  try {
    let game = start;
    while (!signal.aborted && !isAsWished(game)) {
      // Listening began before this read, so nothing falls in between.
      game = (await games.now(start.id)) ?? game;
      if (!isAsWished(game)) await ear.heard();
    }
    return isAsWished(game) ? game : ((await games.now(start.id)) ?? game);
  } finally {
    ear.close();
  }
};
