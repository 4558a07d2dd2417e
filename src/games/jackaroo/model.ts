import { z } from 'zod';
import { wholeNumberBetween } from '../../engine/numbers.js';
import type { Seat, Table } from '../../engine/ruleset.js';
import type { Card } from './cards.js';
import type { Event, Sighting } from './events.js';
import type { Standing } from './position.js';
import type { RefusalCode } from './refusals.js';
import { COLOURS, type Colour } from './track.js';
import type { View } from './view-model.js';

const areDifferent = (words: readonly string[]): boolean => new Set(words).size === words.length;

const COLOURS_WANTED =
  '`colours` must be "random" or a list of different colours, one per seat, out of red, green, blue and yellow.';
const DISCARD_RULES = ['unplayable-card', 'only-if-stuck', 'any'] as const;
const ROUNDS_WANTED = '`maxRounds` must be null or a whole number from 1 to 500.';

export const Options = z.strictObject({
  colours: z
    .union(
      [z.literal('random'), z.array(z.enum(COLOURS)).refine(areDifferent, COLOURS_WANTED)],
      COLOURS_WANTED,
    )
    .default('random')
    .describe('Who plays which colour: drawn, or a list by seat.'),
  discardRule: z
    .enum(DISCARD_RULES, `\`discardRule\` must be one of ${DISCARD_RULES.join(', ')}.`)
    .default('unplayable-card')
    .describe(
      'When a card may be thrown away: if it has no play, if no card in the hand has one, or always.',
    ),
  traps: wholeNumberBetween('traps', 0, 16).default(8).describe('How many cells of the track are traps.'),
  trapsVisible: z
    .boolean('`trapsVisible` must be true or false.')
    .default(false)
    .describe('Whether everybody sees the traps.'),
  maxRounds: z
    .union([z.int().min(1, ROUNDS_WANTED).max(500, ROUNDS_WANTED), z.null()], ROUNDS_WANTED)
    .default(null)
    .describe('The game is a draw after this many rounds; without a limit it is played to the end.'),
});
export type Options = z.infer<typeof Options>;

const card = z
  .string('`card` must be the id of a card, such as "7H1".')
  .describe('A card of your hand, such as "7H1".');

/** Far more marbles than any card takes: the rules refuse too many with a better answer than "malformed". */
const MOST_MARBLES_NAMED = 8;

const PLAY = z
  .strictObject({
    type: z.literal('play'),
    card,
    marbles: z
      .array(z.string('A marble is named by its id, such as "0-1".'))
      .max(MOST_MARBLES_NAMED, 'No card takes more than two marbles.')
      .describe(
        'Ids such as "0-1": none, one or two, as the card wants. May be left out when there are none.',
      )
      .optional(),
    split: z
      .number('`split` must be a number.')
      .describe('Steps of the first marble of a split Seven, 1 to 6; 3 when left out.')
      .optional(),
  })
  .meta({ id: 'JackarooPlay', description: 'Play a card; how many marbles are named decides what it does.' });

const DISCARD = z
  .strictObject({ type: z.literal('discard'), card })
  .meta({ id: 'JackarooDiscard', description: 'Throw a card away without effect.' });

export const Action = z.discriminatedUnion('type', [PLAY, DISCARD]);
export type Action = z.infer<typeof Action>;
export type PlayAction = z.infer<typeof PLAY>;
export type DiscardAction = z.infer<typeof DISCARD>;

export interface State {
  readonly table: Table<Options>;
  readonly colours: readonly Colour[];
  readonly standing: Standing;
  readonly traps: readonly number[];
  /** By seat, in the order dealt. */
  readonly hands: readonly (readonly Card[])[];
  readonly deck: readonly Card[];
  /** The last card is the top. */
  readonly firePit: readonly Card[];
  readonly roundNumber: number;
  /** 0 to 3: how often each seat acted in this round before. */
  readonly turnNumber: number;
  /** Whose turn it is; whose it was when the game ended. */
  readonly seatToAct: Seat;
  readonly ending: Ending | null;
}

/** Nobody wins a game that reached its last round. */
export interface Ending {
  readonly winner: Seat | null;
}

export interface Jackaroo {
  readonly Options: Options;
  readonly Action: Action;
  readonly Event: Event;
  readonly State: State;
  readonly View: View;
  readonly Sighting: Sighting;
  readonly Refusal: RefusalCode;
}
