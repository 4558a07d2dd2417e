import type { Chance } from '../../engine/chance/chance.js';
import { no, type Result, yes } from '../../engine/result.js';
import type { Refusal, Seat } from '../../engine/ruleset.js';
import type { Event, Kind, Move, Moved, Options, RefusalCode, State } from './model.js';
import { type MoveOption, optionAt, STANDARD } from './move-options.js';
import { hasJump, queueOf } from './moves.js';
import { capturePoints, kotlaPoints, movePrice, offerPrice } from './points.js';
import { notInOption, objectionToOffer, objectionToPass, objectionToSquares } from './refusals.js';
import { EMPTY, heldBy, isMirza, kotlaOf, type Size } from './squares.js';

export type Answer = Result<readonly Event[], Refusal<RefusalCode>>;

export const move = (state: State, seat: Seat, action: Move): Answer => {
  const objection = objectionToSquares(state, seat, action);
  if (objection !== null) return no(objection);
  const { choice, from, to } = action;
  const option = optionAt(queueOf(state, seat), choice);
  if (hasJump(option, seat, from, to)) return yes([moved(state, seat, action, option)]);
  if (state.options.illegalMove === 'reject') return no(notInOption(state, seat, action));
  return yes([{ type: 'turn-forfeited', seat, choice, option, from, to }]);
};

export const takeOffer = (state: State, seat: Seat, position: number, chance: Chance): Answer => {
  const objection = objectionToOffer(state, position);
  if (objection !== null) return no(objection);
  const price = offerPrice(position);
  const event: Event = {
    type: 'offer-taken',
    seat,
    position,
    replaced: optionAt(queueOf(state, seat), position),
    taken: state.offer,
    price,
    offer: chance.pick(offerList(state.options)),
    score: scoreOf(state, seat) - price,
  };
  return yes([event]);
};

export const pass = (state: State, seat: Seat): Answer => {
  const objection = objectionToPass(state, seat);
  return objection === null ? yes([{ type: 'passed', seat }]) : no(objection);
};

/** What the next offer is drawn from. */
export const offerList = ({ extraMoveOptions }: Options): readonly MoveOption[] =>
  extraMoveOptions.length === 0 ? STANDARD : [...STANDARD, ...extraMoveOptions];

const moved = (state: State, seat: Seat, { choice, from, to }: Move, option: MoveOption): Moved => {
  const { board, options } = state;
  const target = heldBy(board, to);
  const price = movePrice(choice);
  const forCapture = capturePoints(target);
  const forKotlas = kotlaPoints(options, board, seat, from, to);
  return {
    type: 'moved',
    seat,
    piece: kindOf(heldBy(board, from)),
    choice,
    option,
    from,
    to,
    captured: target === EMPTY ? null : kindOf(target),
    kotla: ownerOfKotla(options, to),
    price,
    kotlaPoints: forKotlas,
    capturePoints: forCapture,
    score: scoreOf(state, seat) - price + forKotlas + forCapture,
  };
};

const kindOf = (held: number): Kind => (isMirza(held) ? 'mirza' : 'piece');

const ownerOfKotla = (size: Size, square: number): Seat | null => {
  if (square === kotlaOf(size, 0)) return 0;
  return square === kotlaOf(size, 1) ? 1 : null;
};

const scoreOf = ({ scores }: State, seat: Seat): number => (seat === 0 ? scores[0] : scores[1]);
