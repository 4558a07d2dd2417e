/**
 * `parlor/testing`: what tests of a ruleset are made of. `conforms` alone is a whole test file; it needs vitest beside it.
 *
 *     import { conforms } from 'parlor/testing';
 *     import { pig } from './index.js';
 *
 *     conforms(pig);
 */
import { describe, expect, test } from 'vitest';
import type { MinimalRuleset, RulesetTypes } from '../engine/ruleset.js';
import { lawsOf } from './laws/all.js';
import { playthroughsOf } from './playthroughs.js';

export { everyOutcome } from '../engine/chance/every-outcome.js';
export { type ScriptedChance, scriptedChance } from '../engine/chance/scripted.js';
export { seededChance } from '../engine/chance/seeded.js';
export { type Law, lawsOf, quickLawsOf } from './laws/all.js';
export { LawBroken } from './laws/broken.js';
export { neverMentions } from './laws/canary.js';
export { fold, type Moment, type NamedTable, randomPlay, tablesOf } from './laws/random-play.js';
export { keepsSecrets } from './laws/secrets.js';
export { type Playthrough, playthroughsOf } from './playthroughs.js';
export { type Scene, scene, sceneAt, type Told } from './scene.js';

/** Every law of the contract as a test of its own. */
export const conforms = <T extends RulesetTypes>(ruleset: MinimalRuleset<T>): void => {
  describe(`${ruleset.id} obeys the laws of the contract`, () => {
    for (const { name, check } of lawsOf(ruleset)) test(name, check);
  });
};

/**
 * One seeded game of each preset as a text beside the test, in `folder`. The first run writes it: read it as a player would.
 * Later a change of rules or words shows as a diff; `vitest run --update` takes the new one.
 */
export const playthroughs = <T extends RulesetTypes>(
  ruleset: MinimalRuleset<T>,
  folder = './playthroughs',
): void => {
  describe(`${ruleset.id} as it is played`, () => {
    for (const { name, text } of playthroughsOf(ruleset))
      test(name, async () => {
        await expect(text()).toMatchFileSnapshot(`${folder}/${name}.txt`);
      });
  });
};
