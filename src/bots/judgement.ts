import { z } from 'zod';

/** What a thread says of a choice that was made, as it crosses back: what the bot would have done, and what each choice was worth. */
const Said = z.looseObject({ type: z.string() });
export const Judged = z.strictObject({
  type: z.literal('judged'),
  best: Said,
  choices: z
    .array(
      z
        .strictObject({
          action: Said,
          games: z.int().min(0),
          wins: z.array(z.number().min(0)).readonly(),
          byBot: z
            .strictObject({ chance: z.number(), low: z.number(), high: z.number() })
            .nullable()
            .describe('By what the hard bot chooses by; null where that is no chance to win.'),
        })
        .readonly(),
    )
    .readonly(),
});
export type Judged = z.infer<typeof Judged>;
