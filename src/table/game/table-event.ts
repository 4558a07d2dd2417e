import { z } from 'zod';
import type { Happening } from '../../engine/match.js';
import { Outcome } from '../../engine/outcome.js';
import { Chaos } from './chaos.js';
import { ClockRules } from './clock.js';
import { GivenChance } from './given-chance.js';
import { HOST_EVENTS } from './host-events.js';
import { OPEN_EVENTS } from './open-events.js';
import { ForkOf, forkOf, Origin } from './origin.js';
import { PublicHolder, publicSeat, SeatHolder, salted, VISIBILITIES } from './seat-holder.js';
import { StoredOutcome } from './stored-outcome.js';
import { tableSentence } from './table-sentences.js';

/** What happens around the board. These names are the table's own: no game may use them. */

const seat = z.int().min(0);
const salt = z.string().optional();
const whenLeft = z.enum(['bot', 'end']).optional();

/** A game may be ended from outside: by whoever laid the table, or because nobody came. */
const closing = z.enum(['host', 'idle']);
export type Closing = z.infer<typeof closing>;

export const TableEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('game-created'),
    ruleset: z.string(),
    rulesetVersion: z.int(),
    options: z.record(z.string(), z.unknown()),
    visibility: z.enum(VISIBILITIES),
    seats: z.array(SeatHolder),
    /** The least time before a bot acts, in milliseconds; only where there are bots. */
    pace: z.int().min(0).optional(),
    /** SHA-256 of the secret the dice come from, so that it cannot be exchanged later. */
    commitment: z.string(),
    /** Luck that was given; left out, it is fair. */
    chance: GivenChance.optional(),
    /** Whether players may ask for the odds; left out, they may. */
    odds: z.boolean().optional(),
    /** Where a fork begins; left out, at the beginning. */
    origin: Origin.optional(),
    /** What happens when somebody leaves in the middle; left out, the game ends. */
    whenLeft,
    /** How long a turn may take; left out, as long as one likes. */
    clock: ClockRules.optional(),
    /** The game that is played again here. */
    rematchOf: z.string().optional(),
    /** The club it is played in. */
    club: z.string().optional(),
    /** The board whose luck it shares with other tables. */
    board: z.string().optional(),
    /** The tournament it is played in. */
    tournament: z.string().optional(),
    /** Those who play were looking for an opponent, and the house found them. */
    matched: z.literal(true).optional(),
    /** What it comes to counts in the ratings of those who play; left out, it does not. */
    rated: z.literal(true).optional(),
    /** How the server misbehaves towards its players; left out, not at all. */
    chaos: Chaos.optional(),
  }),
  z.strictObject({ type: z.literal('seat-taken'), seat, playerId: z.string(), name: z.string(), salt }),
  z.strictObject({ type: z.literal('seat-left'), seat }),
  z.strictObject({ type: z.literal('game-started') }),
  z.strictObject({ type: z.literal('seat-resigned'), seat }),
  z.strictObject({ type: z.literal('game-closed'), why: closing }),
  /** So far the luck that was given is used, or the row of a seat on a board: written with every decision that draws from it. */
  z.strictObject({ type: z.literal('luck-drawn'), draws: z.int().min(1), seat: seat.optional() }),
  z.strictObject({
    type: z.literal('game-ended'),
    outcome: StoredOutcome,
    /** Null while others play on the same board. */
    secret: z.union([z.string(), z.null()]),
  }),
  ...OPEN_EVENTS,
  ...HOST_EVENTS,
]);
export type TableEvent = z.infer<typeof TableEvent>;

export const TABLE_EVENT_TYPES: ReadonlySet<string> = new Set(
  TableEvent.options.map((option) => option.shape.type.value),
);

