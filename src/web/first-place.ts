import type { Outcome } from '../client/types.js';

/** Whoever has the first place, if that is anything: what went on for too long nobody has won, though whoever left it is last. */
export const firstPlace = ({ ranking: [best = []], ended }: Outcome): readonly number[] =>
  ended === 'too-long' ? [] : best;
