import { z } from 'zod';
import { Concluded } from '../../engine/outcome.js';
import type { Seat, Table } from '../../engine/ruleset.js';
import { FIRST_COLUMN, LAST_COLUMN, LONGEST } from './columns.js';

const TO_WIN = '`columnsToWin` must be a whole number from 1 to 6 (to 4 with three players, to 3 with four).';
const OCCUPIED = '`occupiedSpaces` must be "share", "jump" or "must-roll".';

export const Options = z.strictObject({
  columnsToWin: z
    .int(TO_WIN)
    .min(1, TO_WIN)
    .max(6, TO_WIN)
    .default(3)
    .describe('How many columns win: at most 6 with two players, 4 with three, 3 with four.'),
  occupiedSpaces: z
    .enum(['share', 'jump', 'must-roll'], OCCUPIED)
    .default('share')
    .describe(
      "What a runner does on a space with an opponent's marker: share it, jump over it, or share it but forbid to stop there.",
    ),
});
export type Options = z.infer<typeof Options>;

const seat = z.int().min(0).max(3);
const face = z.int().min(1).max(6);
const dice = z.array(face).length(4);
const column = z.int().min(FIRST_COLUMN).max(LAST_COLUMN);
const space = z.int().min(1).max(LONGEST);
const spaceOrFoot = z.int().min(0).max(LONGEST);

const NAMED = '`columns` must be a list of one or two whole numbers from 2 to 12.';
const named = z.int(NAMED).min(FIRST_COLUMN, NAMED).max(LAST_COLUMN, NAMED);

export const Action = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('roll') })
    .meta({ id: 'CantStopRoll', description: 'Roll the four dice, to begin a turn or to push your luck.' }),
  z
    .strictObject({ type: z.literal('advance'), columns: z.array(named, NAMED).min(1, NAMED).max(2, NAMED) })
    .meta({
      id: 'CantStopAdvance',
      description:
        'Advance in the columns of a pairing: both sums, twice the same for a double, or one where only one can be used. Any order.',
    }),
  z.strictObject({ type: z.literal('stop') }).meta({
    id: 'CantStopStop',
    description: 'End the turn and put your markers where the runners stand.',
  }),
]);
export type Action = z.infer<typeof Action>;
export type Advance = Extract<Action, { type: 'advance' }>;

export const Event = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('rolled'), seat, dice })
    .meta({ id: 'CantStopRolled', description: 'The four dice, in the order they fell.' }),
  z
    .strictObject({
      type: z.literal('busted'),
      seat,
      dice,
      lost: z.array(z.strictObject({ column, steps: space })),
    })
    .meta({
      id: 'CantStopBusted',
      description: 'Nothing could move: what the runners climbed this turn is lost.',
    }),
  z
    .strictObject({
      type: z.literal('advanced'),
      seat,
      moves: z
        .array(z.strictObject({ column, from: spaceOrFoot, to: space }))
        .min(1)
        .max(2),
    })
    .meta({
      id: 'CantStopAdvanced',
      description: 'Runners climbed, by ascending column; `from` 0 is below the first space.',
    }),
  z
    .strictObject({
      type: z.literal('stopped'),
      seat,
      banked: z.array(z.strictObject({ column, space })).min(1).max(3),
      claimed: z.array(column).max(3),
    })
    .meta({
      id: 'CantStopStopped',
      description:
        'Markers took the place of the runners; columns topped are claimed and cleared of other markers.',
    }),
  z
    .strictObject({ type: z.literal('turn-passed'), seat })
    .meta({ id: 'CantStopTurnPassed', description: 'This seat is on turn now.' }),
  z
    .strictObject({ type: z.literal('won'), seat, columns: z.array(column).min(1) })
    .meta({ id: 'CantStopWon', description: 'This seat owns enough columns: all of them, ascending.' }),
]);
export type Event = z.infer<typeof Event>;

const ViewColumn = z
  .strictObject({
    column,
    length: space.describe('How many spaces it has; the last is the top.'),
    owner: z.union([seat, z.null()]).describe('The seat that claimed it, null while it is open.'),
    markers: z
      .array(spaceOrFoot)
      .describe("Per seat the space of its marker, 0 for none. A claimed column has its owner's only."),
    runner: spaceOrFoot.describe('The space of the runner of this turn, 0 for none.'),
  })
  .meta({ id: 'CantStopColumn', description: 'One column of the board.' });
export type ViewColumn = z.infer<typeof ViewColumn>;

export const View = z
  .strictObject({
    phase: z
      .enum(['to-roll', 'to-choose', 'to-decide', 'midway', 'over'])
      .describe('`midway`: looked back at in the middle of a decision, where nobody could act.'),
    seatToAct: z.union([seat, z.null()]).describe('The seat to act, null when nobody is.'),
    concluded: Concluded,
    dice: z.union([dice, z.null()]).describe('The dice to be used, null when there are none.'),
    advances: z
      .array(z.array(column))
      .describe('What these dice allow: the `columns` of every legal advance.'),
    bust: z
      .union([z.strictObject({ seat, dice }), z.null()])
      .describe('Who went bust just now, and with which dice; null once somebody rolled again.'),
    canStop: z.boolean().describe('Whether the seat to act may stop now.'),
    freeRunners: z.int().min(0).max(3),
    columns: z.array(ViewColumn).length(11).describe('The board, from column 2 to column 12.'),
    scores: z.array(z.int().min(0)).describe('Columns claimed, per seat.'),
    columnsToWin: z.int().min(1),
    occupiedSpaces: z.enum(['share', 'jump', 'must-roll']),
  })
  .meta({ id: 'CantStopView', description: 'The board as everybody sees it.' });
export type View = z.infer<typeof View>;

/** Lists go by column number, so their places 0 and 1 stay unused; those of several seats lie one after the other. */
export const STRIDE = LAST_COLUMN + 1;

export interface State {
  readonly table: Table<Options>;
  readonly phase: 'to-roll' | 'to-choose' | 'to-decide' | 'over';
  readonly turn: Seat;
  /** Only while they are to be used. */
  readonly dice: readonly number[] | null;
  /** Only between a bust and the next roll. */
  readonly bust: { readonly seat: Seat; readonly dice: readonly number[] } | null;
  /** The marker of a seat in a column is at `seat * STRIDE + column`; 0 is none. */
  readonly markers: readonly number[];
  readonly owners: readonly (Seat | null)[];
  readonly runners: readonly number[];
  readonly freeRunners: number;
}

export const NO_RUNNERS: readonly number[] = new Array<number>(STRIDE).fill(0);

/** Why columns cannot be advanced in, in the order tested. */
export type Block = 'column-claimed' | 'column-topped' | 'no-free-runner';

export type RefusalCode =
  | 'must-advance-first'
  | 'must-roll-first'
  | 'runner-on-occupied-space'
  | 'sums-not-rolled'
  | Block
  | 'must-use-both';

export interface CantStop {
  readonly Options: Options;
  readonly Action: Action;
  readonly Event: Event;
  readonly State: State;
  readonly View: View;
  readonly Sighting: Event;
  readonly Refusal: RefusalCode;
}
