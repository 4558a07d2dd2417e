import { seededChance } from '../../engine/chance/seeded.js';
import { inLanguage, type Language, languagesOf } from '../../engine/language.js';
import type { Ruleset, RulesetTypes, Table } from '../../engine/ruleset.js';
import { must, mustBeSame } from './broken.js';
import { type Moment, randomPlay, tablesOf } from './random-play.js';
import { boardsAreReadable, wordsAreReadable } from './readable.js';
import { keepsSecrets } from './secrets.js';

const MOMENTS_STUDIED = 16;

/** The languages of a ruleset beside English. */
export const translationsOf = <T extends RulesetTypes>(ruleset: Ruleset<T>): readonly Language[] =>
  languagesOf(ruleset).filter((language) => language !== 'en');

/** A translation says what English says: of every preset, every event, every action and every prospect; and it gives nothing away. */
export const isToldInFull = <T extends RulesetTypes>(ruleset: Ruleset<T>, language: Language): void => {
  const [first] = tablesOf(ruleset);
  const told = inLanguage(ruleset, language);
  presetsAreNamed(ruleset, language);
  if (first === undefined) return;
  const moments = [...randomPlay(ruleset, first.table, seededChance(language))];
  const everyNth = Math.ceil(moments.length / MOMENTS_STUDIED);
  const studied = (index: number): boolean => index % everyNth === 0 || index === moments.length - 1;
  for (const moment of moments.filter((_, index) => studied(index))) {
    wordsAreReadable(told, first.table, moment);
    boardsAreReadable(told, first.table, moment);
    foretellsTheSame(ruleset, told, first.table, moment);
  }
  if (ruleset.hidesSomething) keepsSecrets(told, first.table, seededChance(language));
};

const presetsAreNamed = <T extends RulesetTypes>(
  { presets, translations }: Ruleset<T>,
  language: Language,
): void => {
  const named = language === 'en' ? {} : (translations?.[language]?.presets ?? {});
  const [ids, told] = [presets.map(({ id }) => id).sort(), Object.keys(named).sort()];
  mustBeSame(told, ids, () => `the translation \`${language}\` must name every preset, and no other`);
};

/** The words may differ, what is asked and counted may not. */
const foretellsTheSame = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  told: Ruleset<T>,
  table: Table<T['Options']>,
  { state }: Moment<T>,
): void => {
  for (const seat of ruleset.toAct(state)) {
    const view = ruleset.view(state, seat);
    const [english, other] = [ruleset.odds(view, table, seat), told.odds(view, table, seat)];
    for (const action of ruleset.legal(state, seat)) {
      const whats = (teller: typeof english): readonly string[] =>
        [...teller.asked(action), ...teller.tell(action, seededChance('odds'))].map(({ what }) => what);
      mustBeSame(whats(other), whats(english), () => 'a translation of `odds` must tell the same prospects');
      must(
        other.asked(action).every(({ text }) => text.trim() !== ''),
        () => 'a translation of `odds` must have words for every prospect',
      );
    }
  }
};
