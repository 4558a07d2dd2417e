import { describe, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { lawsOf, quickLawsOf } from '../../src/kit/testing.js';
import { sampleOf } from '../support/depth.js';

/** At the first table of each game, or at every table that a preset or a number of seats makes. */
const someLawsOf = sampleOf(quickLawsOf, lawsOf);

for (const book of RULEBOOKS)
  book.unseal((ruleset) =>
    describe(`${ruleset.id} obeys the laws of the contract`, () => {
      for (const { name, check } of someLawsOf(ruleset)) test(name, check);
    }),
  );
