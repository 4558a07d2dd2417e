import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Seat } from '../../engine/ruleset.js';
import { codeFrom, codeIn } from '../spoken-code.js';
import type { Game } from './game.js';
import { wantsInvitation } from './people.js';

/** Nine letters: more than forty bits. Whoever knows the address of a table knows its code, and the other way round. */
const LENGTH = 9;

type Table = Pick<Game, 'id' | 'visibility'>;

/** The code of a table that is open to whoever has it; null for all others. */
export const tableCode = ({ id, visibility }: Table): string | null =>
  visibility === 'link' ? codeFrom(LENGTH, `table ${id}`) : null;

/**
 * The invitation to a seat, for as long as it is open. It follows from the secret of the game, so every process knows it and
 * nothing need be kept; and from the event that opened the seat, so whoever comes by it uses it up.
 */
export const invitationTo = (game: Pick<Game, 'secret' | 'openedAt'>, seat: Seat): string =>
  codeFrom(
    LENGTH,
    createHmac('sha256', game.secret)
      .update(`invitation ${seat} ${game.openedAt[seat] ?? 1}`)
      .digest('hex'),
  );

/** The seat that an invitation is for, if it is good at this moment. */
export const seatInvitedTo = (game: Game, said: string | undefined): Seat | null => {
  const code = said === undefined ? null : codeIn(said);
  if (code === null || game.status === 'over') return null;
  const found = game.seats.findIndex(
    (_, seat) => wantsInvitation(game, seat) && isSame(invitationTo(game, seat), code),
  );
  return found < 0 ? null : found;
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
