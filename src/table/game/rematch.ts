import type { BotLevel } from '../../engine/bot.js';
import { type Game, isSandbox } from './game.js';
import type { SeatHolder } from './seat-holder.js';
import type { WantedSeat } from './seating.js';

/** The same people again. */

/** Somebody who belongs in a seat when the game is played again. */
type Guest =
  | { readonly kind: 'person'; readonly id: string; readonly name: string }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | { readonly kind: 'nobody' };

/** A game that was begun and is over; what a sandbox showed needs no revenge. */
export const mayBePlayedAgain = (game: Game): boolean =>
  game.status === 'over' && game.match !== null && !isSandbox(game);

/** A table that ended before its game began: as if nobody had asked. */
export const wasCalledOff = ({ status, match }: Game): boolean => status === 'over' && match === null;

/** By seat: who sat there at the end, and whoever left and had a bot play on for them. */
const partyOf = ({ seats, leavers }: Game): readonly Guest[] =>
  seats.map((holder, seat) => {
    const leaver = leavers.find((gone) => gone.seat === seat);
    return leaver === undefined ? guestIn(holder) : personIn(holder, leaver.playerId);
  });

const guestIn = (holder: SeatHolder): Guest => {
  switch (holder.kind) {
    case 'player':
      return { kind: 'person', id: holder.playerId, name: holder.name };
    case 'bot':
      return { kind: 'bot', level: holder.level };
    case 'open':
      return { kind: 'nobody' };
  }
};

const personIn = (holder: SeatHolder, id: string): Guest =>
  holder.kind === 'bot' ? { kind: 'person', id, name: holder.standsInFor ?? holder.name } : guestIn(holder);

/** Whoever belongs there, each once. */
export const peopleOf = (game: Game): readonly string[] => [
  ...new Set(partyOf(game).flatMap((guest) => (guest.kind === 'person' ? [guest.id] : []))),
];

export const satThere = (game: Game, playerId: string): boolean => peopleOf(game).includes(playerId);

/** The seats of the next game, as whoever asks first lays them: each moves up by one, so that another begins. Nobody waits for whoever is forgotten. */
export const seatsAgain = (
  game: Game,
  hostId: string,
  forgotten: ReadonlySet<string>,
): readonly WantedSeat[] => {
  const [first, ...others] = partyOf(game).map((guest) =>
    guest.kind === 'person' && forgotten.has(guest.id) ? NOBODY : guest,
  );
  const moved = first === undefined ? others : [...others, first];
  return moved.map((guest) => seatFor(guest, hostId, game));
};

const NOBODY: Guest = { kind: 'nobody' };

const seatFor = (guest: Guest, hostId: string, { visibility }: Game): WantedSeat => {
  switch (guest.kind) {
    case 'person':
      return guest.id === hostId ? { player: 'me' } : { keptFor: { id: guest.id, name: guest.name } };
    case 'bot':
      return { bot: guest.level };
    case 'nobody':
      return visibility === 'private' ? { invite: true } : { open: true };
  }
};
