import { BOT_LEVELS } from '../../engine/bot.js';
import { seededChance } from '../../engine/chance/seeded.js';
import { complete } from '../../engine/defaults/complete.js';
import { itemAt } from '../../engine/item-at.js';
import type { MinimalRuleset, Ruleset, RulesetTypes } from '../../engine/ruleset.js';
import { answersAsItsSeat } from './bots.js';
import { obeysTheLaws } from './contract.js';
import { saysWhenNobodyActs } from './halts.js';
import { everyPresetCanBePlayed, refusalsStandInTheManual, unknownFieldsAreRefused } from './paper.js';
import { isPure } from './purity.js';
import { type NamedTable, tablesOf } from './random-play.js';
import { keepsSecrets } from './secrets.js';
import { isSpelledAlike, saysWhoActs } from './spelling.js';
import { isToldInFull, translationsOf } from './translations.js';
import { watched } from './watched.js';

/** One law of the contract: `check` throws `LawBroken` with a sentence that names the fault. */
export interface Law {
  readonly name: string;
  check(): void;
}

const SEEDS = ['one', 'two', 'three'];

/** Of the first table three games are played, of each of the others one: what differs between them is little. */
const seedsFor = (index: number): readonly string[] =>
  index === 0 ? SEEDS : [itemAt(SEEDS, index % SEEDS.length)];

/** Every law, for every table a ruleset can be played at. */
export const lawsOf = <T extends RulesetTypes>(given: MinimalRuleset<T>): readonly Law[] => {
  const { ruleset, try: watch } = watched(complete(given));
  const laws = [
    ...paperLaws(ruleset),
    ...tablesOf(ruleset).flatMap((named, index) => tableLaws(ruleset, named, seedsFor(index))),
  ];
  return laws.map(({ name, check }) => ({ name, check: () => watch(check) }));
};

/** Those that take less than a moment: for a house that is about to open with it. */
export const quickLawsOf = <T extends RulesetTypes>(
  given: MinimalRuleset<T>,
  patienceMs?: number,
): readonly Law[] => {
  const { ruleset, try: watch } = watched(complete(given), patienceMs);
  const laws = (): readonly Law[] => [
    ...paperLaws(ruleset),
    ...tablesOf(ruleset)
      .slice(0, 1)
      .flatMap((named) => tableLaws(ruleset, named, ['one'])),
  ];
  return watch(laws).map(({ name, check }) => ({ name, check: () => watch(check) }));
};

const paperLaws = <T extends RulesetTypes>(ruleset: Ruleset<T>): readonly Law[] => [
  { name: 'every preset can be played', check: () => everyPresetCanBePlayed(ruleset) },
  { name: 'a field nobody knows is refused', check: () => unknownFieldsAreRefused(ruleset) },
  {
    name: 'refusals have codes of their own, and stand in the manual',
    check: () => refusalsStandInTheManual(ruleset),
  },
  { name: 'its words are spelled as in every game', check: () => isSpelledAlike(ruleset) },
  ...translationsOf(ruleset).map((language) => ({
    name: `what it says it says in full, and gives nothing away (${language})`,
    check: () => isToldInFull(ruleset, language),
  })),
];

const tableLaws = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { name, table }: NamedTable<T>,
  seeds: readonly string[],
): readonly Law[] => [
  {
    name: `${name}: the same question has the same answer, and asking changes nothing`,
    check: () => isPure(ruleset, table),
  },
  ...seeds.map((seed) => ({
    name: `${name}: a random game obeys the laws (seed ${seed})`,
    check: () => obeysTheLaws(ruleset, table, seed),
  })),
  { name: `${name}: a view says who is to act`, check: () => saysWhoActs(ruleset, table) },
  ...BOT_LEVELS.map((level) => ({
    name: `${name}: a bot answers from what its seat sees, and legally (${level})`,
    check: () => answersAsItsSeat(ruleset, table, level),
  })),
  {
    name: `${name}: where nobody is to act, everything says so, and an end hides nothing`,
    check: () => saysWhenNobodyActs(ruleset, table),
  },
  {
    name: `${name}: what is hidden stays hidden`,
    check: () => keepsSecrets(ruleset, table, seededChance('secrets')),
  },
];
