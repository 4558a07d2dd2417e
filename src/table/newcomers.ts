import type { Seat } from '../engine/game.js';
import type { Evening } from './evening.js';
import { type SeatHolder, salted, type TableEvent } from './table-event.js';

/**
 * Who has just sat down and who has settled. A player settles with the first turn of their own: they acted, and it is no longer they who are to act.
 * Until then they may leave without harm to the others, and the seat is open again.
 */

/** Somebody who left while the game was played. */
export interface FormerHolder {
  readonly seat: Seat;
  readonly playerId: string;
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
export const whileActing = (evening: Evening, seat: Seat | null): Evening =>
  evening.newcomers.length === 0
    ? evening
    : {
        ...evening,
        newcomers: evening.newcomers.filter((newcomer) => !hasPassedOn(evening, newcomer)),
        lastActor: seat,
      };

/** Whether the player in this seat has had a whole turn there. */
export const hasSettled = (evening: Evening, seat: Seat): boolean =>
  !evening.newcomers.includes(seat) || hasPassedOn(evening, seat);

const hasPassedOn = ({ lastActor, match }: Evening, seat: Seat): boolean =>
  lastActor === seat && !(match?.toAct ?? []).includes(seat);

/** Nobody new can come any more: nobody is missing, and whoever goes now ends the game. */
export const hasFinalSeats = ({ status, newcomers, seats }: Evening): boolean =>
  status === 'over' ||
  (status === 'playing' && newcomers.length === 0 && seats.every(({ kind }) => kind !== 'open'));

/** Somebody sat down, before the start or while the game is played. */
export const afterSitting = (
  evening: Evening,
  { seat, playerId, name, salt }: Extract<TableEvent, { type: 'seat-taken' }>,
): Evening => ({
  ...withSeat(evening, seat, { kind: 'player', playerId, name, ...salted(salt) }),
  newcomers: evening.status === 'playing' ? [...evening.newcomers, seat] : evening.newcomers,
});

/** Somebody left, by the event of this number. What happens before the start need not be remembered. */
export const afterLeaving = (evening: Evening, seat: Seat, until: number): Evening => {
  const opened = withSeat(evening, seat, { kind: 'open' });
  const holder = evening.seats[seat];
  if (evening.status !== 'playing' || holder?.kind !== 'player') return opened;
  const { playerId, name } = holder;
  return {
    ...opened,
    newcomers: evening.newcomers.filter((newcomer) => newcomer !== seat),
    lastActor: evening.lastActor === seat ? null : evening.lastActor,
    formerly: [...evening.formerly, { seat, playerId, name, until }],
  };
};

const withSeat = (evening: Evening, seat: Seat, holder: SeatHolder): Evening => ({
  ...evening,
  seats: evening.seats.map((held, at) => (at === seat ? holder : held)),
});
