import type { Seat } from '../../engine/ruleset.js';
import type { Game } from './game.js';
import type { HostEvent } from './host-events.js';
import { openedBy, withSeat } from './newcomers.js';

/** What comes of the host's hand on a table that waits. */

/** What the event of this number changes. */
export const afterHostEvent = (game: Game, event: HostEvent, seq: number): Game => {
  switch (event.type) {
    case 'seat-given':
      return withSeat(game, event.seat, { kind: 'bot', level: event.level, name: event.name });
    case 'seat-opened':
      return opened(game, event.seat, seq, event.invite === true ? { invite: true } : {});
    case 'seat-cleared':
      return {
        ...opened(game, event.seat, seq, {}),
        removed: [...game.removed, ...holderAt(game, event.seat)],
      };
    case 'seats-dropped':
      return withoutSeats(game, event.dropped);
  }
};

const holderAt = ({ seats }: Game, at: Seat): readonly string[] => {
  const holder = seats[at];
  return holder?.kind === 'player' ? [holder.playerId] : [];
};

const opened = (game: Game, at: Seat, seq: number, how: { readonly invite?: true }): Game => ({
  ...withSeat(game, at, { kind: 'open', ...how }),
  openedAt: openedBy(game, at, seq),
});

/** Law: throws for a number of seats that the ruleset does not know. */
const withoutSeats = (game: Game, dropped: readonly Seat[]): Game => {
  const stays = (_: unknown, at: Seat): boolean => !dropped.includes(at);
  const seats = game.seats.filter(stays);
  const laid = game.book.lay(seats.length, game.laid.options);
  if (!laid.ok) throw new Error(`${game.id} cannot be played with ${seats.length} seats`);
  return { ...game, seats, laid: laid.value, openedAt: game.openedAt.filter(stays) };
};
