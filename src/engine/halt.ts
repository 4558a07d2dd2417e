import type { Outcome } from './outcome.js';

/**
 * Why nobody acts where the rules would go on: the game was ended from outside, and this is how;
 * or one looks back at an event in the middle of a decision, where nobody could act.
 */
export type Halt = Outcome | 'midway';

/** How a halted game ended; null when it did not. */
export const endOf = (halt: Halt | null | undefined): Outcome | null =>
  halt === null || halt === undefined || halt === 'midway' ? null : halt;

/** Said on a board in the middle of a decision, and on one that nobody has begun to play on. */
export const MIDWAY_WORDS = 'Nobody may act at this moment.';
