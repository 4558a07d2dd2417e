import { no, type Result, yes } from '../../engine/result.js';
import type { LiveGames } from '../cache/live-games.js';
import type { Game } from '../game/game.js';
import { type Caller, seen } from '../game/visible.js';
import type { Problem } from '../problem.js';

/** The game as it stands, if the caller may see it. */
export const findGame = async (
  games: LiveGames,
  gameId: string,
  caller: Caller,
): Promise<Result<Game, Problem>> => {
  const game = await games.now(gameId);
  const isLetIn = game !== null && games.letsIn(game, caller.playerId);
  return seen(game, gameId, caller, typeof isLetIn === 'boolean' ? isLetIn : await isLetIn);
};

/** The game as it stood after event number `version`. */
export const findPast = async (
  games: LiveGames,
  gameId: string,
  caller: Caller,
  version: number,
): Promise<Result<Game, Problem>> => {
  const found = await findGame(games, gameId, caller);
  if (!found.ok || found.value.version === version) return found;
  const past = version < found.value.version ? await games.at(gameId, version) : null;
  // Whoever may see a game that is over may see all of its past.
  return past === null
    ? no(unknownVersion(found.value, version))
    : yes({ ...past, isOpen: found.value.isOpen });
};

const unknownVersion = (game: Game, version: number): Problem => ({
  code: 'unknown-version',
  detail: `The game has the versions 1 to ${game.version}; there is no version ${version}.`,
});
