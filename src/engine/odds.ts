import { type Branch, everyOutcomeWithin } from './chance/every-outcome.js';
import { greatestCommonDivisor } from './chance/happens.js';
import { seededChance } from './chance/seeded.js';
import { ENGLISH, type Language } from './language.js';
import type { Match, Venture } from './match.js';
import { remembering } from './remember.js';
import type { Prospect, Said, Seat } from './ruleset.js';
import { wilson } from './wilson.js';

/** What may come of one legal action, and how likely each of it is. Several of them can come together. */
export interface Odds {
  readonly action: Said;
  readonly label: string;
  readonly basis: Basis;
  readonly outcomes: readonly LikelyOutcome[];
}

/** Counted through all ways the luck can fall, or estimated from some of them. */
export type Basis =
  | { readonly kind: 'exact'; readonly ways: number }
  | { readonly kind: 'sampled'; readonly samples: number; readonly confidence: number };

export interface LikelyOutcome extends Prospect {
  readonly chance: number;
  /** The chance as a fraction, where it was counted: so many of so many. */
  readonly of?: readonly [number, number];
  /** Where the chance lies, where it was estimated. */
  readonly between?: readonly [number, number];
}

/** More ways than these are not walked but sampled: four dice fall in 1296 ways. */
const MOST_WAYS = 1500;
const SAMPLES = 1000;

/** The odds of everything the seat may do, from what it sees. Worked out once for each match, seat and language. */
export const oddsFor = (match: Match, seat: Seat, language: Language = ENGLISH): readonly Odds[] =>
  known(match, `${seat} ${language}`, () =>
    match.ventures(seat, language).map((venture) => oddsOf(match, seat, venture)),
  );

const known = remembering<readonly Odds[]>();

const oddsOf = (match: Match, seat: Seat, venture: Venture): Odds => {
  const ways = everyOutcomeWithin(MOST_WAYS, venture.tell);
  return ways === null ? sampledOdds(venture, positionSeenBy(match, seat)) : countedOdds(venture, ways);
};

/** A position in one word: the same for the same view, whatever is hidden behind it. */
const positionSeenBy = (match: Match, seat: Seat): string => JSON.stringify([seat, match.view(seat)]);

export const countedOdds = (
  { action, label, asked }: Venture,
  ways: readonly Branch<readonly Prospect[]>[],
): Odds => {
  const common = commonMultipleOf(ways);
  const whole = common ?? 1;
  const told = ways.map(({ value, times, outOf }) => ({ prospects: value, weight: times * (whole / outOf) }));
  const outcomes = tallied(asked, told).map(({ prospect, weight }) => ({
    ...prospect,
    chance: rounded(weight / whole),
    ...(common === null ? {} : { of: [weight, whole] as const }),
  }));
  return { action, label, basis: { kind: 'exact', ways: ways.length }, outcomes };
};

/**
 * The luck follows from the position and the action: the same question gets the same answer,
 * and what is off in one position is not off the same way in the next.
 */
export const sampledOdds = ({ action, label, asked, tell }: Venture, position: string): Odds => {
  const chance = seededChance(`odds of ${JSON.stringify(action)} in ${position}`);
  const told = Array.from({ length: SAMPLES }, () => ({ prospects: tell(chance), weight: 1 }));
  const outcomes = tallied(asked, told).map(({ prospect, weight }) => ({
    ...prospect,
    chance: rounded(weight / SAMPLES),
    between: likelyBetween(weight / SAMPLES),
  }));
  return { action, label, basis: { kind: 'sampled', samples: SAMPLES, confidence: 0.95 }, outcomes };
};

interface Tallied {
  readonly prospect: Prospect;
  readonly weight: number;
}

/** How much weight each prospect gathers, and none for what was only asked; the likeliest first, equals by name. */
const tallied = (
  asked: readonly Prospect[],
  ways: readonly { readonly prospects: readonly Prospect[]; readonly weight: number }[],
): readonly Tallied[] => {
  const tally = new Map<string, { readonly prospect: Prospect; weight: number }>();
  for (const { prospects, weight } of [{ prospects: asked, weight: 0 }, ...ways]) {
    for (const prospect of prospects) {
      const entry = tally.get(prospect.what);
      if (entry === undefined) tally.set(prospect.what, { prospect, weight });
      else entry.weight += weight;
    }
  }
  return [...tally.values()].sort(
    (a, b) => b.weight - a.weight || a.prospect.what.localeCompare(b.prospect.what, 'en', { numeric: true }),
  );
};

/** As the odds are told: both ends, rounded like every chance. */
const likelyBetween = (share: number): readonly [number, number] => {
  const { low, high } = wilson(share, SAMPLES);
  return [rounded(low), rounded(high)];
};

const rounded = (chance: number): number => Math.round(chance * 1e6) / 1e6;

/** What all the fractions can be told in; null where the number is too large to be told exactly. */
const commonMultipleOf = (ways: readonly Branch<unknown>[]): number | null => {
  let common = 1;
  for (const { outOf } of ways) {
    if (!Number.isSafeInteger(outOf)) return null;
    common = (common / greatestCommonDivisor(common, outOf)) * outOf;
    if (!Number.isSafeInteger(common)) return null;
  }
  return common;
};
