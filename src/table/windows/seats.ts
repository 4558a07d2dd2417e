import type { BotLevel } from '../../engine/bot.js';
import type { Seat } from '../../engine/ruleset.js';
import type { Game } from '../game/game.js';
import { invitationTo } from '../game/invitations.js';
import { seatsOf, wantsInvitation } from '../game/people.js';
import type { SeatHolder } from '../game/seat-holder.js';

/** The seats of a game as one viewer sees them. */

type OpenSeat = Extract<SeatHolder, { kind: 'open' }>;

const reservedAs = ({ invite, playerId, name }: OpenSeat): Pick<SeatSeen, 'reserved' | 'keptFor'> => {
  if (playerId !== undefined) return { reserved: 'player', ...(name === undefined ? {} : { keptFor: name }) };
  return invite === undefined ? {} : { reserved: 'invitation' };
};

export interface SeatSeen {
  readonly seat: Seat;
  readonly kind: SeatHolder['kind'];
  readonly name: string | null;
  readonly you: boolean;
  /** How well a bot plays; only bots have one. */
  readonly level?: BotLevel;
  /** Who may take it, if not anybody; only of open seats. */
  readonly reserved?: 'invitation' | 'player';
  readonly keptFor?: string;
  /** What whoever laid the table sends to whom it invites. */
  readonly invitation?: string;
  /** Not seen for a while; only where it is so. */
  readonly away?: true;
  /** Whom a bot plays on for; a person may take such a seat over. */
  readonly standsInFor?: string;
}

export const seatsSeenBy = (
  { seats, sittingNow = null }: Pick<Game, 'seats'> & Partial<Pick<Game, 'sittingNow'>>,
  playerId: string | null,
): readonly SeatSeen[] => {
  const own = seatsOf({ seats, sittingNow }, playerId);
  return seats.map((holder, seat) => seatSeen(holder, seat, own.includes(seat)));
};

/** Whoever laid the table sees the invitations to the seats that are open, to send them on. */
export const seatsAtTable = (game: Game, playerId: string | null): readonly SeatSeen[] => {
  const mayInvite = isHost(game, playerId) && game.status !== 'over';
  const away = game.absence?.away ?? [];
  return seatsSeenBy(game, playerId).map((seen) => {
    if (away.includes(seen.seat)) return { ...seen, away: true };
    return mayInvite && wantsInvitation(game, seen.seat)
      ? { ...seen, invitation: invitationTo(game, seen.seat) }
      : seen;
  });
};

export const isHost = ({ hostId }: Pick<Game, 'hostId'>, playerId: string | null): boolean =>
  playerId !== null && hostId === playerId;

const seatSeen = (holder: SeatHolder, seat: Seat, you: boolean): SeatSeen => {
  switch (holder.kind) {
    case 'player':
      return { seat, kind: holder.kind, name: holder.name, you };
    case 'bot':
      return {
        seat,
        kind: holder.kind,
        name: holder.name,
        you,
        level: holder.level,
        ...(holder.standsInFor === undefined ? {} : { standsInFor: holder.standsInFor }),
      };
    case 'open':
      return { seat, kind: holder.kind, name: null, you, ...reservedAs(holder) };
  }
};
