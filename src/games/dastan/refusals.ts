import type { Refusal, RefusalEntry, Seat } from '../../engine/ruleset.js';
import { counted, listed } from '../../engine/words.js';
import type { Action, Move, RefusalCode, State } from './model.js';
import { optionAt } from './move-options.js';
import { armyOf, hasJump, legalMoves, queueOf, targetsOf } from './moves.js';
import { EMPTY, heldBy, isOf, OFF } from './squares.js';

const WHAT_MOVES = 'Only the first three options can be used, and only a piece of your own can be moved.';
const SQUARE_NAMES = 'A square is named `row * 10 + column`: 25 is row 2, column 5.';

export const refusals: Readonly<Record<RefusalCode, RefusalEntry>> = {
  'offer-limit-reached': {
    title: 'No more offers can be taken in this turn',
    section: '5',
    says: 'It stays your turn, and you may take the offer again: as often as you like, or as often as the option `offersPerTurn` (0 to 10) allows.',
  },
  'position-out-of-range': {
    title: 'There is no such place in the queue',
    section: '5',
    says: 'It costs 8, 6, 4, 2 or 0 points for places 1 to 5.',
  },
  'pass-not-allowed': {
    title: 'Whoever can move may not pass',
    section: '6',
    says: 'It is allowed only when none of your pieces can move by any of your first three options.',
  },
  'choice-out-of-range': {
    title: 'Only the first three options of the queue can be used',
    section: '4',
    says: WHAT_MOVES,
  },
  'from-off-board': {
    title: 'The start square is not on the board',
    section: '1',
    says: SQUARE_NAMES,
  },
  'from-empty': { title: 'Nothing stands on the start square', section: '4', says: WHAT_MOVES },
  'from-not-yours': {
    title: 'The piece on the start square is not yours',
    section: '4',
    says: WHAT_MOVES,
  },
  'to-off-board': { title: 'The target square is not on the board', section: '1', says: SQUARE_NAMES },
  'to-own-piece': {
    title: 'One of your own pieces stands on the target square',
    section: '4',
    says: 'The target is empty or holds an enemy piece, which is captured and gone for good; your own pieces cannot be captured.',
  },
  'move-not-in-option': {
    title: 'The move option does not have this jump',
    section: '3',
    says: 'A jump that the chosen option does not have is refused.',
  },
};

type No = Refusal<RefusalCode>;

/** What the rules have against taking the offer now. */
export const objectionToOffer = (state: State, position: number): No | null => {
  const { offersPerTurn } = state.options;
  if (offersPerTurn !== null && state.offersTaken >= offersPerTurn) return offerLimit(offersPerTurn);
  return position >= 1 && position <= 5 ? null : noPosition(position);
};

export const objectionToPass = (state: State, seat: Seat): No | null => {
  const moves = legalMoves(state, seat);
  return moves.length === 0 ? null : mustMove(moves);
};

/** What the rules have against the choice and the squares; whether the option has the jump is another question. */
export const objectionToSquares = (state: State, seat: Seat, { choice, from, to }: Move): No | null => {
  if (choice < 1 || choice > 3) return noChoice(state, seat, choice);
  const start = heldBy(state.board, from);
  if (start === OFF) return offBoard('from-off-board', state, from);
  if (start === EMPTY) return nothingThere(state, seat, from);
  if (!isOf(seat, start)) return notYours(state, seat, from);
  const target = heldBy(state.board, to);
  if (target === OFF) return offBoard('to-off-board', state, to);
  return isOf(seat, target) ? ownPiece(from, to) : null;
};

/** Where a jump the option lacks costs the turn, `decide` accepts it, though nobody would want it listed. */
export const tolerates = (state: State, seat: Seat, action: Action): boolean =>
  state.options.illegalMove === 'forfeit' &&
  action.type === 'move' &&
  objectionToSquares(state, seat, action) === null &&
  !hasJump(optionAt(queueOf(state, seat), action.choice), seat, action.from, action.to);

export const notInOption = (state: State, seat: Seat, { choice, from, to }: Move): No => {
  const option = optionAt(queueOf(state, seat), choice);
  const targets = targetsOf(state, seat, option, from);
  const instead =
    targets.length === 0
      ? `From ${from} it goes nowhere now: choose another piece or another option.`
      : `From ${from} it goes to ${listed(targets.map(String))}.`;
  return {
    code: 'move-not-in-option',
    detail: `Your option ${choice}, ${option}, has no jump from ${from} to ${to}. ${instead}`,
  };
};

const offerLimit = (limit: number): No => ({
  code: 'offer-limit-reached',
  detail:
    limit === 0
      ? 'In this game the offer can never be taken. Move with one of the first three options of your queue.'
      : `You have taken ${counted(limit, 'offer', 'offers')} in this turn, and no more are allowed. Make your move now.`,
});

const noPosition = (position: number): No => ({
  code: 'position-out-of-range',
  detail: `There is no place ${position} in your queue: the places are 1 (the front) to 5 (the back).`,
});

const mustMove = ([move, ...others]: readonly Move[]): No => ({
  code: 'pass-not-allowed',
  detail:
    `You can still make ${counted(others.length + 1, 'move', 'moves')}, for instance option ${move?.choice} ` +
    `from ${move?.from} to ${move?.to}. Passing is only for a player who has none.`,
});

const noChoice = (state: State, seat: Seat, choice: number): No => {
  const [first, second, third] = queueOf(state, seat);
  return {
    code: 'choice-out-of-range',
    detail: `There is no choice ${choice}: choose 1 (${first}), 2 (${second}) or 3 (${third}). To swap one for the offer, take the offer.`,
  };
};

const offBoard = (code: 'from-off-board' | 'to-off-board', state: State, square: number): No => ({
  code,
  detail:
    `There is no square ${square}. A square is its row times 10 plus its column, so 25 is row 2, column 5; ` +
    `this board has rows 1 to ${state.options.rows} and columns 1 to ${state.options.columns}.`,
});

const nothingThere = (state: State, seat: Seat, from: number): No => ({
  code: 'from-empty',
  detail: `Square ${from} is empty. ${yourSquares(state, seat)}`,
});

const notYours = (state: State, seat: Seat, from: number): No => ({
  code: 'from-not-yours',
  detail: `The piece on square ${from} is your opponent's. ${yourSquares(state, seat)}`,
});

const yourSquares = (state: State, seat: Seat): string =>
  `Your pieces stand on ${listed(armyOf(state, seat).map(String))}.`;

const ownPiece = (from: number, to: number): No => ({
  code: 'to-own-piece',
  detail:
    from === to
      ? `The piece would stay on square ${to}. Choose another square for it.`
      : `Your own piece stands on square ${to}: only an empty square or an enemy piece can be jumped on.`,
});
