import { z } from 'zod';

/** Luck that whoever laid the table wrote down. Such a game is a sandbox: it shows or teaches something and proves nothing. */
export const GivenChance = z.union([
  z.strictObject({
    script: z.array(z.union([z.string(), z.number()])),
    whenSpent: z.enum(['refuse', 'random']),
  }),
  z.strictObject({ seed: z.string() }),
]);
export type GivenChance = z.infer<typeof GivenChance>;

interface LuckOf {
  readonly given: GivenChance | null;
  /** The board whose luck it shares with other tables. */
  readonly board: string | null;
}

/** Where the luck of a game comes from, as anybody may know it. What the script says next is nobody's business. */
export const ChanceKind = z.enum(['fair', 'board', 'script', 'seed']);
export type ChanceKind = z.infer<typeof ChanceKind>;

export const chanceKindOf = ({ given, board }: LuckOf): ChanceKind => {
  if (given === null) return board === null ? 'fair' : 'board';
  return 'seed' in given ? 'seed' : 'script';
};
