import { z } from 'zod';

/** What a worker says to the process that tends it. */
export const FromWorker = z.discriminatedUnion('say', [
  /** All its doors are open. */
  z.object({ say: z.literal('open') }),
  /** Somebody asked it for the figures of all. */
  z.object({ say: z.literal('figures?'), ticket: z.int() }),
  z.object({
    say: z.literal('my-figures'),
    ticket: z.int(),
    figures: z.array(z.record(z.string(), z.unknown())),
  }),
]);
export type FromWorker = z.infer<typeof FromWorker>;

export const ToWorker = z.discriminatedUnion('say', [
  z.object({ say: z.literal('your-figures?'), ticket: z.int() }),
  z.object({ say: z.literal('figures'), ticket: z.int(), text: z.string() }),
]);
export type ToWorker = z.infer<typeof ToWorker>;
