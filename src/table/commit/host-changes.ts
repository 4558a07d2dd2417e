import type { BotLevel } from '../../engine/bot.js';
import type { Seat } from '../../engine/ruleset.js';
import type { Game } from '../game/game.js';
import { seatsKeptFor } from '../game/people.js';
import type { SeatHolder } from '../game/seat-holder.js';
import { botNameAt } from '../game/seating.js';
import {
  type Draft,
  endedWhenTooLong,
  type LuckSource,
  nothingYet,
  startedWhenFull,
  withTableEvent,
} from './draft.js';

/** What comes of the host's hand on a table that waits, and of a seat that somebody declines. */

/** What becomes of a seat in which no person sits. */
export type SeatChange = { readonly bot: BotLevel } | { readonly open: true } | { readonly invite: true };

/** The last seat that is given away starts the game. */
export const changedSeat = (game: Game, seat: Seat, change: SeatChange, luck?: LuckSource): Draft => {
  if (!('bot' in change))
    return endedWhenTooLong(
      withTableEvent(nothingYet(game), {
        type: 'seat-opened',
        seat,
        ...('invite' in change ? { invite: true } : {}),
      }),
    );
  const level = change.bot;
  const name = botNameAt(game.seats, level, seat);
  const given = withTableEvent(nothingYet(game), { type: 'seat-given', seat, level, name });
  return endedWhenTooLong(startedWhenFull(given, luck));
};

/** The table starts with those who are there: the seats that nobody took go. */
export const startedEarly = (game: Game, luck?: LuckSource): Draft => {
  const dropped = game.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  return startedWhenFull(withTableEvent(nothingYet(game), { type: 'seats-dropped', dropped }), luck);
};

/** Whether the ruleset can be played by those who are there. A fork begins from a position, and a script was written, for all the seats. */
export const canStartEarly = ({ book, seats, laid, origin, given }: Game): boolean => {
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  if (origin !== null || (given !== null && 'script' in given)) return false;
  if (taken === seats.length || taken < book.seats.min) return false;
  return book.lay(taken, laid.options).ok;
};

/** Before the start the host sends a guest away, and whoever has a seat kept for them declines it; null where that is not theirs to do. */
export const clearedBy = (game: Game, playerId: string | null, seat: Seat): Draft | null => {
  if (game.status !== 'waiting' || playerId === null) return null;
  if (seatsKeptFor(game, playerId).includes(seat))
    return endedWhenTooLong(withTableEvent(nothingYet(game), { type: 'seat-left', seat }));
  const holder: SeatHolder | undefined = game.seats[seat];
  if (game.hostId !== playerId || holder?.kind !== 'player') return null;
  return endedWhenTooLong(withTableEvent(nothingYet(game), { type: 'seat-cleared', seat }));
};
