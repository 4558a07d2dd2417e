import { hash, randomBytes } from 'node:crypto';
import { type Chance, chanceFrom } from '../engine/chance/chance.js';

/** 32 bytes that decide all the luck of one game, made before anybody sits down. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** What is told of the secret at once, so that it cannot be exchanged later. */
export const commitmentTo = (secret: string): string => hash('sha256', Buffer.from(secret, 'hex'), 'hex');

const WORD_BYTES = 4;

/**
 * Luck that follows from the game's secret, its id and the version the decision is taken at: asking again gives the same,
 * so nobody, the server included, can fish for a better roll.
 * Block n of the stream is HMAC-SHA-256(secret, "id:version:n"), read as big-endian 32-bit words.
 */
export const fairChance = (secret: string, gameId: string, version: number): Chance => {
  const key = Buffer.from(secret, 'hex');
  let block: Buffer = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  return chanceFrom(() => {
    if (at === block.length) {
      block = hmac(key, `${gameId}:${version}:${blocks++}`);
      at = 0;
    }
    const word = block.readUInt32BE(at);
    at += WORD_BYTES;
    return word;
  });
};

const BLOCK_BYTES = 64;

/** HMAC-SHA-256 (RFC 2104) by two one-shot hashes, several times as quick as a keyed object made for a single use. */
const hmac = (key: Buffer, message: string): Buffer => {
  const inner = Buffer.alloc(BLOCK_BYTES + Buffer.byteLength(message), 0x36);
  const outer = Buffer.alloc(BLOCK_BYTES + 32, 0x5c);
  for (const [at, byte] of key.entries()) {
    inner[at] = 0x36 ^ byte;
    outer[at] = 0x5c ^ byte;
  }
  inner.write(message, BLOCK_BYTES);
  hash('sha256', inner, 'buffer').copy(outer, BLOCK_BYTES);
  return hash('sha256', outer, 'buffer');
};
