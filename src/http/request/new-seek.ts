import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';
import { NewGame } from './new-game.js';

const WAIT_RANGE = 'must be a whole number of seconds, 0 to 600';

export const NewSeek = z
  .strictObject({
    ruleset: NewGame.shape.ruleset,
    preset: NewGame.shape.preset,
    options: NewGame.shape.options,
    seats: z
      .int('must be a whole number')
      .min(2, 'must be at least 2')
      .max(16, 'must be at most 16')
      .optional()
      .describe('How many play; left out, as few as the ruleset allows.'),
    rated: z
      .boolean('must be true or false')
      .optional()
      .describe('Whether the game shall count in the ratings; left out, it does not.'),
    clock: NewGame.shape.clock,
    club: z
      .string('must be the id of a club')
      .optional()
      .describe('Only among the people of this club, one of `GET /clubs`.'),
    bot: z
      .strictObject({
        level: z.enum(BOT_LEVELS, `must be one of ${BOT_LEVELS.join(', ')}`),
        afterSeconds: z
          .int(WAIT_RANGE)
          .min(0, WAIT_RANGE)
          .max(600, WAIT_RANGE)
          .default(30)
          .describe('How long to wait for people first; 30 unless told.'),
      })
      .optional()
      .describe('Who plays when nobody came for so long; left out, you wait for people.'),
  })
  .meta({ id: 'NewSeek' });

export const SeekId = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the id of a seek, such as s_3nE7fVq0sJYk2mPzXa9RtB')
    .meta({ description: 'The id of a seek of yours.', example: 's_3nE7fVq0sJYk2mPzXa9RtB' }),
});
