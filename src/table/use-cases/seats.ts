import { no, type Result, yes } from '../../engine/result.js';
import type { Seat } from '../../engine/ruleset.js';
import type { GameCommand } from '../commit/command.js';
import type { Decide, Decisions, Done } from '../commit/decisions.js';
import { clearedBy } from '../commit/host-changes.js';
import { barred, departed, seated } from '../commit/seat-changes.js';
import type { Game } from '../game/game.js';
import { seatInvitedTo } from '../game/invitations.js';
import { seatsOf, seatsToTake, wanders } from '../game/people.js';
import { salted } from '../game/seat-holder.js';
import type { Player } from '../players/players.js';
import type { Problem } from '../problem.js';
import type { Admission } from './caps.js';

export interface WantedTaking {
  /** Null for the first open seat. */
  readonly seat: Seat | null;
  /** What somebody who sits down adds to the luck. */
  readonly salt?: string | undefined;
  /** The invitation to a seat, as somebody heard it. */
  readonly invite?: string | undefined;
}

export interface WantedLeaving {
  readonly seat: Seat;
}

/** Takes an open seat; the last one taken starts the game. */
export const takeSeat = (
  decisions: Decisions,
  admission: Admission,
  command: GameCommand<WantedTaking>,
): Promise<Result<Done, Problem>> => {
  const { gameId, player, wanted } = command;
  const isInvited = (game: Game): boolean => seatInvitedTo(game, wanted.invite) !== null;
  const join = () => admission.join(player.id, gameId);
  const sit = () => decisions.about({ ...command, isInvited }, sitting(player, wanted), join);
  return admission.during(gameId, [player.id], sit)();
};

/** Leaves before one's first turn is over, resigns after it. */
export const leaveSeat = (
  decisions: Decisions,
  command: GameCommand<WantedLeaving>,
): Promise<Result<Done, Problem>> => decisions.about(command, leaving(command.player, command.wanted.seat));

const sitting =
  (player: Player, { seat, salt, invite }: WantedTaking): Decide =>
  (game) => {
    const free = invite === undefined ? freeSeat(game, player, seat) : seatByInvitation(game, seat, invite);
    if (!free.ok) return free;
    const why = barred(game, { seat: free.value, playerId: player.id, salt });
    if (why !== null) return no(why);
    if (wanders(game, player.id)) return no(WANDERS);
    const draft = seated(game, {
      type: 'seat-taken',
      seat: free.value,
      playerId: player.id,
      name: player.name,
      ...salted(salt),
    });
    return yes({ draft, seat: free.value, action: null });
  };

/** Each time is two lines of a log that is not endless, and it is the others' table. */
const WANDERS: Problem = {
  code: 'seat-barred',
  detail:
    'You sat down at this table and got up again many times, and that is enough: the seat is for somebody else. GET /games?openSeats=true lists other tables; or lay one of your own.',
};

/** An invitation is for one seat: if another is named, it is not for that. */
const seatByInvitation = (game: Game, seat: Seat | null, invite: string): Result<Seat, Problem> => {
  const invited = seatInvitedTo(game, invite);
  return invited === null || (seat !== null && seat !== invited) ? no(BAD_INVITATION) : yes(invited);
};

const BAD_INVITATION: Problem = {
  code: 'bad-invitation',
  detail:
    'This invitation was used, was taken back, or is for another seat. Ask whoever laid the table for a new one: each is good for one use.',
};

const freeSeat = (game: Game, player: Player, seat: Seat | null): Result<Seat, Problem> => {
  if (game.status === 'over')
    return no({ code: 'game-over', detail: 'This game has ended, so nobody can sit down any more.' });
  const open = seatsToTake(game, player.id);
  const kept = game.leavers.find(({ playerId }) => playerId === player.id)?.seat;
  const first = kept ?? open[0];
  if (seat !== null) {
    if (game.seats[seat] === undefined) return no(unknownSeat(game, seat));
    if (open.includes(seat)) return yes(seat);
    return no(game.seats[seat]?.kind === 'open' ? seatReserved(seat) : seatTaken(seat, open));
  }
  const own = seatsOf(game, player.id);
  if (first === undefined)
    return no({
      code: 'no-open-seat',
      detail:
        'Every seat of this game is taken, or kept for somebody. You may watch it, or create a game of your own.',
    });
  return own.length === 0 ? yes(first) : no(alreadySeated(own, open));
};

const leaving =
  (player: Player, seat: Seat): Decide =>
  (game) => {
    if (game.seats[seat] === undefined) return no(unknownSeat(game, seat));
    if (seatsOf(game, player.id).includes(seat)) {
      if (game.status === 'over')
        return no({ code: 'game-over', detail: 'This game has ended, so there is nothing to leave.' });
      return yes({ draft: departed(game, seat), seat, action: null });
    }
    const draft = clearedBy(game, player.id, seat);
    return draft === null ? no(notYourSeat(seat)) : yes({ draft, seat: null, action: null });
  };

const unknownSeat = (game: Game, seat: Seat): Problem => ({
  code: 'unknown-seat',
  detail: `This game has the seats 0 to ${game.seats.length - 1}; there is no seat ${seat}.`,
});

const notYourSeat = (seat: Seat): Problem => ({
  code: 'not-your-seat',
  detail: `Seat ${seat} is not yours: only its player can leave it, and before the start whoever laid the table can free it.`,
});

const seatReserved = (seat: Seat): Problem => ({
  code: 'seat-reserved',
  detail: `Seat ${seat} is kept for somebody. Whoever has its invitation sends it along: {"invite": "…"}.`,
});

const seatTaken = (seat: Seat, open: readonly Seat[]): Problem => ({
  code: 'seat-taken',
  detail:
    open.length === 0
      ? `Seat ${seat} is taken, and no other is open.`
      : `Seat ${seat} is taken. Still open: ${open.join(', ')}.`,
});

const alreadySeated = (own: readonly Seat[], open: readonly Seat[]): Problem => ({
  code: 'already-seated',
  detail: `You already sit in seat ${own.join(' and ')}. To hold one more, name it: {"seat": ${open[0]}}.`,
});
