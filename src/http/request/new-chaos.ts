import { z } from 'zod';

/** So long an answer may be held back at most, in milliseconds. */
const LONGEST_MS = 5_000;
const SHARE = 'must be a number from 0 to 0.5';
const DELAY = `must be two whole numbers of milliseconds, the shorter first, 0 to ${LONGEST_MS}`;

const share = z.number(SHARE).min(0, SHARE).max(0.5, SHARE);

/** How a server is asked to misbehave. */
export const NewChaos = z
  .strictObject({
    drop: share
      .default(0)
      .describe(
        'The share of requests whose answer is lost: the connection is cut, and whether the request was done nobody says. Streams are cut after so many of their lines.',
      ),
    delayMs: z
      .array(z.int(DELAY).min(0, DELAY).max(LONGEST_MS, DELAY), DELAY)
      .length(2, DELAY)
      .refine(([least = 0, most = 0]) => least <= most, DELAY)
      .default([0, 0])
      .describe('How long answers, and what streams tell, are held back: from so long to so long.'),
    duplicate: share.default(0).describe('The share of lines of streams that come twice.'),
    restart: z
      .boolean('must be true or false')
      .default(false)
      .describe(
        'One request in ten is answered as by a server that restarts: 503 with `Retry-After`, and nothing was done. After one line in ten a stream ends with `restart`.',
      ),
    seed: z
      .string('must be a text')
      .min(1, 'must have at least one letter')
      .max(128, 'must have at most 128 letters')
      .default('chaos')
      .describe('The same seed and the same requests of a seat, one after the other, meet the same trouble.'),
  })
  .describe(
    'In a sandbox the server misbehaves towards those who play this game, on purpose and within what it promises, so that a client can learn to bear it. Never three times in a row without a fourth that goes well.',
  );
