import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';
import { FORMATS } from '../../tournaments/event.js';
import { PRESET } from './new-game.js';
import { PersonName } from './person-name.js';
import { Salt } from './read.js';

const MONTH_S = 30 * 24 * 3600;
const seconds = (least: number) => {
  const range = `must be a whole number of seconds, ${least} to ${MONTH_S} (thirty days)`;
  return z.int(range).min(least, range).max(MONTH_S, range);
};

const count = (least: number, most: number) => {
  const range = `must be a whole number, ${least} to ${most}`;
  return z.int(range).min(least, range).max(most, range);
};

const DAY_S = 24 * 3600;

export const NewTournament = z
  .strictObject({
    name: PersonName.describe('What the tournament is called.'),
    ruleset: z.string('must be the id of a ruleset').describe('One of `GET /rulesets` that two can play.'),
    preset: z.string('must be the id of a preset').optional().describe(PRESET),
    options: z.record(z.string(), z.unknown()).optional().describe('What the ruleset offers.'),
    format: z
      .enum(FORMATS, 'must be round-robin, swiss, knock-out or ladder')
      .describe(
        '`round-robin`: everybody meets everybody. `swiss`: those of equal points meet, nobody twice. `knock-out`: who loses is out. `ladder`: neighbours meet for ever, and whoever wins stands above.',
      ),
    rounds: count(1, 32)
      .optional()
      .describe('Of a Swiss tournament; left out, as many as it takes until one is ahead of all.'),
    equalDice: z
      .boolean('must be true or false')
      .default(false)
      .describe(
        'Every table of a round has the same luck, as far as the game allows. Its games are seen by those who play them until the round is over.',
      ),
    mostEntrants: count(2, 128)
      .optional()
      .describe('When so many are there it starts by itself. Left out, 128, and 32 in a round robin.'),
    bots: z
      .array(z.strictObject({ level: z.enum(BOT_LEVELS), count: count(1, 128) }))
      .max(BOT_LEVELS.length, `must have at most ${BOT_LEVELS.length} entries`)
      .default([])
      .describe('Bots of the house that take part, so many of each level.'),
    clock: z
      .strictObject({ perTurnSeconds: seconds(1).default(DAY_S), bankSeconds: seconds(0).default(0) })
      .default({ perTurnSeconds: DAY_S, bankSeconds: 0 })
      .describe('What a turn may take. Whoever has no time left has lost. Left out, a day for each turn.'),
    showUpSeconds: seconds(1)
      .default(DAY_S)
      .describe(
        'How long a table waits for those who are to sit there; after that whoever came has the point.',
      ),
    startsAt: z.iso
      .datetime('must be a time such as 2027-01-31T18:00:00Z')
      .optional()
      .describe('When it starts by itself. Left out, when it is full, or by `POST /tournaments/{id}/start`.'),
    roundEverySeconds: seconds(0)
      .optional()
      .describe(
        'No round begins earlier after the one before. Left out, a round begins when the one before is done; on a ladder once an hour.',
      ),
    pace: count(0, 60_000)
      .optional()
      .describe('The least time before a bot acts, in milliseconds; left out, as in `POST /games`.'),
    club: z
      .string('must be the id of a club')
      .optional()
      .describe('One of `GET /clubs` that you keep: only its people see and enter it.'),
  })
  .meta({ id: 'NewTournament' });

export const NewEntrant = z
  .strictObject({
    salt: Salt.optional().describe(
      'Your own part of the draw and of all shared luck, seen by everybody: both follow from it and from the seed, which was fixed before.',
    ),
  })
  .meta({ id: 'NewEntrant' });

export const TournamentId = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the id of a tournament, such as tn_3nE7fVq0sJYk2mPzXa9RtB')
    .meta({ description: 'The id of a tournament.', example: 'tn_3nE7fVq0sJYk2mPzXa9RtB' }),
});

export const EntrantNumber = TournamentId.extend({
  entrant: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be the number of an entrant, such as 3')
    .transform(Number)
    .meta({
      description: 'The number of an entrant.',
      example: 3,
      param: { schema: { type: 'integer', minimum: 1 } },
    }),
});
