import { z } from 'zod';
import { AnyAction } from './schemas.js';

/** The body is the action itself, done or tried out. Its game reads it. */
export const ACTION_BODY = {
  schema: z.unknown(),
  documentedAs: AnyAction,
  presence: 'required',
  example: { type: 'place', column: 1 },
} as const;

/** What an action may meet, done or tried out, before the rules say anything. */
export const PROBLEMS_OF_ACTING = [
  'malformed-action',
  'not-seated',
  'unknown-game',
  'game-archived',
  'game-not-started',
  'game-over',
  'not-your-turn',
  'out-of-time',
  'script-mismatch',
  'stale-version',
] as const;
