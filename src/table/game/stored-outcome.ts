import { z } from 'zod';
import { Outcome } from '../../engine/outcome.js';

/**
 * An outcome as a log or a list may hold it. Logs are never rewritten, and the first of them had fewer fields: they left out what
 * there was not, named the seat in the reason (`seat-1-resigned`), and called a table that was left before its start a draw.
 */
export const StoredOutcome = z.preprocess((stored) => inFull(stored), Outcome);

const Early = z.object({
  ranking: z.array(z.array(z.int().min(0))),
  scores: z.array(z.number()).optional(),
  ended: z.enum(['finished', 'resigned', 'abandoned']),
  reason: z.string().optional(),
});

/** An outcome as the first logs spelled it, to compare with one of theirs. */
export const earlyOutcome = ({ ranking, scores, ended, by, reason }: Outcome, seats: number): object => {
  const word = ended === 'resigned' ? `seat-${by}-resigned` : reason;
  return {
    ranking: ended === 'abandoned' ? [Array.from({ length: seats }, (_, seat) => seat)] : ranking,
    ...(scores === null ? {} : { scores }),
    ended,
    ...(word === null ? {} : { reason: word }),
  };
};

/** Anything else is left as it is, for the schema to judge. */
const inFull = (stored: unknown): unknown => {
  const early =
    typeof stored === 'object' && stored !== null && 'by' in stored ? null : Early.safeParse(stored);
  if (early === null || !early.success) return stored;
  const { ranking, scores = null, ended, reason = null } = early.data;
  const [, seat] = /^seat-(\d+)-resigned$/.exec(reason ?? '') ?? [];
  return {
    ranking: ended === 'abandoned' ? [] : ranking,
    scores,
    ended,
    by: seat === undefined ? null : Number(seat),
    reason: seat === undefined ? reason : null,
  };
};
