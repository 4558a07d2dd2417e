import { type Chance, chanceFrom } from '../engine/chance/chance.js';
import { itemAt } from '../engine/item-at.js';
import { bytesOf, hmacUnder, sha256Hex } from './sha256.js';

/** What is told of the secret at once, so that it cannot be exchanged later. */
export const commitmentTo = (secret: string): string => sha256Hex(bytesOf(secret));

/** What the players added to the luck, in one word: nothing when nobody did, else the SHA-256 of the list of salts by seat. */
export const saltsInOneWord = (salts: readonly (string | null)[]): string =>
  salts.every((salt) => salt === null) ? '' : sha256Hex(JSON.stringify(salts));

const WORD_BYTES = 4;

/** HMAC-SHA-256 under the secret of a game. What follows from the secret alone is worked out once, when the first die is rolled. */
export class Dice {
  readonly #secret: string;
  #hmac: ReturnType<typeof hmacUnder> | null = null;

  constructor(secret: string) {
    this.#secret = secret;
  }

  block(name: string): Uint8Array {
    this.#hmac ??= hmacUnder(bytesOf(this.#secret));
    return this.#hmac(name);
  }
}

/**
 * Luck that follows from the game's secret, its id, the version the decision is taken at and the players' salts: asking again
 * gives the same, so nobody, the server included, can fish for a better roll.
 * Block n of the stream is HMAC-SHA-256(secret, "id:version:salts:n"), read as big-endian 32-bit words.
 */
export const fairChance = (secret: string, gameId: string, version: number, salts = ''): Chance =>
  chanceOf(new Dice(secret), gameId, version, salts);

/** The same with dice that are at hand. */
export const chanceOf = (dice: Dice, gameId: string, version: number, salts: string): Chance =>
  chanceFrom(wordsOf(dice, `${gameId}:${version}:${salts}`));

/** The words of a stream, one after the other. */
export const wordsOf = (dice: Dice, stream: string): (() => number) => {
  let block: Uint8Array = new Uint8Array(0);
  let blocks = 0;
  let at = 0;
  return () => {
    if (at === block.length) {
      block = dice.block(`${stream}:${blocks++}`);
      at = 0;
    }
    const word = wordAt(block, at);
    at += WORD_BYTES;
    return word;
  };
};

const wordAt = (block: Uint8Array, at: number): number =>
  ((itemAt(block, at) << 24) |
    (itemAt(block, at + 1) << 16) |
    (itemAt(block, at + 2) << 8) |
    itemAt(block, at + 3)) >>>
  0;
