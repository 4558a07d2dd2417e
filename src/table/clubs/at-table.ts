import { no, type Result, yes } from '../../engine/result.js';
import type { Boards } from '../../store/boards.js';
import type { Game } from '../game/game.js';
import type { LetsIn } from '../game/visible.js';
import type { Player } from '../players/players.js';
import type { Problem } from '../problem.js';
import { unknownClub } from './club-problems.js';
import type { Membership } from './membership.js';

/** What a club means at its tables. */

/**
 * Its people see its games, and its owner those too that only the players see: as a spectator does, never a hand.
 * A game that shares a board is for those who sit there until the whole board is done: whoever saw its luck would know what is still to come
 * at another table. After that it is everybody's, or its club's.
 */
export const letsInBy =
  (membership: Pick<Membership, 'of'>, boards: Pick<Boards, 'isTold'>): LetsIn =>
  ({ club, visibility, board }, playerId) => {
    if (board !== null)
      return boards.isTold(board).then((isTold) => isTold && isOfRoof(membership, club, playerId));
    if (club === null || playerId === null) return false;
    return membership
      .of(club, playerId)
      .then((belonging) => belonging !== null && (visibility === 'club' || belonging.role === 'owner'));
  };

const isOfRoof = async (
  membership: Pick<Membership, 'of'>,
  club: string | null,
  playerId: string | null,
): Promise<boolean> => club === null || (playerId !== null && (await membership.of(club, playerId)) !== null);

/** Whoever lays a table in a club belongs to it, and is called what they are called there. */
export const hostIn = async (
  membership: Pick<Membership, 'of'>,
  player: Player,
  club: string | undefined,
): Promise<Result<Player, Problem>> => {
  if (club === undefined) return yes(player);
  const belonging = await membership.of(club, player.id);
  return belonging === null ? no(unknownClub(club)) : yes({ ...player, name: belonging.displayName });
};

/** Whoever sits down in a club is called what they are called there. */
export const namedAt = async (
  membership: Pick<Membership, 'of'>,
  player: Player,
  game: Pick<Game, 'club'> | null,
): Promise<Player> => {
  if (game === null || game.club === null) return player;
  const belonging = await membership.of(game.club, player.id);
  return belonging === null ? player : { ...player, name: belonging.displayName };
};

/** A rematch stays in the club while whoever lays it belongs there; after that it is among those who played. */
export const roofAgain = async (
  membership: Pick<Membership, 'of'>,
  { club, visibility }: Pick<Game, 'club' | 'visibility'>,
  playerId: string,
): Promise<Pick<Game, 'visibility'> & { readonly club?: string }> => {
  if (club === null) return { visibility };
  return (await membership.of(club, playerId)) === null ? { visibility: 'private' } : { visibility, club };
};
