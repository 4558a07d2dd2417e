import type { Seat } from '../../../engine/ruleset.js';
import { forwardOf, JUMPS, MOVE_OPTIONS, type MoveOption } from '../move-options.js';
import { columnOf, isOnBoard, rowOf, type Size, squareAt, squaresOf } from '../squares.js';

/** A search knows a move option by its number. */
export const numberOf = (option: MoveOption): number => MOVE_OPTIONS.indexOf(option);

/** Squares have names up to 99, and no option has more than eight jumps: the ninth place always says "no more". */
const SQUARES = 100;
const PLACES = 9;
const NO_MORE = 0;

/** By seat, option and square, one after another, the squares it can jump to; `NO_MORE` after the last. */
export type Leaps = Uint8Array;

/** Where the targets of one seat, option and square begin. */
export const leapsAt = (seat: Seat, option: number, square: number): number =>
  ((seat * MOVE_OPTIONS.length + option) * SQUARES + square) * PLACES;

/** Made once for each size of board. */
const KNOWN = new Map<number, Leaps>();

export const leapsOn = (size: Size): Leaps => {
  const key = squareAt(size.rows, size.columns);
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  const made = makeLeaps(size);
  KNOWN.set(key, made);
  return made;
};

const makeLeaps = (size: Size): Leaps => {
  const leaps = new Uint8Array(leapsAt(2, 0, 0)).fill(NO_MORE);
  for (const seat of [0, 1])
    for (const option of MOVE_OPTIONS)
      for (const square of squaresOf(size)) addLeaps(leaps, size, seat, option, square);
  return leaps;
};

const addLeaps = (leaps: Leaps, size: Size, seat: Seat, option: MoveOption, from: number): void => {
  let place = leapsAt(seat, numberOf(option), from);
  for (const [forward, aside] of JUMPS[option]) {
    const row = rowOf(from) + forward * forwardOf(seat);
    const column = columnOf(from) + aside;
    if (isOnBoard(size, row, column)) leaps[place++] = squareAt(row, column);
  }
};
