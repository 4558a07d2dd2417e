import { BOT_LEVELS, type BotLevel } from '../../engine/bot.js';
import type { Outcome, Seat } from '../../engine/ruleset.js';
import type { Game } from './game.js';
import { withSeat } from './newcomers.js';
import type { SeatHolder } from './seat-holder.js';
import type { TableEvent } from './table-event.js';

/** Who left a game that goes on without them, and the bots that play their seats. */

/** What happens to the game when somebody leaves in the middle of it. */
export const WHEN_LEFT = ['bot', 'end'] as const;
export type WhenLeft = (typeof WHEN_LEFT)[number];

/** Somebody whose seat a bot plays: they are last, however the bot fares, unless they come back. */
export interface Leaver {
  readonly seat: Seat;
  readonly playerId: string;
}

type StandIn = Extract<SeatHolder, { kind: 'bot' }>;

/** A bot that plays on for somebody: a person may take the seat over from it. */
export const standsIn = (holder: SeatHolder | undefined): holder is StandIn =>
  holder?.kind === 'bot' && holder.standsInFor !== undefined;

export const standInName = (level: BotLevel): string =>
  `${level.charAt(0).toUpperCase()}${level.slice(1)} bot`;

/** Neither a gift to the others nor a second opponent. */
export const USUAL_STAND_IN: BotLevel = BOT_LEVELS[1];

type TookOver = Extract<TableEvent, { type: 'bot-took-over' }>;

/** A bot plays on, by the event of this number. */
export const afterTakeover = (game: Game, { seat, level, name }: TookOver, until: number): Game => {
  const before = game.seats[seat];
  const seated = withSeat(game, seat, { kind: 'bot', level, name, standsInFor: whomFor(game, seat) });
  if (before?.kind !== 'player') return seated;
  const { playerId } = before;
  return {
    ...seated,
    newcomers: game.newcomers.filter((newcomer) => newcomer !== seat),
    lastActor: game.lastActor === seat ? null : game.lastActor,
    formerly: [...game.formerly, { seat, playerId, name: before.name, until }],
    leavers: [...game.leavers, { seat, playerId }],
  };
};

/** An open seat is kept for whoever sat there last. */
const whomFor = ({ seats, formerly }: Game, seat: Seat): string => {
  const holder = seats[seat];
  if (holder?.kind === 'player') return holder.name;
  if (holder?.kind === 'bot') return holder.standsInFor ?? holder.name;
  return formerly.findLast((former) => former.seat === seat)?.name ?? `Seat ${seat}`;
};

/** A person takes the seat over from the bot, by the event of this number: what the seat comes to is theirs from now on. */
export const afterReturn = (game: Game, seat: Seat, until: number): Pick<Game, 'formerly' | 'leavers'> => {
  const { seats, formerly, leavers } = game;
  const holder = seats[seat];
  if (!standsIn(holder)) return { formerly, leavers };
  return {
    formerly: [...formerly, { seat, playerId: null, name: holder.name, until }],
    leavers: leavers.filter((leaver) => leaver.seat !== seat),
  };
};

/** Law: who left is behind everybody who stayed, and behind everybody who left later. */
export const leaversLast = (outcome: Outcome, leavers: readonly Pick<Leaver, 'seat'>[]): Outcome => {
  const { ranking } = outcome;
  if (leavers.length === 0 || ranking.length === 0) return outcome;
  const gone = leavers.map(({ seat }) => seat);
  const stayed = ranking
    .map((group) => group.filter((seat) => !gone.includes(seat)))
    .filter((group) => group.length > 0);
  return { ...outcome, ranking: [...stayed, ...gone.toReversed().map((seat) => [seat])] };
};
