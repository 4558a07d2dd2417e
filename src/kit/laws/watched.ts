import type { Ruleset, RulesetTypes } from '../../engine/ruleset.js';
import { withoutOutsideLuck } from '../no-luck-outside.js';
import { TookTooLong, within } from '../within.js';
import { LawBroken } from './broken.js';

/** A ruleset of which one knows what it was asked last. */
export interface Watched<T extends RulesetTypes> {
  readonly ruleset: Ruleset<T>;
  /** Does the work, and says in a sentence which member of the ruleset threw, never ended, or drew luck on the side. */
  try<Value>(work: () => Value): Value;
}

/** Rules take microseconds; a whole law is many games, on a machine that may be busy. */
const PATIENCE_MS = 120_000;

export const watched = <T extends RulesetTypes>(given: Ruleset<T>, patienceMs = PATIENCE_MS): Watched<T> => {
  let asked = 'ruleset';
  const told = <Value>(name: string, work: () => Value): Value => {
    asked = name;
    try {
      return work();
    } catch (error) {
      throw whyItThrew(name, error);
    }
  };
  return {
    ruleset: tellingOf(given, told),
    try(work) {
      try {
        return withoutOutsideLuck(
          (name) => luckOnTheSide(asked, name),
          () => within(patienceMs, work),
        );
      } catch (error) {
        throw error instanceof TookTooLong
          ? new LawBroken(`\`${asked}\` loops: it did not come to an end within ${patienceMs / 1000} s`)
          : error;
      }
    },
  };
};

type Telling = <Value>(name: string, work: () => Value) => Value;

const tellingOf = <T extends RulesetTypes>(given: Ruleset<T>, told: Telling): Ruleset<T> => ({
  ...given,
  initial: (table) => told('initial', () => given.initial(table)),
  open: (state, chance) => told('open', () => given.open(state, chance)),
  decide: (state, seat, action, chance) => told('decide', () => given.decide(state, seat, action, chance)),
  evolve: (state, event) => told('evolve', () => given.evolve(state, event)),
  toAct: (state) => told('toAct', () => given.toAct(state)),
  legal: (state, seat) => told('legal', () => given.legal(state, seat)),
  outcome: (state) => told('outcome', () => given.outcome(state)),
  view: (state, viewer, halt) => told('view', () => given.view(state, viewer, halt)),
  sighting: (event, viewer) => told('sighting', () => given.sighting(event, viewer)),
  imagine: (view, table, chance) => told('imagine', () => given.imagine(view, table, chance)),
  label: (view, action) => told('label', () => given.label(view, action)),
  describe: (sighting, names) => told('describe', () => given.describe(sighting, names)),
  draw: (view, names) => told('draw', () => given.draw(view, names)),
  picture: (view, names, viewer) => told('picture', () => given.picture(view, names, viewer)),
});

const luckOnTheSide = (asked: string, name: string): LawBroken =>
  new LawBroken(
    `\`${asked}\` uses ${name}: all luck is drawn from \`chance\`, and rules know no time, or a replay would not be the same`,
  );

const whyItThrew = (name: string, error: unknown): Error => {
  if (error instanceof LawBroken || error instanceof TookTooLong) return error;
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const broken = new LawBroken(
    `\`${name}\` threw ${said}. Rules never throw: what is against them is refused with \`no\`, and the rest cannot happen`,
  );
  broken.cause = error;
  return broken;
};
