import { seededChance } from '../../engine/chance/seeded.js';
import { COMMON_REFUSALS } from '../../engine/refusal.js';
import type { Ruleset, RulesetTypes } from '../../engine/ruleset.js';
import { inShort, LawBroken, must, mustBeSame } from './broken.js';
import { fold, tablesOf } from './random-play.js';

/** What a ruleset says before anybody plays: presets, schemas, refusals, manual. */

export const everyPresetCanBePlayed = <T extends RulesetTypes>(game: Ruleset<T>): void => {
  const played = new Set(tablesOf(game).map(({ preset }) => preset));
  mustBeSame(
    game.presets.map(({ id }) => id).filter((id) => !played.has(id)),
    [],
    () => 'a preset fits no number of seats',
  );
};

export const unknownFieldsAreRefused = <T extends RulesetTypes>(game: Ruleset<T>): void => {
  const stray = { nobodyKnowsThis: 1 };
  must(
    !game.schemas.options.safeParse(stray).success,
    () => '`schemas.options` takes an option nobody knows: make it a strict object',
  );
  const [first] = tablesOf(game);
  if (first === undefined) throw new LawBroken('no preset can be played');
  const state = game.initial(first.table);
  const opened = fold(game, state, game.open(state, seededChance('law')));
  const [seat = 0] = game.toAct(opened);
  const [action] = game.legal(opened, seat);
  must(
    !game.schemas.action.safeParse({ ...action, ...stray }).success,
    () => '`schemas.action` takes a field nobody knows: make every action a strict object',
  );
};

/** Codes of their own, a title anybody understands, and a sentence of the manual they rest on. */
export const refusalsStandInTheManual = <T extends RulesetTypes>(game: Ruleset<T>): void => {
  for (const [code, entry] of Object.entries<Ruleset<T>['refusals'][T['Refusal']]>(game.refusals)) {
    must(/^[a-z]+(-[a-z]+)*$/.test(code), () => `a refusal is a code in kebab-case, not "${code}"`);
    must(!(code in COMMON_REFUSALS), () => `"${code}" is said by the engine: choose another code`);
    must(
      /^[A-Z].*[^.]$/.test(entry.title),
      () => `the title of "${code}" begins with a capital and has no full stop: ${inShort(entry.title)}`,
    );
    must(
      /^[A-Z`].*\.$/.test(entry.says),
      () => `"${code}" must quote a whole sentence of the manual: ${inShort(entry.says)}`,
    );
    const section = sectionOf(game.manual, entry.section);
    must(section !== undefined, () => `the manual has no section ${entry.section}, which "${code}" names`);
    for (const words of entry.says.split(' … '))
      must(
        section.includes(words),
        () => `section ${entry.section} does not say what "${code}" quotes: ${inShort(words)}`,
      );
  }
};

/** A section of a manual, from its heading to the next. */
const sectionOf = (manual: string, section: string): string | undefined =>
  manual.split(/^(?=#{2,} )/m).find((part) => part.replace(/^#+ /, '').match(/^[\d.]*\d/)?.[0] === section);
