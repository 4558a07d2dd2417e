import { LANGUAGES, type Language } from '../../engine/language.js';
import { ownRefusalIn, type ToldRefusal } from '../../engine/refusal.js';
import type { MinimalRuleset, RulesetTypes, Seat } from '../../engine/ruleset.js';
import { inShort, must } from './broken.js';

/** What a seat asked for, and the state in which it was refused. */
interface Tried<T extends RulesetTypes> {
  readonly state: T['State'];
  readonly seat: Seat;
  readonly action: unknown;
}

/** A refusal in every other language that has words for it. */
export const otherRefusals = <T extends RulesetTypes>(
  game: MinimalRuleset<T>,
  code: string,
  tried: Tried<T>,
): readonly (readonly [Language, ToldRefusal])[] =>
  LANGUAGES.flatMap((language) => {
    const told = ownRefusalIn(game, language, code, tried);
    return told === null ? [] : [[language, told] as const];
  });

/** Whoever translates refusals has words of their own for each of them. */
export const isRefusedInFull = <T extends RulesetTypes>(
  game: MinimalRuleset<T>,
  code: string,
  tried: Tried<T>,
  english: string,
): void => {
  for (const [language, { title, detail }] of otherRefusals(game, code, tried))
    must(
      [title, detail].every(isReadable) && detail !== english,
      () =>
        `the refusal ${code} in \`${language}\` should be a sentence of its own, and is ${inShort(detail)}`,
    );
};

const isReadable = (words: string): boolean =>
  words.trim() !== '' && !/undefined|null|NaN|\[object/.test(words);
