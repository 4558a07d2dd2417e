import type { Seat } from '../../engine/ruleset.js';

/** What a square holds. `OFF` is where the board is not. */
export const OFF = -1;
export const EMPTY = 0;

/** 1 and 2 are a piece and the mirza of seat 0, 3 and 4 those of seat 1. */
export const pieceOf = (seat: Seat): number => 1 + 2 * seat;
export const mirzaOf = (seat: Seat): number => 2 + 2 * seat;
export const isOf = (seat: Seat, held: number): boolean => held === pieceOf(seat) || held === mirzaOf(seat);
export const isMirza = (held: number): boolean => held === mirzaOf(0) || held === mirzaOf(1);

/**
 * Squares are named `row * 10 + column`, both from 1, and a board is a list by that name: square 25 is at 25.
 * The edges hold `OFF`, so looking a square up tells whether it is on the board.
 */
export type Board = readonly number[];

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

export const squareAt = (row: number, column: number): number => row * 10 + column;
export const rowOf = (square: number): number => Math.floor(square / 10);
export const columnOf = (square: number): number => square % 10;

export const heldBy = (board: Board, square: number): number => board[square] ?? OFF;

export const isOnBoard = ({ rows, columns }: Size, row: number, column: number): boolean =>
  row >= 1 && row <= rows && column >= 1 && column <= columns;

export const squaresOf = ({ rows, columns }: Size): readonly number[] =>
  Array.from({ length: rows * columns }, (_, index) =>
    squareAt(Math.floor(index / columns) + 1, (index % columns) + 1),
  );

/** A kotla is a property of its square: it never moves, and anything may stand on it. */
export const kotlaOf = ({ rows, columns }: Size, seat: Seat): number =>
  seat === 0 ? squareAt(1, columns >> 1) : squareAt(rows, (columns >> 1) + 1);

export const firstBoard = (size: Size & { readonly pieces: number }): Board => {
  const board = new Array<number>(squareAt(size.rows + 1, 0)).fill(OFF);
  for (const square of squaresOf(size)) board[square] = EMPTY;
  for (const seat of [0, 1]) {
    const row = seat === 0 ? 2 : size.rows - 1;
    // Not centred: the row always begins at column 2.
    for (let column = 2; column <= size.pieces + 1; column++) board[squareAt(row, column)] = pieceOf(seat);
    board[kotlaOf(size, seat)] = mirzaOf(seat);
  }
  return board;
};

export const opponentOf = (seat: Seat): Seat => 1 - seat;
