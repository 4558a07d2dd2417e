import type { Seat } from '../../engine/ruleset.js';
import type { Game } from './game.js';
import { afterReturn } from './leavers.js';
import { type SeatHolder, salted } from './seat-holder.js';
import type { TableEvent } from './table-event.js';

/**
 * Who has just sat down and who has settled. A player settles with the first turn of their own: they acted, and it is no longer they who are to act.
 * Until then they may leave without harm to the others, and the seat is open again.
 */

/** Somebody who left while the game was played. */
export interface FormerHolder {
  readonly seat: Seat;
  /** Null for a bot that played on for somebody. */
  readonly playerId: string | null;
  readonly name: string;
  /** The number of the event that freed the seat. */
  readonly until: number;
}

export const playersAmong = (seats: readonly SeatHolder[]): readonly Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'player' ? [seat] : []));

/**
 * A seat begins a decision: whoever acted before it has settled, unless they are to act still.
 * Asked when the next decision begins and not when one ends, so that a fold may be cut anywhere, also in the middle of a decision.
 */
export const whileActing = (game: Game, seat: Seat | null): Game =>
  game.newcomers.length === 0
    ? game
    : {
        ...game,
        newcomers: game.newcomers.filter((newcomer) => !hasPassedOn(game, newcomer)),
        lastActor: seat,
      };

/** Whether the player in this seat has had a whole turn there. */
export const hasSettled = (game: Game, seat: Seat): boolean =>
  !game.newcomers.includes(seat) || hasPassedOn(game, seat);

const hasPassedOn = ({ lastActor, match }: Game, seat: Seat): boolean =>
  lastActor === seat && !(match?.toAct ?? []).includes(seat);

/** Nobody new can come any more: everybody who plays has settled, and nobody else may sit down. */
export const hasFinalSeats = ({ status }: Game): boolean => status === 'over';

/** Somebody sat down, before the start or while the game is played. Who takes over from a bot is no newcomer: the game went on, and goes on when they leave. */
export const afterSitting = (
  game: Game,
  { seat, playerId, name, salt }: Extract<TableEvent, { type: 'seat-taken' }>,
  until: number,
): Game => ({
  ...withSeat(game, seat, { kind: 'player', playerId, name, ...salted(salt) }),
  ...afterReturn(game, seat, until),
  newcomers:
    game.status === 'playing' && game.seats[seat]?.kind === 'open'
      ? [...game.newcomers, seat]
      : game.newcomers,
});

/** Somebody left, by the event of this number. Of what happens before the start it is remembered how often. */
export const afterLeaving = (game: Game, seat: Seat, until: number): Game => {
  const opened = { ...withSeat(game, seat, { kind: 'open' }), openedAt: openedBy(game, seat, until) };
  const holder = game.seats[seat];
  if (holder?.kind !== 'player') return opened;
  const { playerId, name } = holder;
  if (game.status !== 'playing') return { ...opened, gone: [...game.gone, playerId] };
  return {
    ...opened,
    newcomers: game.newcomers.filter((newcomer) => newcomer !== seat),
    lastActor: game.lastActor === seat ? null : game.lastActor,
    formerly: [...game.formerly, { seat, playerId, name, until }],
  };
};

/** By seat, the number of the event that opened it last: an invitation is good for one opening of its seat. */
export const openedBy = ({ openedAt }: Pick<Game, 'openedAt'>, at: Seat, seq: number): Game['openedAt'] =>
  openedAt.map((before, place) => (place === at ? seq : before));

export const withSeat = (game: Game, seat: Seat, holder: SeatHolder): Game => ({
  ...game,
  seats: game.seats.map((held, at) => (at === seat ? holder : held)),
});
