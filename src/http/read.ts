import { z } from 'zod';
import { no, type Result, yes } from '../engine/result.js';
import type { Problem } from '../table/problem.js';

/** What several endpoints read from the path, the query and the headers. */

export const GameId = z.strictObject({
  id: z
    .string()
    .min(1)
    .max(64)
    .meta({ description: 'The id of a game.', example: 'g_3nE7fVq0sJYk2mPzXa9RtB' }),
});

/** Queries are text; a number that is not one is refused rather than guessed. */
export const wholeNumber = (least: number, most: number, description: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .pipe(z.int().min(least, `must be at least ${least}`).max(most, `must be at most ${most}`))
    .optional()
    .meta({ description, param: { schema: { type: 'integer', minimum: least, maximum: most } } });

const MOST_EVENTS = 999_999_999;
export const AtQuery = z.strictObject({
  at: wholeNumber(1, MOST_EVENTS, 'The game as it stood after this event.'),
});
export const eventNumber = (description: string) => wholeNumber(0, MOST_EVENTS, description);

export const IfMatch = z.object({
  'If-Match': z.string().optional().meta({
    description:
      'The version you speak of, `"17"`: if the game has moved on, nothing happens and you get 412.',
  }),
});

/** `If-Match: "41"`. Null when the caller named no version, or any. */
export const expectedVersion = (header: string | undefined): Result<number | null, Problem> => {
  if (header === undefined || header.trim() === '*') return yes(null);
  const [, version] = /^\s*"(\d{1,9})"\s*$/.exec(header) ?? [];
  if (version !== undefined) return yes(Number(version));
  return no({
    code: 'malformed-header',
    detail: `If-Match should be one version in double quotes, such as "17", just as ETag gave it; you sent ${header}.`,
  });
};
