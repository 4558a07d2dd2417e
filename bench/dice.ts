import { writeFileSync } from 'node:fs';
import type { Chance } from '../src/engine/chance/chance.js';
import { cryptographicChance } from '../src/engine/chance/cryptographic.js';
import { seededChance } from '../src/engine/chance/seeded.js';
import { fairChance, saltsInOneWord } from '../src/proof/fair-chance.js';
import { fromRoot } from '../src/root.js';
import { markdownTable } from './markdown.js';

/** A million draws from each source of luck, and how well they fit "each as likely as the next". */
const DRAWS = 1_000_000;
const SECRET = '5eed'.repeat(16);
const SALTS = saltsInOneWord(['pepper', null]);

interface Trial {
  readonly name: string;
  readonly sides: number;
  readonly observed: readonly number[];
}

/** Draws by sides, each by its own chance. */
const counted = (sides: number, chanceOf: (draw: number) => Chance): readonly number[] => {
  const items = Array.from({ length: sides }, (_, item) => item);
  const counts = items.map(() => 0);
  for (let draw = 0; draw < DRAWS; draw++) {
    const item = chanceOf(draw).pick(items);
    counts[item] = (counts[item] ?? 0) + 1;
  }
  return counts;
};

const oneStream = (chance: Chance) => () => chance;

/** Two rolls in a row, as one of 36: whether a roll says anything about the next. */
const pairs = (first: (draw: number) => Chance, second: (draw: number) => Chance): readonly number[] => {
  const counts = Array.from({ length: 36 }, () => 0);
  const die = [0, 1, 2, 3, 4, 5] as const;
  for (let draw = 0; draw < DRAWS; draw++) {
    const pair = 6 * first(draw).pick(die) + second(draw).pick(die);
    counts[pair] = (counts[pair] ?? 0) + 1;
  }
  return counts;
};

const fairAt = (version: number): Chance => fairChance(SECRET, 'g_dice', version, SALTS);
const fairGame = (game: number): Chance => fairChance(SECRET, `g_${game}`, 7);

const trials: readonly Trial[] = [
  { name: 'fair, a die, one draw at each version of one game', sides: 6, observed: counted(6, fairAt) },
  {
    name: 'fair, a die, one draw at the same version of many games',
    sides: 6,
    observed: counted(6, fairGame),
  },
  { name: 'fair, a die, one long stream', sides: 6, observed: counted(6, oneStream(fairAt(1))) },
  { name: 'fair, a card of 104', sides: 104, observed: counted(104, oneStream(fairAt(2))) },
  { name: 'fair, one of 100 cells', sides: 100, observed: counted(100, oneStream(fairAt(3))) },
  {
    name: 'fair, dice at one version and the next, as pairs',
    sides: 36,
    observed: pairs(fairAt, (draw) => fairAt(draw + 1)),
  },
  { name: 'seeded, a die', sides: 6, observed: counted(6, oneStream(seededChance('dice'))) },
  { name: "the operating system's, a die", sides: 6, observed: counted(6, oneStream(cryptographicChance())) },
];

const chiSquare = ({ sides, observed }: Trial): number =>
  observed.reduce((sum, count) => sum + (count - DRAWS / sides) ** 2 / (DRAWS / sides), 0);

/** How often chance alone gives a fit this bad or worse, by the approximation of Wilson and Hilferty. */
const likelihood = (chi: number, freedom: number): number => {
  const spread = 2 / (9 * freedom);
  return upperTail((Math.cbrt(chi / freedom) - (1 - spread)) / Math.sqrt(spread));
};

/** Of the normal distribution, by Simpson's rule. */
const upperTail = (z: number): number => {
  const steps = 2_000;
  const width = (10 - z) / steps;
  let sum = 0;
  for (let step = 0; step <= steps; step++) {
    const weight = step === 0 || step === steps ? 1 : step % 2 === 1 ? 4 : 2;
    sum += weight * Math.exp(-((z + step * width) ** 2) / 2);
  }
  return (sum * width) / 3 / Math.sqrt(2 * Math.PI);
};

const rows = trials.map((trial) => {
  const chi = chiSquare(trial);
  const freedom = trial.sides - 1;
  return [trial.name, `${trial.sides}`, chi.toFixed(1), `${freedom}`, likelihood(chi, freedom).toFixed(3)];
});

const report = `# The dice

How fairly luck falls: ${DRAWS.toLocaleString('en')} draws from each source, counted by what came up, against "each as likely as the next" (chi-square).
_p_ is how often chance alone fits this badly or worse: for a fair source any value from 0 to 1 is as likely as another, and one below 0.001 would be a reason to look closer.
Repeat it with \`npx tsx bench/dice.ts\`. The secret and the seed are fixed, so all rows but the last come out the same anywhere.

${markdownTable(['source and draw', 'outcomes', 'chi-square', 'degrees of freedom', 'p'], rows)}
`;

writeFileSync(fromRoot('bench', 'results', 'dice.md'), report);
console.log(report);