/** What anybody may see of it: names, never the ids of players. */
export const TableSighting = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('game-created'),
      ruleset: z.string(),
      rulesetVersion: z.int(),
      options: z.record(z.string(), z.unknown()),
      visibility: z.enum(VISIBILITIES),
      seats: z.array(PublicHolder),
      pace: z.int().min(0).optional().describe('The least time before a bot acts, in milliseconds.'),
      commitment: z.string(),
      chance: z
        .enum(['script', 'seed'])
        .optional()
        .describe('Only in a sandbox whose luck was given; left out, the dice are fair.'),
      odds: z
        .boolean()
        .optional()
        .describe('False in a game played without odds; left out, they may be asked for.'),
      forkOf: ForkOf.optional().describe('The game and the event that a fork begins from.'),
      whenLeft: whenLeft.describe(
        'What happens when somebody leaves in the middle: a bot plays on, or the game ends. Left out, it ends.',
      ),
      clock: ClockRules.optional().describe('How long a turn may take; left out, as long as one likes.'),
      rematchOf: z.string().optional().describe('The game that is played again here.'),
      club: z.string().optional().describe('The club it is played in.'),
      board: z
        .string()
        .optional()
        .describe('The board whose luck it shares with other tables; left out, it has luck of its own.'),
      tournament: z.string().optional().describe('The tournament it is played in.'),
      matched: z.literal(true).optional().describe('Only where the house brought those together who play.'),
      rated: z.literal(true).optional().describe('Only in a game that counts in the ratings.'),
      chaos: Chaos.optional(),
    })
    .meta({ id: 'GameCreated', description: 'The table was laid.' }),
  z
    .strictObject({ type: z.literal('seat-taken'), seat, name: z.string(), salt })
    .meta({ id: 'SeatTaken', description: 'Somebody sat down.' }),
  z.strictObject({ type: z.literal('seat-left'), seat }).meta({
    id: 'SeatLeft',
    description: 'Somebody left before the start, or before their first turn was over: the seat is open.',
  }),
  z
    .strictObject({ type: z.literal('game-started') })
    .meta({ id: 'GameStarted', description: 'Every seat is taken: play begins.' }),
  z
    .strictObject({ type: z.literal('seat-resigned'), seat })
    .meta({ id: 'SeatResigned', description: 'Somebody gave up.' }),
  z.strictObject({ type: z.literal('game-closed'), why: closing }).meta({
    id: 'GameClosed',
    description: 'The table was closed: by whoever laid it (`host`), or because nobody came (`idle`).',
  }),
  z.strictObject({ type: z.literal('luck-drawn'), draws: z.int().min(1), seat: seat.optional() }).meta({
    id: 'LuckDrawn',
    description:
      'So many draws of a sandbox’s given luck are used; or, with a `seat`, of what a board has for that seat.',
  }),
  z
    .strictObject({
      type: z.literal('game-ended'),
      outcome: Outcome,
      secret: z.union([z.string(), z.null()]),
    })
    .meta({
      id: 'GameEnded',
      description:
        'The game is over; `secret` is what the commitment promised. It is null on a board that other tables share: theirs is told when all are done, in the record.',
    }),
  ...OPEN_EVENTS,
  ...HOST_EVENTS,
]);
export type TableSighting = z.infer<typeof TableSighting>;

/** A table event, which everybody sees alike. */
export const tableHappening = (event: TableEvent): Happening => {
  const seen = sighting(event);
  return {
    event,
    sighting: () => seen,
    text: (_viewer, names, language) => tableSentence(seen, names, language),
    narration: () => null,
  };
};

const sighting = (event: TableEvent): TableSighting => {
  switch (event.type) {
    case 'game-created': {
      const { type, ruleset, rulesetVersion, options, visibility, pace, commitment } = event;
      return {
        type,
        ruleset,
        rulesetVersion,
        options,
        visibility,
        seats: event.seats.map(publicSeat),
        ...(pace === undefined ? {} : { pace }),
        commitment,
        ...givenKind(event.chance),
        ...(event.odds === undefined ? {} : { odds: event.odds }),
        ...(event.origin === undefined ? {} : { forkOf: forkOf(event.origin) }),
        ...(event.whenLeft === undefined ? {} : { whenLeft: event.whenLeft }),
        ...(event.clock === undefined ? {} : { clock: event.clock }),
        ...(event.rematchOf === undefined ? {} : { rematchOf: event.rematchOf }),
        ...(event.club === undefined ? {} : { club: event.club }),
        ...(event.board === undefined ? {} : { board: event.board }),
        ...(event.tournament === undefined ? {} : { tournament: event.tournament }),
        ...(event.matched === undefined ? {} : { matched: event.matched }),
        ...(event.rated === undefined ? {} : { rated: event.rated }),
        ...(event.chaos === undefined ? {} : { chaos: event.chaos }),
      };
    }
    case 'seat-taken':
      return { type: event.type, seat: event.seat, name: event.name, ...salted(event.salt) };
    case 'seat-left':
    case 'seat-resigned':
      return { type: event.type, seat: event.seat };
    case 'game-closed':
      return { type: event.type, why: event.why };
    case 'game-started':
      return { type: event.type };
    case 'luck-drawn':
      return {
        type: event.type,
        draws: event.draws,
        ...(event.seat === undefined ? {} : { seat: event.seat }),
      };
    case 'game-ended':
      return { type: event.type, outcome: event.outcome, secret: event.secret };
    case 'bot-took-over':
    case 'clock-ran-out':
    case 'time-given-back':
    case 'offer-made':
    case 'offer-accepted':
    case 'offer-declined':
    case 'taken-back':
    case 'clock-stopped':
    case 'seat-claimed':
    case 'seat-given':
    case 'seat-opened':
    case 'seat-cleared':
    case 'seats-dropped':
      return event;
  }
};

const givenKind = (given: GivenChance | undefined): { readonly chance?: 'script' | 'seed' } => {
  if (given === undefined) return {};
  return { chance: 'seed' in given ? 'seed' : 'script' };
};
