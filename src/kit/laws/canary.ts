import { seededChance } from '../../engine/chance/seeded.js';
import { complete } from '../../engine/defaults/complete.js';
import type { LiveViewer, MinimalRuleset, Ruleset, RulesetTypes } from '../../engine/ruleset.js';
import { inShort, must } from './broken.js';
import { viewersOf } from './contract.js';
import { type Moment, randomPlay, tablesOf } from './random-play.js';

const NAMES = ['Ann', 'Bo', 'Cy', 'Dee'];

/**
 * Its author knows best what is secret: `secretsOf` names what this viewer may not know in this state, in the words in which it
 * would be shown, such as `"QH"`. Nothing that the viewer can fetch at any moment of a random game mentions one of them as a whole word.
 */
export const neverMentions = <T extends RulesetTypes>(
  given: MinimalRuleset<T>,
  secretsOf: (state: T['State'], viewer: LiveViewer) => readonly string[],
  seed = 'canary',
): void => {
  const game = complete(given);
  for (const { table, name } of tablesOf(game))
    for (const moment of randomPlay(game, table, seededChance(seed)))
      for (const viewer of game.outcome(moment.state) === null ? viewersOf(table) : [])
        for (const secret of secretsOf(moment.state, viewer))
          for (const [form, text] of shownTo(game, moment, viewer))
            must(
              !mentions(text, secret),
              () =>
                `${name}: ${form} tells ${viewer} of ${inShort(secret)}, which is secret: ${inShort(text)}`,
            );
};

const mentions = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w-])${word.replaceAll(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(text);

const shownTo = <T extends RulesetTypes>(
  game: Ruleset<T>,
  { state, events }: Moment<T>,
  viewer: LiveViewer,
): readonly (readonly [form: string, text: string])[] => {
  const view = game.view(state, viewer);
  const sightings = events.map((event) => game.sighting(event, viewer));
  return [
    ['`view`', JSON.stringify(view)],
    ['`draw`', game.draw(view, NAMES)],
    ['`picture`', game.picture(view, NAMES, viewer)],
    ['`sighting`', JSON.stringify(sightings)],
    ['`describe`', sightings.map((sighting) => game.describe(sighting, NAMES)).join(' ')],
  ];
};
