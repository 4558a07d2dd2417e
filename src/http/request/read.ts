import { z } from 'zod';

/** What several endpoints read from the path, the query and the body. */

export const GameId = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the id of a game, such as g_3nE7fVq0sJYk2mPzXa9RtB')
    .meta({ description: 'The id of a game.', example: 'g_3nE7fVq0sJYk2mPzXa9RtB' }),
});

/** Queries are text; a number that is not one is refused rather than guessed. */
export const wholeNumberParam = (least: number, most: number, description: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .pipe(z.int().min(least, `must be at least ${least}`).max(most, `must be at most ${most}`))
    .optional()
    .meta({ description, param: { schema: { type: 'integer', minimum: least, maximum: most } } });

const MOST_EVENTS = 999_999_999;
export const AtQuery = z.strictObject({
  at: wholeNumberParam(1, MOST_EVENTS, 'The game as it stood after this event.'),
});
export const eventNumber = (description: string) => wholeNumberParam(0, MOST_EVENTS, description);

const SALT = /^[^\p{Cc}\p{Cs}]{1,64}$/u;

/** What a player adds to the luck of the game. */
export const Salt = z.string('must be a text').regex(SALT, 'must be 1 to 64 letters, digits or signs').meta({
  // Left to itself the document would take the flag for a part of the pattern.
  pattern: SALT.source,
  description:
    'Your own part of the luck, seen by everybody: the dice follow from it and from the secret of the server, which was fixed before.',
});
