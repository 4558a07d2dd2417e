import { z } from 'zod';
import { wholeNumber, wholeNumberBetween } from '../../engine/numbers.js';
import { Concluded } from '../../engine/outcome.js';
import type { Seat } from '../../engine/ruleset.js';

/** Slots of a board that hold no die; faces are 1 to 6. */
export const EMPTY = 0;
export const FACES = [1, 2, 3, 4, 5, 6] as const;

export const Options = z.strictObject({
  width: wholeNumberBetween('width', 1, 8).default(3).describe('Columns of each board.'),
  height: wholeNumberBetween('height', 1, 6).default(3).describe('Slots of each column.'),
});
export type Options = z.infer<typeof Options>;

const seat = z.int().min(0).max(1);
const face = z.int().min(1).max(6);
const count = z.int().min(0);

/** A column out of range is well formed: the rules refuse it, with a better answer than "malformed". */
export const Action = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('place'), column: wholeNumber('column') })
    .meta({ id: 'KnucklebonesPlace', description: 'Put the die into one of your columns, counted from 0.' }),
]);
export type Action = z.infer<typeof Action>;

export const Event = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('rolled'), seat, face })
    .meta({ id: 'KnucklebonesRolled', description: 'A turn begins with a die.' }),
  z
    .strictObject({ type: z.literal('placed'), seat, column: count, slot: count, face })
    .meta({ id: 'KnucklebonesPlaced', description: 'A die was put into a column.' }),
  z.strictObject({ type: z.literal('destroyed'), seat, column: count, face, count: z.int().min(1) }).meta({
    id: 'KnucklebonesDestroyed',
    description: 'Equal dice of this seat in the facing column are gone.',
  }),
]);
export type Event = z.infer<typeof Event>;
export type Placed = Extract<Event, { type: 'placed' }>;
export type Destroyed = Extract<Event, { type: 'destroyed' }>;

const perSeat = <Of extends z.ZodType>(of: Of) => z.array(of).length(2);

export const View = z
  .strictObject({
    phase: z
      .enum(['to-place', 'midway', 'over'])
      .describe('`midway`: looked back at in the middle of a decision, where nobody could act.'),
    seatToAct: z.union([seat, z.null()]).describe('The seat to act, null when nobody is.'),
    die: z.union([face, z.null()]).describe('The face to be placed, null when there is none.'),
    concluded: Concluded,
    width: count,
    height: count,
    boards: perSeat(z.array(z.array(face))).describe(
      'Per seat its columns, each from the first slot filled.',
    ),
    columnScores: perSeat(z.array(count)),
    scores: perSeat(count),
  })
  .meta({ id: 'KnucklebonesView' });
export type View = z.infer<typeof View>;

/**
 * Both boards lie in one flat list, so that a turn copies one short array:
 * slot `s` of column `x` of a seat is at `(seat * width + x) * height + s`.
 */
export interface State {
  readonly width: number;
  readonly height: number;
  readonly slots: readonly number[];
  readonly turn: Seat;
  /** Null before the first roll and after the last placement. */
  readonly die: number | null;
  readonly isOver: boolean;
}

export type RefusalCode = 'column-out-of-range' | 'column-full';

export interface Knucklebones {
  readonly Options: Options;
  readonly Action: Action;
  readonly Event: Event;
  readonly State: State;
  readonly View: View;
  readonly Sighting: Event;
  readonly Refusal: RefusalCode;
}

/** Where a column begins in the flat list of slots. */
export const columnStart = (state: State, seat: Seat, column: number): number =>
  (seat * state.width + column) * state.height;

/** How many dice lie in a column: dice never leave a gap. */
export const diceIn = (state: State, seat: Seat, column: number): number => {
  const start = columnStart(state, seat, column);
  let dice = 0;
  while (dice < state.height && state.slots[start + dice] !== EMPTY) dice++;
  return dice;
};

export const opponentOf = (seat: Seat): Seat => 1 - seat;
