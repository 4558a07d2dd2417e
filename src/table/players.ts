import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PlayerRow, Players } from '../store/players.js';
import { newId } from './id.js';

/** Somebody with a name. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

/** Who is who. A token is shown once and only its hash is kept. */
export interface Guests {
  welcome(name: string): Promise<{ readonly player: Player; readonly token: string }>;
  recognise(token: string): Promise<Player | null>;
}

const MOST_AT_HAND = 10_000;
/** The prefix lets secret scanners and people recognise a token that went astray. */
const TOKEN = /^parlor_([0-9A-Za-z]{22})_([\w-]{43})$/;

export const guestsIn = (players: Players): Guests => {
  const atHand = new Map<string, PlayerRow>();
  const find = async (playerId: string): Promise<PlayerRow | null> => {
    const known = atHand.get(playerId) ?? (await players.find(playerId));
    if (known === null) return null;
    if (atHand.size >= MOST_AT_HAND) atHand.clear();
    atHand.set(playerId, known);
    return known;
  };
  return {
    async welcome(name) {
      const id = newId('p');
      const secret = randomBytes(32).toString('base64url');
      const createdAt = new Date().toISOString();
      await players.add({ playerId: id, name, tokenHash: hash('sha256', secret, 'hex'), createdAt });
      return { player: { id, name, createdAt }, token: `parlor_${id.slice(2)}_${secret}` };
    },
    async recognise(token) {
      const [, id, secret = ''] = TOKEN.exec(token) ?? [];
      if (id === undefined) return null;
      const row = await find(`p_${id}`);
      if (row === null || !matches(secret, row.tokenHash)) return null;
      return { id: row.playerId, name: row.name, createdAt: row.createdAt };
    },
  };
};

const matches = (secret: string, tokenHash: string): boolean =>
  timingSafeEqual(hash('sha256', secret, 'buffer'), Buffer.from(tokenHash, 'hex'));
