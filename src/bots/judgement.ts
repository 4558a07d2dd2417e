import { z } from 'zod';

/** What a thread says of a choice that was made, as it crosses back: what the bot would have done, and what each choice was worth. */
const Said = z.looseObject({ type: z.string() });
export const Judged = z.strictObject({
  type: z.literal('judged'),
  best: Said,
  choices: z
    .array(
      z
        .strictObject({ action: Said, games: z.int().min(0), wins: z.array(z.number().min(0)).readonly() })
        .readonly(),
    )
    .readonly(),
});
export type Judged = z.infer<typeof Judged>;
