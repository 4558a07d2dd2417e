import type { Seat } from '../../../engine/ruleset.js';
import { faceOf, type Kind } from '../cards.js';
import type { Action, State } from '../model.js';
import type { Standing } from '../position.js';
import { HOME, ownerOf } from '../track.js';
import { type Change, consequencesOf } from './consequences.js';

/** What somebody likes, all in the same measure. */
export interface Taste {
  /** What the marbles of a seat are worth to it. */
  worthOf(standing: Standing, seat: Seat): number;
  /** What the losses of opponents are worth to me, in parts of the average. */
  readonly spite: number;
  /** To make somebody lose a turn. */
  readonly lostTurn: number;
  /** Given up by playing the card, whatever it does. */
  readonly keep: Readonly<Partial<Record<Kind, number>>>;
}

/** How good an action looks for the seat that does it. */
export const appraise = (state: State, seat: Seat, action: Action, taste: Taste): number => {
  const kept = taste.keep[faceOf(action.card).kind] ?? 0;
  if (action.type === 'discard') return -kept;
  const changes = consequencesOf(state.standing, seat, action);
  if (changes.length === 0) return taste.lostTurn - kept;
  return gainOf(state, seat, changes, taste) - kept;
};

const gainOf = (state: State, seat: Seat, changes: readonly Change[], taste: Taste): number => {
  const seats = seatsIn(changes, seat);
  return (
    balance(standingAfter(state, changes), seat, seats, taste) - balance(state.standing, seat, seats, taste)
  );
};

const standingAfter = (state: State, changes: readonly Change[]): Standing => {
  const spots = state.standing.spots.slice();
  for (const change of changes) spots[change.marble] = endOf(state, change);
  return { seats: state.table.seats, spots };
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

const balance = (standing: Standing, seat: Seat, seats: readonly Seat[], taste: Taste): number => {
  let sum = 0;
  for (const other of seats) {
    const worth = taste.worthOf(standing, other);
    sum += other === seat ? worth : (-taste.spite * worth) / (standing.seats - 1);
  }
  return sum;
};

/** A trap that everybody sees takes whoever walks there; what is hidden is left to luck. */
const endOf = ({ table, traps }: State, { to, walked }: Change): number =>
  walked && table.options.trapsVisible && traps.includes(to) ? HOME : to;
