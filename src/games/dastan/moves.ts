import type { Seat } from '../../engine/ruleset.js';
import type { Move, State } from './model.js';
import { forwardOf, JUMPS, type MoveOption, optionAt, type Queue } from './move-options.js';
import { CHOICES } from './points.js';
import {
  columnOf,
  heldBy,
  isOnBoard,
  mirzaOf,
  pieceOf,
  rowOf,
  type Size,
  squareAt,
  squaresOf,
} from './squares.js';

/** Every legal move, by choice, from and to, each ascending. */
export const legalMoves = (state: State, seat: Seat): Move[] => {
  const moves: Move[] = [];
  const { board, options } = state;
  const piece = pieceOf(seat);
  const mirza = mirzaOf(seat);
  const queue = queueOf(state, seat);
  const army = armyOf(state, seat);
  for (const choice of CHOICES) {
    const fromSquare = leapsOn(options, seat, choice)[optionAt(queue, choice)];
    for (const from of army) {
      for (const move of fromSquare[from] ?? NO_MOVES) {
        const held = board[move.to];
        if (held !== piece && held !== mirza) moves.push(move);
      }
    }
  }
  return moves;
};

export const queueOf = (state: State, seat: Seat): Queue => (seat === 0 ? state.queues[0] : state.queues[1]);

/** The squares on which this seat has something, ascending. */
export const armyOf = ({ board }: State, seat: Seat): readonly number[] => {
  const squares: number[] = [];
  const piece = pieceOf(seat);
  const mirza = mirzaOf(seat);
  for (let square = squareAt(1, 1); square < board.length; square++) {
    const held = board[square];
    if (held === piece || held === mirza) squares.push(square);
  }
  return squares;
};

/** Whether the option has this jump, whatever stands on the squares. */
export const hasJump = (option: MoveOption, seat: Seat, from: number, to: number): boolean => {
  const forward = (rowOf(to) - rowOf(from)) * forwardOf(seat);
  const aside = columnOf(to) - columnOf(from);
  for (const jump of JUMPS[option]) if (jump[0] === forward && jump[1] === aside) return true;
  return false;
};

/** Where an own piece on this square may go by this option. */
export const targetsOf = (
  { board, options }: State,
  seat: Seat,
  option: MoveOption,
  from: number,
): number[] =>
  leapsFrom(options, seat, 1, option, from)
    .map((move) => move.to)
    .filter((to) => heldBy(board, to) !== pieceOf(seat) && heldBy(board, to) !== mirzaOf(seat));

/** Per option and square, the moves that stay on the board. */
type Leaps = Readonly<Record<MoveOption, readonly (readonly Move[])[]>>;

const NO_MOVES: readonly Move[] = [];

/** Made once for each size of board: bots ask for these millions of times. */
const LEAPS: Leaps[] = [];

const leapsOn = (size: Size, seat: Seat, choice: number): Leaps => {
  const key = ((size.rows * 10 + size.columns) * 2 + seat) * 3 + choice;
  const known = LEAPS[key];
  if (known !== undefined) return known;
  const made = makeLeaps(size, seat, choice);
  LEAPS[key] = made;
  return made;
};

const makeLeaps = (size: Size, seat: Seat, choice: number): Leaps => {
  const bySquare = (option: MoveOption) => {
    const leaps = new Array<readonly Move[]>(squareAt(size.rows + 1, 0)).fill(NO_MOVES);
    for (const from of squaresOf(size)) leaps[from] = leapsFrom(size, seat, choice, option, from);
    return leaps;
  };
  return {
    jazair: bySquare('jazair'),
    chowkidar: bySquare('chowkidar'),
    cuirassier: bySquare('cuirassier'),
    ryott: bySquare('ryott'),
    faujdar: bySquare('faujdar'),
    faris: bySquare('faris'),
    sarukh: bySquare('sarukh'),
    tibblecross: bySquare('tibblecross'),
  };
};

const leapsFrom = (size: Size, seat: Seat, choice: number, option: MoveOption, from: number): Move[] => {
  const moves: Move[] = [];
  for (const [forward, aside] of JUMPS[option]) {
    const row = rowOf(from) + forward * forwardOf(seat);
    const column = columnOf(from) + aside;
    if (isOnBoard(size, row, column)) moves.push({ type: 'move', choice, from, to: squareAt(row, column) });
  }
  return moves.sort((one, other) => one.to - other.to);
};
