import type { BotLevel } from '../../engine/bot.js';
import type { Rulebook } from '../../engine/rulebook.js';
import type { Visibility } from './game.js';
import { type SeatHolder, salted } from './seat-holder.js';

/** Who shall sit in a seat. */
export type WantedSeat =
  | { readonly player: 'me'; readonly salt?: string | undefined }
  | { readonly open: true }
  | { readonly invite: true }
  | { readonly seated: { readonly id: string; readonly name: string } }
  | { readonly keptFor: { readonly id: string; readonly name: string } }
  | { readonly bot: BotLevel };

/** Left out, the host has seat 0 and the others are open, as few as the ruleset allows; at a private table they are for those who are invited. */
export const seatsFor = (
  host: { readonly id: string; readonly name: string },
  book: Rulebook,
  wanted: readonly WantedSeat[] | undefined,
  visibility: Visibility,
): readonly SeatHolder[] => {
  const own: SeatHolder = { kind: 'player', playerId: host.id, name: host.name };
  const open: SeatHolder = { kind: 'open' };
  const invited: SeatHolder = { kind: 'open', invite: true };
  if (wanted === undefined)
    return Array.from({ length: book.seats.min }, (_, seat) => {
      if (seat === 0) return own;
      return visibility === 'private' ? invited : open;
    });
  return wanted.map((seat, index) => {
    if ('bot' in seat) return { kind: 'bot', level: seat.bot, name: botName(wanted, seat.bot, index) };
    if ('invite' in seat) return invited;
    if ('seated' in seat) return { kind: 'player', playerId: seat.seated.id, name: seat.seated.name };
    if ('keptFor' in seat) return { kind: 'open', playerId: seat.keptFor.id, name: seat.keptFor.name };
    return 'player' in seat ? { ...own, ...salted(seat.salt) } : open;
  });
};

/** "Easy bot"; where several play alike, "Easy bot 1" and "Easy bot 2". */
const botName = (wanted: readonly WantedSeat[], level: BotLevel, index: number): string => {
  const isAlike = (seat: WantedSeat): boolean => 'bot' in seat && seat.bot === level;
  const name = `${level.charAt(0).toUpperCase()}${level.slice(1)} bot`;
  const isOnly = wanted.filter(isAlike).length === 1;
  return isOnly ? name : `${name} ${wanted.slice(0, index + 1).filter(isAlike).length}`;
};

/** What a bot is called that is given a seat later: as if it had been there, unless others are called so. */
export const botNameAt = (seats: readonly SeatHolder[], level: BotLevel, at: number): string => {
  const name = `${level.charAt(0).toUpperCase()}${level.slice(1)} bot`;
  const taken = seats.flatMap((holder, seat) => (holder.kind === 'bot' && seat !== at ? [holder.name] : []));
  let [free, number] = [name, 1];
  while (taken.includes(free)) free = `${name} ${++number}`;
  return free;
};

export const hasBots = (holders: readonly SeatHolder[]): boolean =>
  holders.some(({ kind }) => kind === 'bot');

export const isForBotsAlone = (holders: readonly SeatHolder[]): boolean =>
  holders.every(({ kind }) => kind === 'bot');

/** Bots alone would be done before anybody could look. */
const WATCHABLE_MS = 500;

export const paceFor = (holders: readonly SeatHolder[]): number =>
  isForBotsAlone(holders) ? WATCHABLE_MS : 0;
