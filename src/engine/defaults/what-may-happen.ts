import { atTheEnd, atTheEndAmongMany } from '../at-the-end.js';
import type { MinimalRuleset, Prospect, Ruleset, RulesetTypes, Said } from '../ruleset.js';
import { inWords, withCapital } from './field-words.js';

/**
 * Odds for a ruleset that tells none: the action is tried on a world imagined from the view, and what happened is told by the types of
 * its events and by the end it brings. There are few of both, so the list stays short however much there is to draw.
 */
export const whatMayHappen =
  <T extends RulesetTypes>(ruleset: MinimalRuleset<T>): Ruleset<T>['odds'] =>
  (view, table, seat) => ({
    tell(action, chance) {
      const before = ruleset.imagine(view, table, chance);
      const decided = ruleset.decide(before, seat, action, chance);
      if (!decided.ok) return [];
      const after = decided.value.reduce<T['State']>((state, event) => ruleset.evolve(state, event), before);
      const sightings = decided.value.map((event) => ruleset.sighting(event, seat));
      const meant = table.seats === 2 ? atTheEnd : atTheEndAmongMany;
      return [...typesOf(sightings), ...meant(ruleset.outcome(after), seat)];
    },
    asked: () => [],
  });

/** Each type once: `turn-passed` is "Turn passed." */
const typesOf = (sightings: readonly Said[]): readonly Prospect[] =>
  [...new Set(sightings.map(({ type }) => type))].map((type) => ({
    what: type,
    text: `${withCapital(inWords(type))}.`,
  }));
