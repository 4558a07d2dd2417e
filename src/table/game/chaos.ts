import { z } from 'zod';

/** How a server is to misbehave towards those who play a sandbox, so that somebody learns to bear it. */
export const Chaos = z
  .strictObject({
    drop: z.number().min(0).max(1),
    delayMs: z.array(z.int().min(0)).length(2),
    duplicate: z.number().min(0).max(1),
    restart: z.boolean(),
    seed: z.string(),
  })
  .meta({
    id: 'Chaos',
    description:
      'How the server misbehaves towards those who play this sandbox, on purpose: the share of answers that are lost, how long others are held back, the share of lines of streams that come twice, whether it acts as if it restarted, and the seed that all of it follows from.',
  });
export type Chaos = z.infer<typeof Chaos>;
