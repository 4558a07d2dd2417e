import type { Ruleset, RulesetTypes, Translation } from './ruleset.js';
import { describedAs } from './svg.js';

/** The languages the house speaks. English comes first: it is complete, and what everything else falls back to. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const ENGLISH: Language = 'en';

/** Every language that is a translation. */
export type OtherLanguage = Exclude<Language, 'en'>;

/** The languages in which a ruleset says what viewers are told. */
export const languagesOf = <T extends RulesetTypes>({ translations = {} }: Ruleset<T>): readonly Language[] =>
  LANGUAGES.filter((language) => language === 'en' || translations[language] !== undefined);

/** A ruleset that says all it can in this language, and the rest in English. */
export const inLanguage = <T extends RulesetTypes>(ruleset: Ruleset<T>, language: Language): Ruleset<T> => {
  const translation = language === 'en' ? undefined : ruleset.translations?.[language];
  if (translation === undefined) return ruleset;
  return {
    ...ruleset,
    about: translation.about,
    label: translation.label,
    describe: translation.describe,
    odds: translation.odds ?? ruleset.odds,
    picture: pictureIn(ruleset, translation),
  };
};

/** The picture that is drawn for everybody, with words of its own for those who hear it. */
const pictureIn = <T extends RulesetTypes>(
  { picture }: Ruleset<T>,
  { spoken }: Translation<T>,
): Ruleset<T>['picture'] =>
  spoken === undefined
    ? picture
    : (view, names, viewer) => describedAs(picture(view, names, viewer), spoken(view, names));
