import { RulesetFault } from '../engine/fault.js';

/**
 * For whoever looks through many games: one whose rules fail, or are not here, is as if it were not there, and the others are looked at.
 * Whoever asks for that very game hears why.
 */
export const unlessUnfoldable = async <Value>(game: Promise<Value>): Promise<Value | null> => {
  try {
    return await game;
  } catch (error) {
    if (error instanceof RulesetFault) return null;
    throw error;
  }
};
