import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';
import { no, type Result, yes } from '../../engine/result.js';
import { canonicalJson } from '../../proof/canonical-json.js';
import type { SeekRow } from '../../store/seeks.js';
import { ClockRules } from '../game/clock.js';
import { layTable } from '../lay.js';
import type { Problem } from '../problem.js';
import { findRulebook } from '../shelf.js';

/** The table that somebody looks for, as it is kept while they wait. */
export const Wish = z.strictObject({
  options: z.record(z.string(), z.unknown()),
  seats: z.int().min(2),
  rated: z.boolean(),
  clock: ClockRules.optional(),
  /** Who plays when nobody came for so long. */
  bot: z.strictObject({ level: z.enum(BOT_LEVELS), afterSeconds: z.int().min(0) }).optional(),
});
export type Wish = z.infer<typeof Wish>;

export const wishOf = ({ wish }: Pick<SeekRow, 'wish'>): Wish => Wish.parse(wish);

export interface WantedSeek {
  readonly ruleset: string;
  readonly preset?: string | undefined;
  readonly options?: { readonly [option: string]: unknown } | undefined;
  readonly club?: string | undefined;
  readonly seats?: number | undefined;
  readonly rated?: boolean | undefined;
  readonly clock?: Wish['clock'] | undefined;
  readonly bot?: Wish['bot'] | undefined;
}

/** Everything that was left out is said, so that whoever wants the same says the same. */
export const wishFor = (wanted: WantedSeek): Result<Wish, Problem> => {
  const book = findRulebook(wanted.ruleset);
  if (!book.ok) return book;
  const { seats = Math.max(2, book.value.seats.min), rated = false, clock, bot } = wanted;
  const laid = layTable(book.value, seats, wanted);
  if (!laid.ok) return laid;
  return seats < 2
    ? no(NOBODY_ELSE)
    : yes({
        options: { ...laid.value.options },
        seats,
        rated,
        ...(clock === undefined ? {} : { clock }),
        ...(bot === undefined ? {} : { bot }),
      });
};

/** The same for all who may meet. Whether one would play a bot after a while is nobody else's concern. */
export const markOf = (ruleset: string, club: string | null, { bot: _, ...table }: Wish): string =>
  canonicalJson({ ruleset, club, ...table });

const NOBODY_ELSE: Problem = {
  code: 'invalid-seats',
  detail: 'An opponent needs a seat: look for a table with at least two.',
  errors: [{ pointer: '/seats', message: 'must be at least 2' }],
};
