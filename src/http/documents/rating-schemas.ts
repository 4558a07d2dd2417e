import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';

/** Ratings and leaderboards, for the document. */

const points = (what: string) => z.int().describe(what);

const rating = {
  rating: points('Where somebody is believed to stand; everybody begins at 1500.'),
  deviation: points('How little is known of it: 500 in the beginning, less with every game.'),
  score: points('`rating` without `deviation`: what is known. Boards are sorted by it.'),
  interval: z
    .object({ low: z.int(), high: z.int() })
    .describe('Nineteen times of twenty the true strength is in here.'),
  games: z.int().min(1).describe('How many games counted.'),
  damped: z
    .int()
    .min(0)
    .describe('How many of them counted for less, since the same two played each other so often in a day.'),
};
const roof = z.union([z.string(), z.null()]).describe('The club it is of; null for games in the open.');
const time = z.iso.datetime().describe('RFC 3339, UTC.');

const BoardRowDocument = z
  .object({
    rank: z.int().min(1),
    kind: z.enum(['player', 'bot']),
    name: z.string().describe('What they are called now; in a club, what they are called there.'),
    level: z.union([z.enum(BOT_LEVELS), z.null()]).describe('Of a bot; null for people.'),
    you: z.boolean(),
    ...rating,
    fromAbove: z
      .union([z.enum(['separable', 'not-yet-separable']), z.null()])
      .describe(
        'Whether the games show that whoever is above is better, or whether that may be chance; null for the first.',
      ),
  })
  .meta({ id: 'LeaderboardRow' });

export const BoardDocument = z
  .object({ items: z.array(BoardRowDocument), nextCursor: z.union([z.string(), z.null()]) })
  .meta({ id: 'Leaderboard' });

export const BoardListDocument = z
  .object({
    items: z.array(
      z.object({
        ruleset: z.string(),
        club: roof,
        rated: z.int().min(1).describe('How many are rated there, bots included.'),
        links: z.object({ self: z.string(), csv: z.string() }),
      }),
    ),
  })
  .meta({ id: 'LeaderboardList' });

export const OwnRatingsDocument = z
  .object({
    items: z.array(
      z
        .object({
          ruleset: z.string(),
          club: roof,
          ...rating,
          changedAt: time,
          recent: z
            .array(
              z.object({
                gameId: z.string(),
                endedAt: time,
                rating: points('After this game.'),
                change: points('What this game did.'),
                weight: z
                  .number()
                  .min(0)
                  .max(1)
                  .describe(
                    'By how much it counted: 1 in full, less for the sixth game of the same two within a day.',
                  ),
                damped: z.boolean().describe('Whether it counted for less.'),
              }),
            )
            .describe('The last ten games, newest first.'),
        })
        .meta({ id: 'OwnRating' }),
    ),
  })
  .meta({ id: 'OwnRatings' });
