import { type Chance, chanceFrom } from '../engine/chance/chance.js';
import { itemAt } from '../engine/item-at.js';
import { bytesOf, hmacUnder, sha256Hex } from './sha256.js';

/** What is told of the secret at once, so that it cannot be exchanged later. */
export const commitmentTo = (secret: string): string => sha256Hex(bytesOf(secret));

/** What the players added to the luck, in one word: nothing when nobody did, else the SHA-256 of the list of salts by seat. */
export const saltsInOneWord = (salts: readonly (string | null)[]): string =>
  salts.every((salt) => salt === null) ? '' : sha256Hex(JSON.stringify(salts));

const WORD_BYTES = 4;

/**
 * Luck that follows from the game's secret, its id, the version the decision is taken at and the players' salts: asking again
 * gives the same, so nobody, the server included, can fish for a better roll.
 * Block n of the stream is HMAC-SHA-256(secret, "id:version:salts:n"), read as big-endian 32-bit words.
 */
export const fairChance = (secret: string, gameId: string, version: number, salts = ''): Chance => {
  const hmac = hmacUnder(bytesOf(secret));
  let block: Uint8Array = new Uint8Array(0);
  let blocks = 0;
  let at = 0;
  return chanceFrom(() => {
    if (at === block.length) {
      block = hmac(`${gameId}:${version}:${salts}:${blocks++}`);
      at = 0;
    }
    const word = wordAt(block, at);
    at += WORD_BYTES;
    return word;
  });
};

const wordAt = (block: Uint8Array, at: number): number =>
  ((itemAt(block, at) << 24) |
    (itemAt(block, at + 1) << 16) |
    (itemAt(block, at + 2) << 8) |
    itemAt(block, at + 3)) >>>
  0;
