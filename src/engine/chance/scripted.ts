import type { Chance, Lot } from './chance.js';
import { cryptographicChance } from './cryptographic.js';

/** What happens when every scripted outcome has been used. */
export type WhenSpent = 'refuse' | 'random';

/** A script that still knows how far it was read. */
export interface ScriptedChance extends Chance {
  readonly used: () => number;
}

/** Luck as somebody wrote it down: each pick is the next entry of the script. */
export const scriptedChance = (
  script: readonly Lot[],
  { from = 0, whenSpent = 'refuse', rest = cryptographicChance() }: ScriptOptions = {},
): ScriptedChance => {
  let next = from;
  return {
    used: () => next,
    pick(items) {
      if (next >= script.length && whenSpent === 'random') return rest.pick(items);
      const wanted = script[next];
      const found = items.find((item) => item === wanted);
      if (found === undefined) throw new ScriptMismatch(next, wanted, items);
      next++;
      return found;
    },
  };
};

interface ScriptOptions {
  readonly from?: number;
  readonly whenSpent?: WhenSpent;
  readonly rest?: Chance;
}

/**
 * The script does not fit the game. It is thrown because it leaves from inside a decision;
 * whoever handed the script in catches it and nothing has happened.
 */
export class ScriptMismatch extends Error {
  override readonly name = 'ScriptMismatch';
  constructor(
    readonly entry: number,
    readonly wanted: Lot | undefined,
    readonly possible: readonly Lot[],
  ) {
    const said = wanted === undefined ? 'is missing: the script is used up' : `is ${JSON.stringify(wanted)}`;
    super(
      `Entry ${entry} of the script ${said}; possible here: ${possible.map((lot) => JSON.stringify(lot)).join(', ')}.`,
    );
  }
}
