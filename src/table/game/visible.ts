import type { Language } from '../../engine/language.js';
import { no, type Result, yes } from '../../engine/result.js';
import type { Problem } from '../problem.js';
import type { Game } from './game.js';
import { maySee } from './people.js';

/** Who is asking, if they said so. */
export interface Caller {
  readonly playerId: string | null;
  /** What they read; English unless told. */
  readonly language?: Language;
  /** Whether they hold an invitation to it. */
  isInvited?(game: Game): boolean;
}

/** No such game and not yours to see are the same answer. */
export const seen = (
  game: Game | null,
  gameId: string,
  caller: Caller,
  isLetIn: boolean,
): Result<Game, Problem> =>
  game !== null && (isLetIn || maySee(game, caller.playerId) || caller.isInvited?.(game) === true)
    ? yes(game)
    : no(unknownGame(gameId));

/** Whether its club lets somebody see a game who does not sit there. At once where there is nothing to ask. */
export type LetsIn = (game: Game, playerId: string | null) => boolean | Promise<boolean>;

const unknownGame = (gameId: string): Problem => ({
  code: 'unknown-game',
  detail: `There is no game ${gameId}, or it is private and you do not sit in it. GET /games lists the games you may see.`,
});
