import { z } from 'zod';
import { type Rulebook, rulebook } from './rulebook.js';
import type { MinimalRuleset, RulesetTypes, Said } from './ruleset.js';

/** A ruleset as it is, and as the older versions that it plays on. */
export const editionsOf = <T extends RulesetTypes>(ruleset: MinimalRuleset<T>): readonly Rulebook[] => {
  const { older, version } = ruleset;
  if (older === undefined) return [rulebook(ruleset)];
  const before = Array.from(
    { length: Math.max(0, version - older.since) },
    (_, index) => older.since + index,
  );
  return [
    rulebook(ruleset),
    ...before.map((past) => olderEdition(ruleset, past, (event) => older.event(event))),
  ];
};

/** Whatever is read from a log is read in the words of now. */
const olderEdition = <T extends RulesetTypes>(
  ruleset: MinimalRuleset<T>,
  version: number,
  asNow: (event: Said) => Said,
): Rulebook => {
  const { schemas } = ruleset;
  const event = z.preprocess((written) => (isSaid(written) ? asNow(written) : written), schemas.event);
  return { ...rulebook({ ...ruleset, version, schemas: { ...schemas, event } }), asNow };
};

const isSaid = (written: unknown): written is Said => typeof Object(written).type === 'string';
