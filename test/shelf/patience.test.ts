import { expect, test } from 'vitest';
import { RulesetFault } from '../../src/engine/fault.js';
import { guardOf } from '../../src/shelf/guard.js';
import { patienceUnder } from '../../src/shelf/patience.js';

test.each([
  ['at rest', 0, [500, 250, 125]],
  ['with one at work for each core', 1, [500, 250, 125]],
  ['with two', 2, [1_000, 500, 250]],
  ['with ten', 10, [2_000, 1_000, 500]],
])('the longer a machine takes for everything, the longer rules may: %s', (_, load, patience) => {
  expect([0, 1, 2].map((interruptions) => patienceUnder(load, interruptions))).toEqual(patience);
});

test('rules that loop get less time each time, and after three times none', () => {
  const given: number[] = [];
  const guard = guardOf('loops', (interruptions) => {
    const ms = 40 / 2 ** interruptions;
    given.push(ms);
    return ms;
  });
  let asked = 0;
  const faultOf = (): unknown => {
    try {
      return guard('decide', () => {
        asked++;
        for (;;);
      });
    } catch (error) {
      return error instanceof RulesetFault ? [error.kind, error.message] : error;
    }
  };
  expect(faultOf()).toEqual(['looped', 'the ruleset loops did not come to an end in `decide` within 40 ms']);
  expect(faultOf()).toEqual(['looped', 'the ruleset loops did not come to an end in `decide` within 20 ms']);
  expect(faultOf()).toEqual(['looped', 'the ruleset loops did not come to an end in `decide` within 10 ms']);
  expect(faultOf()).toEqual([
    'failed',
    'the ruleset loops was interrupted 3 times and is not asked any more',
  ]);
  expect(given).toEqual([40, 20, 10]);
  expect(asked, 'a ruleset that is benched costs nothing').toBe(3);
});
