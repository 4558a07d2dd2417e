import { z } from 'zod';
import { no, type Result, yes } from '../engine/result.js';
import type { Problem } from '../table/problem.js';

/** What several endpoints read from the path, the query and the headers. */

export const GameId = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the id of a game, such as g_3nE7fVq0sJYk2mPzXa9RtB')
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

export const IfNoneMatch = z.object({
  'If-None-Match': z
    .string()
    .optional()
    .meta({ description: 'The `ETag` you have; 304 if it is still the current one.' }),
});

/** `If-Match: "41"`. Null when the caller named no version, or any. */
export const expectedVersion = (header: string | undefined): Result<number | null, Problem> => {
  if (header === undefined || header.trim() === '*') return yes(null);
  const [, version] = /^\s*"(\d{1,9})(?:-open)?"\s*$/.exec(header) ?? [];
  if (version !== undefined) return yes(Number(version));
  return no({
    code: 'malformed-header',
    detail: `If-Match should be one version in double quotes, such as "17", just as ETag gave it; you sent ${header}.`,
  });
};

export const IdempotencyKey = z.object({
  'Idempotency-Key': z.string().optional().meta({
    description:
      'Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way.',
  }),
});

const SALT = /^[^\p{Cc}\p{Cs}]{1,64}$/u;

/** What a player adds to the luck of the game. */
export const Salt = z.string('must be a text').regex(SALT, 'must be 1 to 64 letters, digits or signs').meta({
  // Left to itself the document would take the flag for a part of the pattern.
  pattern: SALT.source,
  description:
    'Your own part of the luck, seen by everybody: the dice follow from it and from the secret of the house, which was fixed before.',
});

const KEY = /^[\x21-\x7e]{1,255}$/;

/** The caller's word for this request. `shortest` is for requests where the key stands for a secret. */
export const idempotencyKey = (
  header: string | undefined,
  shortest = 1,
): Result<string | undefined, Problem> => {
  const key = header?.replace(/^"(.*)"$/, '$1');
  if (key === undefined || (KEY.test(key) && key.length >= shortest)) return yes(key);
  return no({
    code: 'malformed-header',
    detail: `Idempotency-Key should be ${shortest} to 255 letters, digits or signs without spaces, such as a UUID.`,
  });
};

/** `Prefer: wait=20` (RFC 7240), in milliseconds, at most a minute. */
export const preferredWait = (prefer: string | undefined): number | null => {
  const [, seconds] = /(?:^|[,;])\s*wait=(\d{1,4})\s*(?:[,;]|$)/i.exec(prefer ?? '') ?? [];
  return seconds === undefined ? null : Math.min(Number(seconds), LONGEST_WAIT_S) * 1000;
};

const LONGEST_WAIT_S = 60;

export const prefersMinimal = (prefer: string | undefined): boolean =>
  /(?:^|[,;])\s*return=minimal\s*(?:[,;]|$)/i.test(prefer ?? '');
