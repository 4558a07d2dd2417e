import { z } from 'zod';
import { Outcome } from '../../engine/outcome.js';
import { LAB_SEATS } from '../../lab/question.js';
import { AnyAction } from './schemas.js';

/** What goes into the lab, and what comes out. */

export const MOST_ROLLOUT_BYTES = 256 * 1024;
const MOST_GAMES = 1024;
const MOST_ACTIONS = 100_000;

export const RolloutsWanted = z
  .strictObject({
    ruleset: z.string().max(64).meta({ example: 'knucklebones' }),
    preset: z.string().max(64).optional(),
    options: z.looseObject({}).optional().describe('As in `POST /games`.'),
    seats: z
      .array(z.enum(LAB_SEATS, `must be one of ${LAB_SEATS.join(', ')}`))
      .min(1)
      .max(16, 'must have at most 16 entries')
      .optional()
      .describe(
        'Who plays each seat: you (`me`), or a bot by its level. At least one is yours; left out, all are, as few as the ruleset allows.',
      ),
    games: z
      .array(
        z
          .strictObject({
            seed: z
              .string()
              .min(1, 'must have at least one letter')
              .max(128, 'must have at most 128 letters')
              .describe('The luck: the same seed and the same actions are the same game.'),
            actions: z
              .array(z.int('must be the number of an action').min(0, 'must be the number of an action'))
              .max(MOST_ACTIONS, `must have at most ${MOST_ACTIONS} entries`)
              .describe(
                'What was done at your seats so far, by number. Empty for a new game; to step it, add one.',
              ),
          })
          .meta({ id: 'RolloutWanted' }),
      )
      .min(1, 'must have at least one game')
      .max(MOST_GAMES, `must have at most ${MOST_GAMES} games`),
  })
  .meta({ id: 'RolloutsWanted' });

const numbers = z.array(z.int().min(0));

export const RolloutsDocument = z
  .object({
    ruleset: z.string(),
    rulesetVersion: z.int().min(1),
    seats: z.array(z.enum(LAB_SEATS)),
    actions: z
      .union([z.array(AnyAction), z.null()])
      .describe(
        'What each number means, at every moment alike. Null for a ruleset whose actions are too many to number: there a number is a place in `choices`.',
      ),
    games: z.array(
      z
        .object({
          seat: z
            .union([z.int().min(0), z.null()])
            .describe('Whose turn it is among your seats; null when the game is over.'),
          observation: z
            .looseObject({})
            .describe('What that seat may see: the view of the ruleset. Of a game that is over, everything.'),
          legal: numbers.describe('The numbers of the actions that are legal now, from the lowest.'),
          mask: z
            .union([numbers, z.null()])
            .describe('For each of `actions` 1 where it is legal now, else 0; null where `actions` is.'),
          choices: z
            .union([z.array(AnyAction), z.null()])
            .describe('Where `actions` is null, what the numbers in `legal` mean now; else null.'),
          done: z.boolean().describe('Whether the game is over.'),
          rewards: z
            .array(z.number().min(-1).max(1))
            .describe(
              'By seat: 0 until the game is over, then from 1 for the first place to -1 for the last.',
            ),
          outcome: z.union([Outcome, z.null()]).describe('How it ended, with the scores.'),
        })
        .meta({ id: 'Rollout' }),
    ),
  })
  .meta({ id: 'Rollouts', description: 'Games as far as they were played, in the order they were sent.' });
