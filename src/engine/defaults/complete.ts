import type { MinimalRuleset, Ruleset, RulesetTypes } from '../ruleset.js';
import { defaultBots } from './bots.js';
import { nameCover } from './name-cover.js';
import { textPicture } from './text-picture.js';
import { whatMayHappen } from './what-may-happen.js';
import { labelFromSchema, sentenceFromSchema } from './words.js';

/** A ruleset with all that it left out: what it says itself goes first. */
export const complete = <T extends RulesetTypes>(given: MinimalRuleset<T>): Ruleset<T> => ({
  ...given,
  odds: given.odds ?? whatMayHappen(given),
  label: given.label ?? labelFromSchema(given),
  describe: given.describe ?? sentenceFromSchema(given),
  picture: given.picture ?? textPicture(given),
  cover: given.cover ?? nameCover(given.name),
  bots: given.bots ?? defaultBots(given),
});
