import { z } from 'zod';
import { AnyAction } from './schemas.js';

/** The shape of a game that is looked back at. */

const seat = z.int().min(0);
const version = z.int().min(1);
const share = z.number().min(0).max(1);

const WorthDocument = z
  .object({
    chance: share.describe('How likely this seat was to win with it, a shared win in parts.'),
    between: z
      .array(share)
      .length(2)
      .describe('Where it lies nineteen times in twenty: from so much to so much.'),
    by: z
      .enum(['hard-bot', 'games'])
      .describe(
        '`hard-bot`: by what the hard bot itself chooses by, with its measured doubt. `games`: where that is no chance to win, the share won of games that were played on from there (Wilson’s interval).',
      ),
    games: z.int().min(0).describe('So many games were played on from there.'),
  })
  .meta({ id: 'Worth', description: 'What a choice was worth to whoever had it.' });

const ReviewedChoice = z
  .object({
    action: AnyAction,
    label: z.string(),
    worth: z.union([WorthDocument, z.null()]).describe('Null for what there was no time to try.'),
  })
  .meta({ id: 'ReviewedChoice' });

const ReviewedDecision = z
  .object({
    version: version.describe('The version at which it was taken; `GET /games/{id}?at=` shows the board.'),
    seat,
    taken: ReviewedChoice,
    best: ReviewedChoice.describe('What the hard bot would have done, from what this seat knew then.'),
    loss: share.describe(
      'How much more `best` was worth than `taken`; 0 where the two intervals meet and nobody can say.',
    ),
    choices: z.array(ReviewedChoice).describe('All there were, in the order of `legal`.'),
  })
  .meta({ id: 'ReviewedDecision' });

const TurningPointDocument = z
  .object({
    version,
    seat,
    kind: z
      .enum(['choice', 'swing'])
      .describe(
        'A choice that was worth less than another; or a chance that changed, by luck or by what somebody else did.',
      ),
    change: z.number().min(-1).max(1).describe('What it did to the chance of this seat.'),
    text: z.string().describe('One plain sentence.'),
  })
  .meta({ id: 'TurningPoint' });

export const ReviewDocument = z
  .object({
    gameId: z.string(),
    version: version.describe('The version of the game, which is over.'),
    status: z
      .enum(['under-way', 'whole'])
      .describe('While it is under way it has the decisions that are judged so far.'),
    of: z.int().min(0).describe('How many decisions there are; 0 until they are counted.'),
    judged: z.int().min(0),
    skipped: z
      .int()
      .min(0)
      .describe('Those that are not judged: beyond the first 500, or nothing came of it.'),
    decisions: z.array(ReviewedDecision),
    curve: z
      .array(z.object({ version, chances: z.array(share) }).meta({ id: 'CurvePoint' }))
      .describe(
        'By seat, how likely each was to win, as the seat that decided there could know; the last one is how it came out.',
      ),
    turningPoints: z.array(TurningPointDocument).describe('The greatest, in the order of the game.'),
  })
  .meta({ id: 'Review', description: 'A game looked back at.' });
