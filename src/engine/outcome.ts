import { z } from 'zod';

const seat = z.int().min(0);

/** How a game came to its end. That is not who won. */
const ENDINGS = ['finished', 'resigned', 'abandoned', 'too-long', 'out-of-time', 'absent', 'agreed'] as const;

/** How a game ended: the same fields in every game, and always all of them. */
export const Outcome = z
  .strictObject({
    ranking: z
      .array(z.array(seat))
      .describe('Best first; seats in one group share the place. Empty when there is no result.'),
    scores: z.union([z.array(z.number()), z.null()]).describe('By seat; null in a game without points.'),
    ended: z
      .enum(ENDINGS)
      .describe('By the rules (`finished`), or from outside. How it ended is not who won.'),
    by: z
      .union([seat, z.null()])
      .describe(
        'The seat that resigned, left, ran out of time, was gone for too long or offered the draw; null when nobody did.',
      ),
    reason: z
      .union([z.string().regex(/^[a-z]+(-[a-z]+)*$/), z.null()])
      .describe('A stable word for what ended it, such as `stalemate`; null when there is no more to say.'),
  })
  .meta({ id: 'Outcome', description: 'How the game ended: always all of these fields.' });
export type Outcome = z.infer<typeof Outcome>;

/** An end by the rules of the game itself. */
export const finished = (
  ranking: readonly (readonly number[])[],
  scores: readonly number[] | null = null,
  reason: string | null = null,
): Outcome => ({
  ranking: ranking.map((group) => group.slice()),
  scores: scores?.slice() ?? null,
  ended: 'finished',
  by: null,
  reason,
});

/** Whoever has the first place, if that is anything: what went on for too long nobody has won, though whoever left it is last. */
export const bestOf = ({
  ranking: [best = []],
  ended,
}: Pick<Outcome, 'ranking' | 'ended'>): readonly number[] => (ended === 'too-long' ? [] : best);

/** Whoever alone has the first place. */
export const winnerOf = (outcome: Outcome): number | null => {
  const [winner = null, ...others] = bestOf(outcome);
  return others.length === 0 ? winner : null;
};

/** What every view says alike, so that whatever is made from it knows of an end that the rules do not. */
export const Concluded = z
  .union([Outcome, z.null()])
  .describe('How the game was ended from outside, such as by a resignation; null otherwise.');
