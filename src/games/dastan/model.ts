import { z } from 'zod';
import { wholeNumber, wholeNumberBetween } from '../../engine/numbers.js';
import { Concluded } from '../../engine/outcome.js';
import type { Seat } from '../../engine/ruleset.js';
import { EXTRAS, MOVE_OPTIONS, type MoveOption, type Queue } from './move-options.js';
import type { Board } from './squares.js';

const limit = (name: string, least: number, most: number) => {
  const range = `\`${name}\` must be a whole number from ${least} to ${most}, or null for no limit.`;
  return z.union([z.int(range).min(least, range).max(most, range), z.null()], range);
};

const extras = `\`extraMoveOptions\` must be a list of different names out of ${EXTRAS.join(', ')}.`;

export const Options = z.strictObject({
  rows: wholeNumberBetween('rows', 5, 9).default(6).describe('Rows of the board.'),
  columns: wholeNumberBetween('columns', 4, 9).default(6).describe('Columns of the board.'),
  pieces: wholeNumberBetween('pieces', 1, 8)
    .default(4)
    .describe('Pieces of each player beside the mirza; fewer than there are columns.'),
  illegalMove: z
    .enum(['reject', 'forfeit'], '`illegalMove` must be "reject" or "forfeit".')
    .default('reject')
    .describe('Whether a jump the chosen option does not have is refused or costs the turn.'),
  offersPerTurn: limit('offersPerTurn', 0, 10)
    .default(null)
    .describe('How often the offer may be taken in one turn, if there is a limit.'),
  extraMoveOptions: z
    .array(z.enum(EXTRAS, extras), extras)
    .refine((names) => new Set(names).size === names.length, extras)
    .overwrite((names) => EXTRAS.filter((extra) => names.includes(extra)))
    .default([])
    .meta({ uniqueItems: true, description: 'Move options that the offer may show beside the usual five.' }),
  maxTurns: limit('maxTurns', 2, 1000)
    .default(null)
    .describe('The game ends on score after so many turns, if there is a limit.'),
});
export type Options = z.infer<typeof Options>;

export const Action = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('move'),
      choice: wholeNumber('choice').describe('Place in your queue of the option to move by, 1 to 3.'),
      from: wholeNumber('from').describe('Square of your piece: 25 is row 2, column 5.'),
      to: wholeNumber('to').describe('Square it jumps to.'),
    })
    .meta({ id: 'DastanMove', description: 'Move a piece by one of the first three options of your queue.' }),
  z
    .strictObject({
      type: z.literal('take-offer'),
      position: wholeNumber('position').describe('Place in your queue that the offer takes, 1 to 5.'),
    })
    .meta({ id: 'DastanTakeOffer', description: 'Swap an option of your queue for the one on offer.' }),
  z
    .strictObject({ type: z.literal('pass') })
    .meta({ id: 'DastanPass', description: 'Give the turn over because no piece can move.' }),
]);
export type Action = z.infer<typeof Action>;
export type Move = Extract<Action, { type: 'move' }>;

const seat = z.int().min(0).max(1);
const square = z.int().min(11).max(99);
const choice = z.int().min(1).max(3);
const points = z.int().min(0);
const kind = z.enum(['piece', 'mirza']);
export type Kind = z.infer<typeof kind>;
const option = z.enum(MOVE_OPTIONS);

