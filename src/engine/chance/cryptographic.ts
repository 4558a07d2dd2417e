import { itemAt } from '../item-at.js';
import { type Chance, chanceFrom } from './chance.js';

const POOL_WORDS = 256;

/** Luck from the operating system: nobody can repeat or foresee it. */
export const cryptographicChance = (): Chance => {
  const pool = new Uint32Array(POOL_WORDS);
  let used = POOL_WORDS;
  return chanceFrom(() => {
    if (used === POOL_WORDS) {
      crypto.getRandomValues(pool);
      used = 0;
    }
    return itemAt(pool, used++);
  });
};
