import { z } from 'zod';
import { TournamentEvent } from './event.js';

/** A tournament that is over in one file: all that is needed to work out every pairing and every rank again, with no server. */
export const TournamentRecord = z
  .strictObject({
    format: z.literal('parlor-tournament'),
    formatVersion: z.literal(1),
    tournamentId: z.string(),
    name: z.string(),
    entrants: z
      .array(z.strictObject({ entrant: z.int().min(1), name: z.string() }))
      .describe('What the numbers are called. Names are no part of the chain.'),
    entries: z.array(
      z.strictObject({
        seq: z.int().min(1),
        at: z.string(),
        event: TournamentEvent,
        hash: z.string().describe('SHA-256 over the hash before it and the canonical JSON of this entry.'),
      }),
    ),
  })
  .meta({
    id: 'TournamentRecord',
    description: 'A tournament in one file. `npx parlor verify tournament.json` checks it without a server.',
  });
export type TournamentRecord = z.infer<typeof TournamentRecord>;
