import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';
import { FORMATS, TABLE_ENDS, TournamentEvent } from '../../tournaments/event.js';
import { TIE_BREAKS } from '../../tournaments/tie-breaks.js';

/** Tournaments, for the document. */

const time = z.iso.datetime().describe('RFC 3339, UTC.');
const orNull = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.null()]);
const entrant = z.int().min(1).describe('The number of an entrant, in the order in which they came.');
const status = z
  .enum(['open', 'running', 'over'])
  .describe('`open`: one may enter. `running`: rounds are played. `over`: nothing changes any more.');

const EntrantDocument = z
  .object({
    entrant,
    name: z.string(),
    kind: z.enum(['player', 'bot']),
    level: orNull(z.enum(BOT_LEVELS)).describe('Of a bot of the house.'),
    you: z.boolean(),
    withdrawn: z.boolean(),
  })
  .meta({ id: 'Entrant' });

const StandingDocument = z
  .object({
    rank: z.int().min(1),
    entrant,
    points: z.number().describe('A win and a bye count 1, a draw one half.'),
    played: z
      .int()
      .min(0)
      .describe('Games that were played; byes and those to which somebody did not come are none.'),
    tieBreaks: z.array(z.object({ name: z.enum(TIE_BREAKS), value: z.number() })),
  })
  .meta({
    id: 'Standing',
    description: 'Where somebody stands. Nobody shares a rank: the lot decides at last.',
  });

const RoundDocument = z
  .object({
    round: z.int().min(1),
    over: z.boolean(),
    board: orNull(z.string()).describe('The board whose luck all tables of this round share.'),
    boardSecret: orNull(z.string()).describe('What that luck followed from; told when the round is over.'),
    tables: z.array(
      z.object({
        table: z.int().min(1),
        seats: z.array(entrant).min(2).max(2).describe('Who has seat 0 and seat 1.'),
        gameId: z.string(),
        points: orNull(z.array(z.number()).min(2).max(2)).describe('By seat; null while they play.'),
        how: orNull(z.enum(TABLE_ENDS)),
      }),
    ),
    byes: z.array(z.object({ entrant, points: z.number() })),
  })
  .meta({ id: 'Round' });

export const TournamentDocument = z
  .object({
    id: z.string(),
    name: z.string(),
    club: orNull(z.string()).describe('The club whose people may see and enter it; null for everybody’s.'),
    status,
    version: z.int().min(1).describe('The number of the last event.'),
    format: z.enum(FORMATS),
    ruleset: z.string(),
    options: z.record(z.string(), z.unknown()),
    equalDice: z.boolean().describe('Every table of a round has the same luck.'),
    rounds: z.array(RoundDocument).describe('Those so far; of a ladder the last thirty.'),
    roundCount: orNull(z.int().min(0)).describe(
      'How many rounds there are; null on a ladder, which never ends.',
    ),
    mostEntrants: z.int().min(2),
    commitment: z.string().describe('SHA-256 of the seed that the draw and all shared luck follow from.'),
    seed: orNull(z.string()).describe('Told when the tournament is over.'),
    clock: z.object({ perTurnSeconds: z.int(), bankSeconds: z.int() }),
    showUpSeconds: z.int().describe('How long a table waits for those who are to sit there.'),
    startsAt: orNull(time),
    roundEverySeconds: z.int().describe('No round begins earlier after the one before.'),
    pace: orNull(z.int()),
    calledOff: z.boolean().describe('No other round begins.'),
    organiser: z.boolean().describe('Whether you may start it, call it off and remove entrants.'),
    createdAt: time,
    tieBreaks: z.array(z.enum(TIE_BREAKS)).describe('What decides between equal points, in this order.'),
    entrants: z.array(EntrantDocument),
    standings: z.array(StandingDocument),
    ended: orNull(z.enum(['finished', 'called-off', 'no-pairing', 'too-few'])).describe('How it ended.'),
    links: z.object({ self: z.string(), entrants: z.string(), events: z.string(), record: z.string() }),
  })
  .meta({ id: 'Tournament' });

export const TournamentListDocument = z
  .object({
    items: z.array(
      z
        .object({
          id: z.string(),
          name: z.string(),
          club: orNull(z.string()),
          status,
          format: z.enum(FORMATS),
          ruleset: z.string(),
          entrants: z.int().min(0).describe('How many have entered, those who withdrew too.'),
          mostEntrants: z.int().min(2),
          startsAt: orNull(time),
          winner: orNull(z.string()).describe(
            'Who came first; null while it lasts, and where it was called off.',
          ),
          createdAt: time,
          links: z.object({ self: z.string() }),
        })
        .meta({ id: 'TournamentListed' }),
    ),
    nextCursor: orNull(z.string()),
  })
  .meta({ id: 'TournamentList' });

const TournamentEntryDocument = z
  .object({
    seq: z.int().min(1),
    at: time,
    text: z.string().describe('One plain sentence.'),
    event: TournamentEvent,
  })
  .meta({ id: 'TournamentEntry', description: 'Something that happened in a tournament.' });

export const TournamentEventsDocument = z
  .object({ items: z.array(TournamentEntryDocument), nextCursor: orNull(z.string()) })
  .meta({ id: 'TournamentEvents' });
