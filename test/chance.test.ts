import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, chanceFrom } from '../src/engine/chance/chance.js';
import { cryptographicChance } from '../src/engine/chance/cryptographic.js';
import { everyOutcome, everyOutcomeWithin } from '../src/engine/chance/every-outcome.js';
import { happens } from '../src/engine/chance/happens.js';
import { ScriptMismatch, scriptedChance } from '../src/engine/chance/scripted.js';
import { seededChance } from '../src/engine/chance/seeded.js';
import { commitmentTo, fairChance, saltsInOneWord } from '../src/proof/fair-chance.js';
import { newSecret } from '../src/table/id.js';

const DIE = [1, 2, 3, 4, 5, 6] as const;
const rolls = (chance: Chance, count: number): number[] =>
  Array.from({ length: count }, () => chance.pick(DIE));
const wordsThen = (...words: readonly number[]): Chance => {
  let at = 0;
  return chanceFrom(() => words[at++] ?? 0);
};

describe('a pick', () => {
  test.each([
    [0, 1],
    [5, 6],
    [6, 1],
    [4_294_967_291, 6],
  ])('of a die by the word %i shows %i', (word, face) => {
    expect(wordsThen(word, 2).pick(DIE)).toBe(face);
  });

  test.each([4_294_967_292, 4_294_967_295])(
    'throws the word %i away: it belongs to no whole round of six',
    (word) => {
      expect(wordsThen(word, 2).pick(DIE)).toBe(3);
    },
  );

  test('throws nothing away where the items divide the range', () => {
    expect(wordsThen(4_294_967_295).pick(['heads', 'tails'])).toBe('tails');
  });

  test('of nothing is a bug', () => {
    expect(() => seededChance('x').pick([])).toThrow(RangeError);
  });

  /** Chi-square with 5 degrees of freedom: above 25.7 once in 10,000 times. The seeds are fixed, so this never flickers. */
  test.each([
    ['seeded', () => seededChance('dice')],
    ['fair', () => fairChance('ab'.repeat(32), 'g_1', 1)],
  ] as const)('is as likely to be any item: %s', (_name, chance) => {
    const counts = new Map<number, number>();
    for (const face of rolls(chance(), 60_000)) counts.set(face, (counts.get(face) ?? 0) + 1);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(counts.size).toBe(6);
    expect(chiSquare).toBeLessThan(25.7);
  });
});

describe('luck that can be repeated', () => {
  test('follows from the seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(rolls(seededChance(seed), 20)).toEqual(rolls(seededChance(seed), 20));
      }),
    );
    expect(rolls(seededChance('a'), 20)).not.toEqual(rolls(seededChance('b'), 20));
  });

  test('from the operating system does not', () => {
    expect(rolls(cryptographicChance(), 40)).not.toEqual(rolls(cryptographicChance(), 40));
  });
});

describe('fair luck', () => {
  const secret = newSecret();

  test('follows from secret, game and version, and from nothing else', () => {
    expect(rolls(fairChance(secret, 'g_1', 7), 40)).toEqual(rolls(fairChance(secret, 'g_1', 7), 40));
    for (const other of [
      fairChance(newSecret(), 'g_1', 7),
      fairChance(secret, 'g_2', 7),
      fairChance(secret, 'g_1', 8),
    ]) {
      expect(rolls(other, 40)).not.toEqual(rolls(fairChance(secret, 'g_1', 7), 40));
    }
  });

  test('is HMAC-SHA-256, as anybody can compute it', () => {
    const block = createHmac('sha256', Buffer.from(secret, 'hex')).update('g_1:7::0').digest();
    const words = Array.from({ length: 8 }, (_, at) => block.readUInt32BE(at * 4)).filter(
      (word) => word < 4_294_967_292,
    );
    expect(rolls(fairChance(secret, 'g_1', 7), words.length)).toEqual(words.map((word) => (word % 6) + 1));
  });

  test('mixes in what the players gave, each by its seat', () => {
    const salts = saltsInOneWord(['pepper', null]);
    expect(salts).toBe(createHash('sha256').update('["pepper",null]').digest('hex'));
    expect(saltsInOneWord([null, null])).toBe('');
    expect(saltsInOneWord([null, 'pepper'])).not.toBe(salts);
    const block = createHmac('sha256', Buffer.from(secret, 'hex')).update(`g_1:7:${salts}:0`).digest();
    expect(fairChance(secret, 'g_1', 7, salts).pick(DIE)).toBe((block.readUInt32BE(0) % 6) + 1);
  });

  test('is promised by the SHA-256 of the secret', () => {
    expect(commitmentTo('00'.repeat(32))).toBe(
      '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    );
  });
});

describe('a script', () => {
  test('hands out its entries in order, and says how far it was read', () => {
    const chance = scriptedChance([4, 6, 1]);
    expect([...rolls(chance, 2), chance.used()]).toEqual([4, 6, 2]);
  });

  test('refuses an entry that cannot come up, naming it and what could', () => {
    const chance = scriptedChance([4, 7]);
    chance.pick(DIE);
    expect(() => chance.pick(DIE)).toThrow(new ScriptMismatch(1, 7, DIE));
    expect(chance.used()).toBe(1);
  });

  test('that is used up refuses, or goes on at random', () => {
    expect(() => scriptedChance([]).pick(DIE)).toThrow(/used up/);
    expect(scriptedChance([], { whenSpent: 'random', rest: scriptedChance([5]) }).pick(DIE)).toBe(5);
  });
});

describe('every outcome', () => {
  test('of two dice: 36 ways, each once in 36', () => {
    const branches = everyOutcome((chance) => chance.pick(DIE) + chance.pick(DIE));
    expect(branches).toHaveLength(36);
    expect(new Set(branches.map(({ times, outOf }) => times / outOf))).toEqual(new Set([1 / 36]));
    expect(branches.filter(({ value }) => value === 7)).toHaveLength(6);
  });

  test('of luck that depends on luck: the odds still add up to one', () => {
    const branches = everyOutcome((chance) => (chance.pick(['stop', 'on']) === 'on' ? chance.pick(DIE) : 0));
    expect(branches.map(({ outOf }) => outOf)).toEqual([2, 12, 12, 12, 12, 12, 12]);
    expect(branches.reduce((sum, { times, outOf }) => sum + times / outOf, 0)).toBeCloseTo(1, 12);
  });

  test('of no luck at all: one', () => {
    expect(everyOutcome(() => 'certain')).toEqual([{ value: 'certain', times: 1, outOf: 1 }]);
  });

  test('of items that are equal: one way, as likely as all of them together', () => {
    const bag = ['red', 'blue', 'red', 'red'];
    const branches = everyOutcome((chance) => `${chance.pick(bag)} ${chance.pick(DIE) > 0}`);
    expect(branches).toHaveLength(12);
    expect(branches[0]).toEqual({ value: 'red true', times: 3, outOf: 24 });
    expect(branches.at(-1)).toEqual({ value: 'blue true', times: 1, outOf: 24 });
  });

  test('of so many cases that nobody could walk them, where they fall in few ways', () => {
    const ways = everyOutcomeWithin(
      100,
      (chance) => [1, 2, 3, 4, 5].filter(() => happens(chance, 8, 92)).length,
    );
    expect(ways).toHaveLength(32);
    expect(ways?.reduce((sum, { times, outOf }) => sum + times / outOf, 0)).toBeCloseTo(1, 12);
    expect(everyOutcomeWithin(31, (chance) => [1, 2, 3, 4, 5].map(() => happens(chance, 8, 92)))).toBeNull();
  });
});
