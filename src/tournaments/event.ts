import { z } from 'zod';
import { BOT_LEVELS } from '../engine/bot.js';
import { pairOf } from '../engine/pair-of.js';

/** What happens in a tournament, in order: its log. Nobody is named in it; names lie beside. */

export const FORMATS = ['round-robin', 'swiss', 'knock-out', 'ladder'] as const;
export type Format = (typeof FORMATS)[number];

const entrant = z.int().min(1).describe('The number of an entrant, in the order in which they came.');
const round = z.int().min(1);
const hex = z.string().regex(/^[0-9a-f]{64}$/);
const seats = z.tuple([entrant, entrant]).meta(pairOf({ type: 'integer' }));

export const TABLE_ENDS = ['played', 'no-show', 'no-result'] as const;

/** How it is announced: its first event. */
export const TournamentCreated = z
  .strictObject({
    type: z.literal('tournament-created'),
    format: z.enum(FORMATS),
    ruleset: z.string(),
    options: z.record(z.string(), z.unknown()),
    /** Every table of a round has the same luck. */
    equalDice: z.boolean(),
    /** Of a Swiss tournament; null for as many as the entrants need. */
    rounds: z.union([z.int().min(1), z.null()]),
    mostEntrants: z.int().min(2),
    /** What a turn may take, and what each has beyond it; whoever has no time left has lost. */
    clock: z.strictObject({ perTurnSeconds: z.int().min(1), bankSeconds: z.int().min(0) }),
    /** How long a table waits for those who are to sit there. */
    showUpSeconds: z.int().min(1),
    /** From when on it may start by itself; null for when it is full, or the organiser says so. */
    startsAt: z.union([z.string(), z.null()]),
    /** No round begins earlier after the one before. */
    roundEverySeconds: z.int().min(0),
    /** The least time before a bot acts, in milliseconds; null for what is usual. */
    pace: z.union([z.int().min(0), z.null()]),
    /** SHA-256 of the seed that the draw and all shared luck follow from. */
    commitment: hex,
  })
  .meta({ id: 'TournamentCreated', description: 'The tournament was announced.' });

export const TournamentEvent = z.discriminatedUnion('type', [
  TournamentCreated,
  z
    .strictObject({
      type: z.literal('entrant-joined'),
      entrant,
      kind: z.enum(['player', 'bot']),
      level: z.enum(BOT_LEVELS).optional(),
      /** SHA-256 of "<tournament id> <player id>"; a bot of the house has none. */
      player: hex.optional(),
      salt: z.string().optional(),
    })
    .meta({ id: 'EntrantJoined', description: 'Somebody takes part.' }),
  z
    .strictObject({ type: z.literal('entrant-withdrew'), entrant })
    .meta({ id: 'EntrantWithdrew', description: 'Somebody takes part no more.' }),
  z
    .strictObject({
      type: z.literal('tournament-started'),
      order: z.array(entrant).describe('The draw: it decides where nothing else does.'),
    })
    .meta({
      id: 'TournamentStarted',
      description: 'Nobody else comes in, but to a ladder; lots were drawn.',
    }),
  z
    .strictObject({
      type: z.literal('round-started'),
      round,
      board: z.union([z.string(), z.null()]).describe('The board that all tables of this round share.'),
      boardCommitment: z.union([hex, z.null()]).describe('SHA-256 of its secret.'),
      tables: z.array(z.strictObject({ table: z.int().min(1), seats, gameId: z.string() })),
      byes: z.array(z.strictObject({ entrant, points: z.union([z.literal(0), z.literal(1)]) })),
    })
    .meta({ id: 'RoundStarted', description: 'Who meets whom, and in which seats.' }),
  z
    .strictObject({
      type: z.literal('result-known'),
      round,
      table: z.int().min(1),
      points: z
        .tuple([z.number(), z.number()])
        .meta(pairOf({ type: 'number' }))
        .describe('By seat.'),
      how: z
        .enum(TABLE_ENDS)
        .describe('`no-show`: somebody did not come in time. `no-result`: nobody won and nobody lost.'),
      gameHash: hex.describe('The last hash of the game’s log: its record ends with it.'),
    })
    .meta({ id: 'ResultKnown', description: 'A table is done.' }),
  z
    .strictObject({
      type: z.literal('round-ended'),
      round,
      boardSecret: z.union([hex, z.null()]).describe('What the luck of this round’s board followed from.'),
    })
    .meta({ id: 'RoundEnded', description: 'Every table of the round is done.' }),
  z.strictObject({ type: z.literal('called-off') }).meta({
    id: 'CalledOff',
    description: 'No other round begins: it ends when the tables at play are done.',
  }),
  z
    .strictObject({
      type: z.literal('tournament-ended'),
      why: z
        .enum(['finished', 'called-off', 'no-pairing', 'too-few'])
        .describe(
          '`no-pairing`: nobody could be paired again without meeting twice. `too-few`: fewer than two were there.',
        ),
      ranking: z.array(entrant).describe('Best first.'),
      seed: hex.describe('What was promised by the commitment.'),
    })
    .meta({ id: 'TournamentEnded', description: 'It is over.' }),
]);
export type TournamentEvent = z.infer<typeof TournamentEvent>;

type OfType<Type extends TournamentEvent['type']> = Extract<TournamentEvent, { type: Type }>;
export type TournamentRules = Omit<OfType<'tournament-created'>, 'type'>;
export type RoundStarted = OfType<'round-started'>;
export type ResultKnown = OfType<'result-known'>;
export type EntrantJoined = OfType<'entrant-joined'>;
