import type { Seat } from '../../../engine/ruleset.js';
import { opponentOf } from '../squares.js';
import { ARMY, isOfSeat, kotlaOfSeat, leadOf, manAt, mirzaNumber, type Study, squareOf } from './study.js';

/** All worths are in tenths of a point. */
export const POINT = 10;
/** More than any score: a game that ends is won or lost, however closely. */
export const WON = 1_000_000;

/** Whether a search has seen the win. */
export const isAsGoodAsWon = (worth: number): boolean => worth > WON / 2;
export const isDecided = (worth: number): boolean => Math.abs(worth) > WON / 2;

/** What the points do not say yet. */
export interface Taste {
  /** Pieces guard, threaten and can be used at any price: worth far more than the point for taking one. */
  readonly piece: number;
  /** Five points a turn are coming in. */
  readonly home: number;
  /** A piece that holds the kotla leaves the mirza free to go. */
  readonly heldByPiece: number;
  readonly enemyKotla: number;
}

/** Found by letting bots of different taste play each other. Pieces near the enemy are worth no more than others. */
export const TASTE: Taste = { piece: 60, home: 30, heldByPiece: 10, enemyKotla: 10 };

/** How good it is for a seat that the game is over; the sooner won and the later lost, the better. */
export const verdict = (study: Study, seat: Seat, ply: number): number => {
  const lead = leadOf(study, seat);
  if (lead === 0) return 0;
  return lead > 0 ? WON - ply : ply - WON;
};

/** How good the position is for the seat to act. */
export const judge = (study: Study, taste: Taste): number => {
  const seat = study.seatToAct;
  const other = opponentOf(seat);
  return leadOf(study, seat) * POINT + standing(study, seat, taste) - standing(study, other, taste);
};

const standing = (study: Study, seat: Seat, taste: Taste): number => {
  const mirza = mirzaNumber(seat);
  let worth = 0;
  for (let piece = mirza + 1; piece < mirza + ARMY; piece++)
    if (squareOf(study, piece) !== 0) worth += taste.piece;
  const atHome = manAt(study, kotlaOfSeat(study, seat));
  if (isOfSeat(atHome, seat)) worth += atHome === mirza ? taste.home : taste.home + taste.heldByPiece;
  if (isOfSeat(manAt(study, kotlaOfSeat(study, opponentOf(seat))), seat)) worth += taste.enemyKotla;
  return worth;
};
