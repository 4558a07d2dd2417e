import { z } from 'zod';

/** Which game and which of its events a fork begins from. */
export const ForkOf = z.strictObject({ gameId: z.string(), version: z.int().min(1) });
export type ForkOf = z.infer<typeof ForkOf>;

/**
 * Where a fork begins: what its author saw of another game, and the seed by which a world was imagined that looks like it.
 * Nothing here was made from more than that window. Where nothing is hidden the imagined world is the position itself.
 */
export const Origin = ForkOf.extend({
  view: z.record(z.string(), z.unknown()),
  seed: z.string(),
});
export type Origin = z.infer<typeof Origin>;

export const forkOf = ({ gameId, version }: Origin): ForkOf => ({ gameId, version });
