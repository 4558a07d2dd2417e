import type { Chance } from './chance/chance.js';
import { type Branch, everyOutcomeWithin } from './chance/every-outcome.js';
import { greatestCommonDivisor } from './chance/happens.js';
import { seededChance } from './chance/seeded.js';
import type { Prospect, Said, Seat } from './game.js';
import type { Match, Venture } from './match.js';
import { remembering } from './remember.js';

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

/** The odds of everything the seat may do, from what it sees. Worked out once for each match and seat. */
export const oddsFor = (match: Match, seat: Seat): readonly Odds[] =>
  known(match, `${seat}`, () => match.ventures(seat).map(oddsOf));

const known = remembering<readonly Odds[]>();

const oddsOf = ({ action, label, tell }: Venture): Odds => {
  const ways = everyOutcomeWithin(MOST_WAYS, tell);
  return ways === null ? sampled({ action, label, tell }) : counted({ action, label }, ways);
};

const counted = (
  choice: Pick<Odds, 'action' | 'label'>,
  ways: readonly Branch<readonly Prospect[]>[],
): Odds => {
  const whole = ways.reduce((sum, { oneIn }) => leastCommonMultiple(sum, oneIn), 1);
  const tally = tallied(ways.map(({ value, oneIn }) => ({ prospects: value, weight: whole / oneIn })));
  const outcomes = tally.map(({ prospect, weight }) => ({
    ...prospect,
    chance: rounded(weight / whole),
    of: [weight, whole] as const,
  }));
  return { ...choice, basis: { kind: 'exact', ways: ways.length }, outcomes };
};

/** The luck is always the same one, so that the same question gets the same answer. */
const sampled = ({ action, label, tell }: Venture): Odds => {
  const chance: Chance = seededChance('odds');
  const tries = Array.from({ length: SAMPLES }, () => ({ prospects: tell(chance), weight: 1 }));
  const outcomes = tallied(tries).map(({ prospect, weight }) => ({
    ...prospect,
    chance: rounded(weight / SAMPLES),
    between: wilson(weight, SAMPLES),
  }));
  return { action, label, basis: { kind: 'sampled', samples: SAMPLES, confidence: 0.95 }, outcomes };
};

interface Tallied {
  readonly prospect: Prospect;
  readonly weight: number;
}

/** How much weight each prospect gathers; the likeliest first, equals by name. */
const tallied = (
  ways: readonly { readonly prospects: readonly Prospect[]; readonly weight: number }[],
): readonly Tallied[] => {
  const tally = new Map<string, { readonly prospect: Prospect; weight: number }>();
  for (const { prospects, weight } of ways) {
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

const Z_95 = 1.959964;

/** Wilson's interval: honest also for chances near 0 and 1, where the simple one is not. */
export const wilson = (hits: number, tries: number): readonly [number, number] => {
  const share = hits / tries;
  const spread = Z_95 ** 2 / tries;
  const middle = (share + spread / 2) / (1 + spread);
  const reach = (Z_95 * Math.sqrt((share * (1 - share) + spread / 4) / tries)) / (1 + spread);
  return [rounded(Math.max(0, middle - reach)), rounded(Math.min(1, middle + reach))];
};

const rounded = (chance: number): number => Math.round(chance * 1e6) / 1e6;

const leastCommonMultiple = (a: number, b: number): number => (a / greatestCommonDivisor(a, b)) * b;
