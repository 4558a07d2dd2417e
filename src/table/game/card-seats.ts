import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';
import type { Seat } from '../../engine/ruleset.js';
import type { Game } from './game.js';
import type { SeatHolder } from './seat-holder.js';

/** Who sits where, as a list of games keeps it: by their ids. What they are called is asked when the list is shown. */

const CardSeat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('player'), playerId: z.string() }),
  z.object({
    kind: z.literal('bot'),
    level: z.enum(BOT_LEVELS),
    name: z.string(),
    /** Whom it plays on for: a player. Left out for a bot that plays for itself. */
    standsInForId: z.string().optional(),
    /** The same where no player is known by an id, and in cards from before. */
    standsInFor: z.string().optional(),
  }),
  z.object({
    kind: z.literal('open'),
    invite: z.literal(true).optional(),
    playerId: z.string().optional(),
  }),
]);
type CardSeat = z.infer<typeof CardSeat>;

export const CardSeats = z.array(CardSeat);

export const cardSeatsOf = (game: Game): readonly CardSeat[] =>
  game.seats.map((holder, seat) => cardSeat(game, holder, seat));

const cardSeat = (game: Game, holder: SeatHolder, seat: Seat): CardSeat => {
  switch (holder.kind) {
    case 'player':
      return { kind: 'player', playerId: holder.playerId };
    case 'bot': {
      const { kind, level, name, standsInFor } = holder;
      if (standsInFor === undefined) return { kind, level, name };
      const former = game.formerly.findLast((one) => one.seat === seat && one.playerId !== null);
      return former === undefined || former.playerId === null
        ? { kind, level, name, standsInFor }
        : { kind, level, name, standsInForId: former.playerId };
    }
    case 'open': {
      const { kind, invite, playerId } = holder;
      return {
        kind,
        ...(invite === undefined ? {} : { invite }),
        ...(playerId === undefined ? {} : { playerId }),
      };
    }
  }
};

/** Everybody who is named by these seats. */
export const peopleIn = (seats: readonly CardSeat[]): readonly string[] =>
  seats.flatMap((seat) => {
    const id = seat.kind === 'bot' ? seat.standsInForId : seat.playerId;
    return id === undefined ? [] : [id];
  });

/** What somebody is called. */
type NameOf = (playerId: string) => string;

/** The seats with what everybody in them is called. */
export const namedSeats = (seats: readonly CardSeat[], nameOf: NameOf): readonly SeatHolder[] =>
  seats.map((seat) => namedSeat(seat, nameOf));

const namedSeat = (seat: CardSeat, nameOf: NameOf): SeatHolder => {
  switch (seat.kind) {
    case 'player':
      return { kind: 'player', playerId: seat.playerId, name: nameOf(seat.playerId) };
    case 'bot': {
      const { kind, level, name, standsInForId, standsInFor } = seat;
      const whom = standsInForId === undefined ? standsInFor : nameOf(standsInForId);
      return { kind, level, name, ...(whom === undefined ? {} : { standsInFor: whom }) };
    }
    case 'open': {
      const { kind, invite, playerId } = seat;
      return {
        kind,
        ...(invite === undefined ? {} : { invite }),
        ...(playerId === undefined ? {} : { playerId, name: nameOf(playerId) }),
      };
    }
  }
};
