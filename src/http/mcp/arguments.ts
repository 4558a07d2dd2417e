import { z } from 'zod';
import { GameId } from '../request/read.js';

/** What several tools are told. */

export const GameArgument = z.object({ game: GameId.shape.id.describe('The id of a game.') });

export const ActionArgument = z.object({
  action: z
    .record(z.string(), z.unknown(), 'must be an action, such as {"type": "roll"}')
    .describe('The action as look lists it, such as {"type": "place", "column": 1}.'),
});

export const Key = z.object({
  key: z
    .string('must be a text')
    .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 letters, digits or signs without spaces')
    .optional()
    .describe('Any word of your own: the same call under the same key is done once.'),
});

export const version = (description: string) =>
  z
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(999_999_999)
    .optional()
    .describe(description);
