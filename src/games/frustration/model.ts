import { z } from 'zod';
import { wholeNumberBetween } from '../../engine/numbers.js';
import { Concluded } from '../../engine/outcome.js';
import type { Seat } from '../../engine/ruleset.js';

export const FACES = [1, 2, 3, 4, 5, 6] as const;

const oneOf = <Name extends string>(field: string, names: readonly [Name, ...Name[]]) => {
  const choices = names.map((name) => `"${name}"`).join(', ');
  return z.enum(names, `\`${field}\` must be one of ${choices}.`);
};

export const Options = z.strictObject({
  board: oneOf('board', ['small', 'large'])
    .default('small')
    .describe('Small: a ring of 18 squares and tails of 3. Large: a ring of 36 and tails of 6.'),
  dice: wholeNumberBetween('dice', 1, 2).default(2).describe('Dice thrown and added for a roll.'),
  endRule: oneOf('endRule', ['overshoot', 'bounce', 'forfeit'])
    .default('overshoot')
    .describe('A roll past END stops there and wins, walks back from it, or forfeits the turn.'),
  hitRule: oneOf('hitRule', ['ignore', 'send-home', 'forfeit'])
    .default('ignore')
    .describe('Landing on somebody means nothing, sends them HOME, or forfeits the turn.'),
  undos: wholeNumberBetween('undos', 0, 5)
    .default(0)
    .describe('How many of their own rolls each player may undo in the whole game; 0 switches undo off.'),
});
export type Options = z.infer<typeof Options>;

const seat = z.int().min(0).max(3);
const count = z.int().min(0);
const dice = z.array(z.int().min(1).max(6)).min(1).max(2);

export const Action = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('roll') })
    .meta({ id: 'FrustrationRoll', description: 'Roll and let the piece walk.' }),
  z
    .strictObject({ type: z.literal('keep') })
    .meta({ id: 'FrustrationKeep', description: 'Leave the roll as it came and end the turn.' }),
  z
    .strictObject({ type: z.literal('undo') })
    .meta({ id: 'FrustrationUndo', description: 'Spend an undo: put all pieces back and roll again.' }),
]);
export type Action = z.infer<typeof Action>;

const index = z.int().min(0).max(41).describe('Squares walked from the own HOME.');
const position = z.int().min(1).max(36).describe('Number of the square on the ring, or in the tail.');
const label = z.string().describe('The place as a player says it.');

const Place = z
  .strictObject({ index, position, label })
  .meta({ id: 'FrustrationPlace', description: 'Where a piece stands.' });
export type TrackPlace = z.infer<typeof Place>;

const Restored = z
  .strictObject({ seat, from: Place, to: Place })
  .meta({ id: 'FrustrationRestored', description: 'A piece an undo put back.' });

export const Event = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('rolled'),
      seat,
      turnNumber: z.int().min(1),
      dice,
      total: z.int().min(1).max(12),
    })
    .meta({ id: 'FrustrationRolled', description: 'A player rolled, for the own turn of this number.' }),
  z
    .strictObject({ type: z.literal('overshot'), seat, by: z.int().min(1).max(11) })
    .meta({ id: 'FrustrationOvershot', description: 'The roll leads past END.' }),
  z
    .strictObject({ type: z.literal('moved'), seat, from: Place, to: Place })
    .meta({ id: 'FrustrationMoved', description: 'The piece was put on its destination.' }),
  z
    .strictObject({ type: z.literal('remained'), seat, at: Place, reason: z.enum(['overshot', 'hit']) })
    .meta({ id: 'FrustrationRemained', description: 'The turn is forfeited and the piece stays.' }),
  z
    .strictObject({
      type: z.literal('hit'),
      seat,
      victim: seat,
      position,
      effect: z.enum(['ignored', 'sent-home', 'already-home', 'forfeited']),
    })
    .meta({ id: 'FrustrationHit', description: 'Somebody stands on the destination.' }),
  z
    .strictObject({ type: z.literal('went-home'), seat, from: Place, to: Place })
    .meta({ id: 'FrustrationWentHome', description: 'A piece that was hit starts again.' }),
  z
    .strictObject({ type: z.literal('won'), seat, turns: count, totalTurns: count })
    .meta({ id: 'FrustrationWon', description: 'A piece is on END.' }),
  z
    .strictObject({ type: z.literal('kept'), seat })
    .meta({ id: 'FrustrationKept', description: 'The player left the roll as it came.' }),
  z
    .strictObject({
      type: z.literal('undone'),
      seat,
      turnNumber: z.int().min(1),
      undosLeft: count,
      restored: z.array(Restored),
    })
    .meta({ id: 'FrustrationUndone', description: 'A roll was taken back, with all it did.' }),
  z
    .strictObject({ type: z.literal('stalemated'), totalTurns: count })
    .meta({ id: 'FrustrationStalemated', description: 'Nobody can reach END any more.' }),
]);
export type Event = z.infer<typeof Event>;

