import type { Seat } from '../../../engine/game.js';
import { faceOf, type Kind } from '../cards.js';
import type { Action, State } from '../model.js';
import { type Position, type Standing, spotOfMarble } from '../position.js';
import { HOME, isOnTrack, NORMAL_CELLS, ownerOf } from '../track.js';
import { type Change, consequencesOf } from './consequences.js';

/** What somebody likes, all in the same measure. */
export interface Taste {
  /** What the marbles of a seat are worth to it. */
  worthOf(standing: Standing, seat: Seat): number;
  /** What the loss of an opponent is worth to me, in parts of it. */
  readonly spite: number;
  /** To make somebody lose a turn. */
  readonly lostTurn: number;
  /** Given up by playing the card, whatever it does. */
  readonly keep: Readonly<Partial<Record<Kind, number>>>;
  /** How much of the danger of hidden traps is minded. */
  readonly caution: number;
}

/** How good an action looks for the seat that does it, on a position laid out for it. */
export const appraise = (
  state: State,
  position: Position,
  seat: Seat,
  action: Action,
  taste: Taste,
): number => {
  const kept = taste.keep[faceOf(action.card).kind] ?? 0;
  if (action.type === 'discard') return -kept;
  const changes = consequencesOf(position, seat, action);
  if (changes.length === 0) return taste.lostTurn - kept;
  return gainOf(state, position, seat, changes, taste) - kept;
};

const gainOf = (
  state: State,
  position: Position,
  seat: Seat,
  changes: readonly Change[],
  taste: Taste,
): number => {
  const before = changes.map(({ marble }) => spotOfMarble(position, marble));
  const seats = seatsIn(changes, seat);
  const worthBefore = balance(position, seat, seats, taste);
  for (const { marble, to } of changes) position.spots[marble] = to;
  let gain = balance(position, seat, seats, taste) - worthBefore;
  if (taste.caution > 0)
    for (const change of changes) gain -= taste.caution * dangerOfTrap(state, position, seat, change, taste);
  // Backwards, since a marble may have changed twice.
  for (let index = changes.length - 1; index >= 0; index--)
    position.spots[changes[index]?.marble ?? 0] = before[index] ?? HOME;
  return gain;
};

/** Whose marbles change. */
const seatsIn = (changes: readonly Change[], seat: Seat): readonly Seat[] => {
  const seats = [seat];
  for (const { marble } of changes) {
    const owner = ownerOf(marble);
    if (!seats.includes(owner)) seats.push(owner);
  }
  return seats;
};

const balance = (position: Position, seat: Seat, seats: readonly Seat[], taste: Taste): number => {
  let sum = 0;
  for (const other of seats) {
    const worth = taste.worthOf(position, other);
    sum += other === seat ? worth : (-taste.spite * worth) / (position.seats - 1);
  }
  return sum;
};

/** What the seat is likely to lose where its marble lands. */
const dangerOfTrap = (
  state: State,
  position: Position,
  seat: Seat,
  { marble, to, walked }: Change,
  taste: Taste,
): number => {
  if (!walked || !isOnTrack(to) || ownerOf(marble) !== seat) return 0;
  const risk = chanceOfTrap(state, to);
  if (risk === 0) return 0;
  const landed = taste.worthOf(position, seat);
  position.spots[marble] = HOME;
  const lost = landed - taste.worthOf(position, seat);
  position.spots[marble] = to;
  return risk * lost;
};

const CAN_BE_TRAP: ReadonlySet<number> = new Set(NORMAL_CELLS);

const chanceOfTrap = ({ table, traps }: State, cell: number): number => {
  if (table.options.trapsVisible) return traps.includes(cell) ? 1 : 0;
  return CAN_BE_TRAP.has(cell) ? traps.length / NORMAL_CELLS.length : 0;
};