export const Event = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('moved'),
      seat,
      piece: kind,
      choice,
      option,
      from: square,
      to: square,
      captured: z.union([kind, z.null()]),
      kotla: z.union([seat, z.null()]).describe('Whose kotla the piece came to stand on, if any.'),
      price: points,
      kotlaPoints: points,
      capturePoints: points,
      score: z.int().describe('What the seat has after it.'),
    })
    .meta({ id: 'DastanMoved', description: 'A piece moved, and was paid for.' }),
  z
    .strictObject({
      type: z.literal('offer-taken'),
      seat,
      position: z.int().min(1).max(5),
      replaced: option,
      taken: option,
      price: points,
      offer: option.describe('What luck put on offer next.'),
      score: z.int().describe('What the seat has after it.'),
    })
    .meta({ id: 'DastanOfferTaken', description: 'An option of a queue was swapped for the offer.' }),
  z
    .strictObject({ type: z.literal('turn-forfeited'), seat, choice, option, from: square, to: square })
    .meta({ id: 'DastanTurnForfeited', description: 'A jump the option does not have cost the turn.' }),
  z
    .strictObject({ type: z.literal('passed'), seat })
    .meta({ id: 'DastanPassed', description: 'A player who cannot move gave the turn over.' }),
]);
export type Event = z.infer<typeof Event>;
export type Moved = Extract<Event, { type: 'moved' }>;
export type OfferTaken = Extract<Event, { type: 'offer-taken' }>;

const ending = z.enum(['kotla-entered', 'mirza-captured', 'stalemate', 'turn-limit']);
export type Ending = z.infer<typeof ending>;

const perSeat = <Of extends z.ZodType>(of: Of) => z.array(of).length(2);

export const View = z
  .strictObject({
    phase: z
      .enum(['to-move', 'midway', 'over'])
      .describe('`midway`: looked back at in the middle of a decision, where nobody could act.'),
    seatToAct: z.union([seat, z.null()]).describe('The seat to act, null when nobody is.'),
    ended: z
      .union([ending, z.null()])
      .describe('Why the rules ended the game; null while it lasts, and when it was ended from outside.'),
    concluded: Concluded,
    rows: Options.shape.rows.unwrap(),
    columns: Options.shape.columns.unwrap(),
    pieces: z.array(z.strictObject({ square, seat, kind })).describe('Everything on the board, by square.'),
    kotlas: perSeat(square).describe('The square of the kotla of each seat.'),
    scores: perSeat(z.int()),
    queues: perSeat(z.array(option).length(5)).describe('Per seat its move options, the front first.'),
    movePrices: z.array(points).describe('To move by the first, second and third option of a queue.'),
    offer: option.describe('The option that either player may take.'),
    offerPrices: z.array(points).describe('To swap the first to fifth option of a queue for the offer.'),
    offerList: z.array(option).describe('What the next offer is drawn from, each as likely as the next.'),
    offersTaken: z.int().min(0).describe('Offers taken in the turn now running.'),
    offersPerTurn: Options.shape.offersPerTurn.unwrap(),
    turnsPlayed: z.int().min(0),
    passes: z.int().min(0).describe('Passes since anything else was done.'),
    maxTurns: Options.shape.maxTurns.unwrap(),
    illegalMove: Options.shape.illegalMove.unwrap(),
    lastMove: z.union([z.strictObject({ from: square, to: square }), z.null()]),
  })
  .meta({ id: 'DastanView', description: 'The board, both queues and the offer: nothing is hidden.' });
export type View = z.infer<typeof View>;

export interface State {
  readonly options: Options;
  readonly board: Board;
  readonly scores: readonly [number, number];
  readonly queues: readonly [Queue, Queue];
  readonly offer: MoveOption;
  readonly seatToAct: Seat;
  readonly offersTaken: number;
  readonly turnsPlayed: number;
  /** Passes since anything else was done. */
  readonly passes: number;
  readonly lastMove: { readonly from: number; readonly to: number } | null;
  readonly ended: Ending | null;
}

export type RefusalCode =
  | 'offer-limit-reached'
  | 'position-out-of-range'
  | 'pass-not-allowed'
  | 'choice-out-of-range'
  | 'from-off-board'
  | 'from-empty'
  | 'from-not-yours'
  | 'to-off-board'
  | 'to-own-piece'
  | 'move-not-in-option';

export interface Dastan {
  readonly Options: Options;
  readonly Action: Action;
  readonly Event: Event;
  readonly State: State;
  readonly View: View;
  readonly Sighting: Event;
  readonly Refusal: RefusalCode;
}
