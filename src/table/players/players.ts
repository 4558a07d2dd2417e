import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { BoundedCache } from '../../engine/bounded-cache.js';
import { type Result, yes } from '../../engine/result.js';
import { weigh } from '../../engine/weigh.js';
import type { PlayerRow, Players } from '../../store/players.js';
import type { SignUps } from '../../store/sign-ups.js';
import type { Problem } from '../problem.js';
import { newcomer, type SignedUp, signUp } from './sign-up.js';

/** Somebody with a name. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

/** Who is who. A token is shown once and only its hash is kept. */
export interface Guests {
  /** With a key the same request gives the same answer, for some minutes; so the key must be as hard to guess as the token. */
  welcome(name: string, key?: string): Promise<Result<Welcome, Problem>>;
  /** At once when the token was seen lately. */
  recognise(token: string): Player | null | Promise<Player | null>;
  /** A ticket that opens one stream within a minute, so that no token need stand in an address. */
  sellTicket(player: Player, key?: string): Promise<StreamTicket>;
  /** Whose ticket it was; it is used up now. */
  takeTicket(ticket: string): Promise<Player | null>;
  /** Those who are kept at hand take about so much memory. */
  readonly bytes: number;
}

export interface Welcome {
  readonly player: Player;
  readonly token: string;
  readonly isReplay: boolean;
}

export interface StreamTicket {
  readonly ticket: string;
  readonly expiresAt: string;
  readonly isReplay: boolean;
}

const TICKET_MS = 60_000;

/** The prefix lets secret scanners and people recognise a token that went astray. */
const TOKEN = /^parlor_([0-9A-Za-z]{22})_([\w-]{43})$/;

export const guestsIn = (
  players: Players,
  signUps: SignUps,
  mostBytes: number,
  clock: () => number = Date.now,
): Guests => {
  const atHand = new BoundedCache<string, PlayerRow>((mostBytes * 3) / 4);
  /** Whoever showed a token lately need not prove again that it is theirs. */
  const byToken = new BoundedCache<string, Player>(mostBytes / 4);
  const find = async (playerId: string): Promise<PlayerRow | null> => {
    const known = atHand.get(playerId);
    if (known !== undefined) return known;
    const row = await players.find(playerId);
    if (row !== null) atHand.set(playerId, row, weigh(row));
    return row;
  };
  const lookUp = async (token: string): Promise<Player | null> => {
    const [, id, secret = ''] = TOKEN.exec(token) ?? [];
    if (id === undefined) return null;
    const row = await find(`p_${id}`);
    if (row === null || !matches(secret, row.tokenHash)) return null;
    const player = playerOf(row);
    byToken.set(token, player, weigh(player) + weigh(token));
    return player;
  };
  return {
    get bytes() {
      return atHand.bytes + byToken.bytes;
    },
    async welcome(name, key) {
      if (key !== undefined) {
        const signed = await signUp(signUps, name, key, clock());
        return signed.ok ? yes(welcomeOf(signed.value)) : signed;
      }
      const fresh = newcomer(name, clock());
      await players.add(fresh.row);
      return yes(welcomeOf({ ...fresh, isReplay: false }));
    },
    async sellTicket(player, key) {
      const fresh = { playerId: player.id, expiresAt: new Date(Date.now() + TICKET_MS) };
      if (key === undefined) {
        const ticket = randomBytes(32).toString('base64url');
        await players.addTicket({ ...fresh, ticketHash: hash('sha256', ticket, 'hex') });
        return { ticket, expiresAt: fresh.expiresAt.toISOString(), isReplay: false };
      }
      const ticket = hash('sha256', `ticket ${player.id} ${key}`, 'base64url');
      const ticketHash = hash('sha256', ticket, 'hex');
      const known = await players.ticket(ticketHash);
      if (known === null) await players.addTicket({ ...fresh, ticketHash });
      // A twin may have been a moment earlier: what is kept is what counts.
      const kept = known ?? (await players.ticket(ticketHash)) ?? fresh;
      return { ticket, expiresAt: kept.expiresAt.toISOString(), isReplay: known !== null };
    },
    async takeTicket(ticket) {
      const playerId = await players.useTicket(hash('sha256', ticket, 'hex'), new Date());
      const row = playerId === null ? null : await find(playerId);
      return row === null ? null : playerOf(row);
    },
    recognise: (token) => byToken.get(token) ?? lookUp(token),
  };
};

const playerOf = ({ playerId, name, createdAt }: SignedUp['row']): Player => ({
  id: playerId,
  name,
  createdAt,
});

const welcomeOf = ({ row, secret, isReplay }: SignedUp): Welcome => ({
  player: playerOf(row),
  token: `parlor_${row.playerId.slice(2)}_${secret}`,
  isReplay,
});

const matches = (secret: string, tokenHash: string): boolean =>
  timingSafeEqual(hash('sha256', secret, 'buffer'), Buffer.from(tokenHash, 'hex'));
