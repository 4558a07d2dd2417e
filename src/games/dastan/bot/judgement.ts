import type { Seat } from '../../../engine/game.js';
import { columnOf, opponentOf, rowOf } from '../squares.js';
import { ARMY, isOfSeat, kotlaOfSeat, leadOf, manAt, mirzaNumber, type Study, squareOf } from './study.js';

/** All worths are in tenths of a point. */
export const POINT = 10;
/** More than any score: a game that ends is won or lost, however closely. */
export const WON = 1_000_000;

/** What the search cannot see to the end of; found by playing many games against other figures. */
export interface Taste {
  readonly piece: number;
  readonly home: number;
  readonly guardedHome: number;
  readonly enemyKotla: number;
  readonly nearness: number;
}

export const TASTE: Taste = { piece: 30, home: 30, guardedHome: 10, enemyKotla: 10, nearness: 3 };

/** How good it is for the seat to act that the game is over; the sooner won and the later lost, the better. */
export const verdict = (study: Study, seat: Seat, ply: number): number => {
  const lead = leadOf(study, seat);
  if (lead === 0) return 0;
  return lead > 0 ? WON - ply : ply - WON;
};

/** How good the position is for the seat to act. */
export const judge = (study: Study, taste: Taste): number => {
  const seat = study.turn;
  const other = opponentOf(seat);
  return leadOf(study, seat) * POINT + standing(study, seat, taste) - standing(study, other, taste);
};

const standing = (study: Study, seat: Seat, taste: Taste): number => {
  const target = squareOf(study, mirzaNumber(opponentOf(seat)));
  const first = mirzaNumber(seat);
  let worth = 0;
  for (let man = first + 1; man < first + ARMY; man++) {
    const square = squareOf(study, man);
    if (square !== 0) worth += taste.piece - taste.nearness * distance(square, target);
  }
  const atHome = manAt(study, kotlaOfSeat(study, seat));
  if (isOfSeat(atHome, seat)) worth += atHome === first ? taste.home : taste.home + taste.guardedHome;
  if (isOfSeat(manAt(study, kotlaOfSeat(study, opponentOf(seat))), seat)) worth += taste.enemyKotla;
  return worth;
};

const distance = (one: number, other: number): number =>
  Math.max(Math.abs(rowOf(one) - rowOf(other)), Math.abs(columnOf(one) - columnOf(other)));
