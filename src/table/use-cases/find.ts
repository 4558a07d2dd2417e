import { no, type Result, yes } from '../../engine/result.js';
import type { LiveGames } from '../commit/live-games.js';
import type { Game } from '../game/game.js';
import { maySee } from '../game/people.js';
import type { Problem } from '../problem.js';

/** Who is asking, if they said so. */
export interface Caller {
  readonly playerId: string | null;
}

/** The game as it stands, if the caller may see it. */
export const findGame = async (
  games: LiveGames,
  gameId: string,
  caller: Caller,
): Promise<Result<Game, Problem>> => seen(await games.now(gameId), gameId, caller);

/** No such game and not yours to see are the same answer. */
export const seen = (game: Game | null, gameId: string, { playerId }: Caller): Result<Game, Problem> =>
  game !== null && maySee(game, playerId) ? yes(game) : no(unknownGame(gameId));

const unknownGame = (gameId: string): Problem => ({
  code: 'unknown-game',
  detail: `There is no game ${gameId}, or it is private and you do not sit in it. GET /games lists the games you may see.`,
});

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