const Piece = z
  .strictObject({
    colour: z.enum(['red', 'blue', 'green', 'yellow']),
    index,
    position,
    label,
    zone: z.enum(['home', 'body', 'tail', 'end']),
    square: z.string().describe('A name no other square has: "7" on the ring, "R2" in a tail.'),
    home: position.describe('The square on the ring where this piece starts.'),
  })
  .meta({ id: 'FrustrationPiece' });
export type Piece = z.infer<typeof Piece>;

const Roll = z
  .strictObject({
    seat,
    dice,
    total: z.int().min(1).max(12),
    from: Place,
    before: z.array(index).describe('By seat, how far each piece had walked before the roll.'),
  })
  .meta({
    id: 'FrustrationLastRoll',
    description: 'The dice on the table and where everybody stood before.',
  });

export const View = z
  .strictObject({
    phase: z
      .enum(['to-roll', 'to-decide', 'midway', 'over'])
      .describe('`midway`: looked back at in the middle of a decision, where nobody could act.'),
    seatToAct: z.union([seat, z.null()]).describe('The seat to act, null when nobody is.'),
    outcome: z
      .union([z.enum(['won', 'stalemate']), z.null()])
      .describe('How the rules ended the game; null while it lasts, and when it was ended from outside.'),
    winner: z.union([seat, z.null()]),
    concluded: Concluded,
    bodyLength: count.describe('Squares of the ring.'),
    tailLength: count.describe('Squares of each tail; the last one is END.'),
    diceCount: z.int().min(1).max(2),
    lastRoll: z.union([Roll, z.null()]).describe('Null before the first roll and after an undo.'),
    pieces: z.array(Piece).min(2).max(4).describe('One piece a seat.'),
    turns: z.array(count).describe('Rolls made and not undone, by seat.'),
    totalTurns: count,
    undosLeft: z.array(count).describe('By seat; all 0 in a game without undo.'),
  })
  .meta({ id: 'FrustrationView' });
export type View = z.infer<typeof View>;

/** The dice on the table, and all that an undo needs. */
export interface Roll {
  readonly seat: Seat;
  readonly dice: readonly number[];
  readonly total: number;
  /** Where every piece stood before it, by seat. */
  readonly before: readonly number[];
}

/** A piece is one number, its index: how many squares it has walked from its own HOME. */
export interface State {
  readonly options: Options;
  readonly indices: readonly number[];
  readonly turns: readonly number[];
  readonly undosLeft: readonly number[];
  readonly turn: Seat;
  readonly phase: 'to-roll' | 'to-decide' | 'won' | 'stalemate';
  readonly lastRoll: Roll | null;
}

export type RefusalCode = 'undo-disabled' | 'decision-pending' | 'nothing-to-decide';

export interface Frustration {
  readonly Options: Options;
  readonly Action: Action;
  readonly Event: Event;
  readonly State: State;
  readonly View: View;
  readonly Sighting: Event;
  readonly Refusal: RefusalCode;
}
