import { BoundedCache } from '../engine/bounded-cache.js';
import { RulesetFault } from '../engine/fault.js';

/** Does something about a game. */
export type Unbenched = <Value>(gameId: string, work: () => Promise<Value>) => Promise<Value>;

const MOST_BYTES = 2 ** 18;

/**
 * While rules loop nobody else is answered. A game in which they had to be interrupted is not asked about again before the next start,
 * so that whoever repeats the request costs nothing, and other games of the ruleset go on.
 */
export const benching = (): Unbenched => {
  const benched = new BoundedCache<string, RulesetFault>(MOST_BYTES);
  return async (gameId, work) => {
    const fault = benched.get(gameId);
    if (fault !== undefined)
      throw new RulesetFault(fault.ruleset, 'failed', `${gameId} is benched: ${fault.message}`);
    try {
      return await work();
    } catch (error) {
      if (error instanceof RulesetFault && error.kind === 'looped') benched.set(gameId, error, gameId.length);
      throw error;
    }
  };
};
