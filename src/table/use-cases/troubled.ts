import type { LiveGames } from '../cache/live-games.js';
import type { Chaos } from '../game/chaos.js';
import type { Game } from '../game/game.js';
import { maySee, seatsOf } from '../game/people.js';

/** A game whose players the server misbehaves towards, as one of them meets it. */
export interface Troubled {
  readonly gameId: string;
  readonly chaos: Chaos;
  /** The seats of whoever asks, in one word; the same in every repetition of a lesson, whoever sits there. */
  readonly who: string;
}

/**
 * What somebody is to meet at a game: mostly nothing, which is known at once when the game is at hand.
 * Whoever may not see a game meets nothing there, or they would learn that it exists.
 */
export const troubledBy = (
  games: LiveGames,
  gameId: string,
  playerId: string | null,
): Troubled | null | Promise<Troubled | null> => {
  const game = games.atHand(gameId);
  if (game !== undefined) return game.chaos === null ? null : seenBy(games, game, playerId);
  return games.lately(gameId).then((found) => (found === null ? null : seenBy(games, found, playerId)));
};

const seenBy = async (games: LiveGames, game: Game, playerId: string | null): Promise<Troubled | null> => {
  const { id, chaos } = game;
  if (chaos === null || !(maySee(game, playerId) || (await games.letsIn(game, playerId)))) return null;
  return { gameId: id, chaos, who: seatsOf(game, playerId).join('+') || 'spectator' };
};
