import { expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/games/registry.js';
import { playthroughsOf } from '../../src/kit/playthroughs.js';

/** A change of rules or words shows as a diff of these files. */
for (const { name, text } of RULEBOOKS.flatMap((book) => book.unseal(playthroughsOf)))
  test(name, async () => {
    await expect(text()).toMatchFileSnapshot(`${name}.txt`);
  });
