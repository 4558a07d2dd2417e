import { type Chance, chanceFrom } from './chance.js';

/**
 * Repeatable luck for tests, simulations and bots: the same seed gives the same picks.
 * The generator is sfc32, small and quick; it hides nothing and must never deal a game that matters.
 */
export const seededChance = (seed: string): Chance => {
  let [a, b, c] = wordsOf(seed);
  let counter = 1;
  const nextWord = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // The first words still look like the seed.
  for (let i = 0; i < 12; i++) nextWord();
  return chanceFrom(nextWord);
};

/** FNV-1a over the text, three times with different starts. */
const wordsOf = (seed: string): [number, number, number] => [
  fnv(seed, 0x811c9dc5),
  fnv(seed, 0x1b873593),
  fnv(seed, 0x5bd1e995),
];

const fnv = (text: string, start: number): number => {
  let hash = start;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash;
};
