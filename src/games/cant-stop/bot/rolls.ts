import { FACES, type Pairing, pairingsOf } from '../columns.js';

/** Rolls that are the same but for their order. */
export interface Roll {
  readonly pairings: readonly Pairing[];
  /** How many of the 1296 rolls of four dice are this one. */
  readonly ways: number;
}

export const WAYS = FACES.length ** 4;

const everyRoll = (): readonly Roll[] => {
  const rolls = new Map<string, { pairings: readonly Pairing[]; ways: number }>();
  for (const a of FACES)
    for (const b of FACES)
      for (const c of FACES)
        for (const d of FACES) {
          const dice = [a, b, c, d].sort();
          const known = rolls.get(dice.join());
          if (known === undefined) rolls.set(dice.join(), { pairings: pairingsOf(dice), ways: 1 });
          else known.ways++;
        }
  return [...rolls.values()];
};

/** The 126 rolls that differ. */
export const ROLLS = everyRoll();
