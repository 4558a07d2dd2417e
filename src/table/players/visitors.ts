import { hash, timingSafeEqual } from 'node:crypto';
import { BoundedCache } from '../../engine/bounded-cache.js';
import { weigh } from '../../engine/weigh.js';
import type { PlayerRow } from '../../store/players.js';
import type { TokenScope } from '../../store/schema.js';
import type { TokenHolder, Tokens } from '../../store/tokens.js';

/** Somebody with a name. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

/** A player who showed a token. */
export interface Visitor extends Player {
  readonly tokenId: string;
  readonly scope: TokenScope;
}

/** Knows people by their tokens, and keeps those who came lately at hand. */
export interface Visitors {
  /** At once when the token was seen lately. */
  recognise(token: string): Visitor | null | Promise<Visitor | null>;
  /** Whoever holds this token, if it is theirs still. */
  find(playerId: string, tokenId: string | null): Promise<Visitor | null>;
  /** Something about them is no longer as it was: it is read again. */
  changed(playerId: string): void;
  /** Anything may have changed. */
  afterGap(): void;
  readonly bytes: number;
}

/** The prefix lets secret scanners and people recognise a token that went astray. */
const PREFIX = 'parlor_';
const TOKEN = /^parlor_([0-9A-Za-z]{22})_([\w-]{43})$/;
const ID_END = PREFIX.length + 22;

export const tokenOf = (playerId: string, secret: string): string =>
  `${PREFIX}${playerId.slice(2)}_${secret}`;

interface Known extends TokenHolder {
  /** Tokens that were shown and found right need not be compared again. */
  readonly shown: Map<string, Shown>;
}

interface Shown {
  readonly visitor: Visitor;
  /** On which day, counted from 1970: the first look on another one is written down. */
  readonly day: number;
}

export const visitorsIn = (tokens: Tokens, mostBytes: number, clock: () => number): Visitors => {
  const atHand = new BoundedCache<string, Known>(mostBytes);
  /** Grows with everything that is heard: what was read before that may be out of date, and is not kept. */
  let heard = 0;

  const known = async (playerId: string): Promise<Known | null> =>
    atHand.get(playerId) ?? readAgain(playerId);

  const readAgain = async (playerId: string): Promise<Known | null> => {
    const before = heard;
    const holder = await tokens.holder(playerId);
    if (holder === null) return null;
    const fresh = { ...holder, shown: new Map() };
    if (heard === before) atHand.set(playerId, fresh, weightOf(holder));
    return fresh;
  };

  /** A token may have been made in another process a moment ago, so a "no" from memory is asked again. */
  const holderOf = async (playerId: string, secret: string): Promise<Known | null> => {
    const kept = atHand.get(playerId);
    const isKept = kept?.tokens.some(({ tokenHash }) => matches(secret, tokenHash)) === true;
    return kept !== undefined && isKept ? kept : readAgain(playerId);
  };

  const lookUp = async (token: string): Promise<Visitor | null> => {
    const [, id, secret = ''] = TOKEN.exec(token) ?? [];
    if (id === undefined) return null;
    const holder = await holderOf(`p_${id}`, secret);
    const row = holder?.tokens.find(({ tokenHash }) => matches(secret, tokenHash));
    if (holder === null || row === undefined) return null;
    const visitor = { ...playerOf(holder.player), tokenId: row.tokenId, scope: row.scope };
    const day = dayAt(clock());
    const today = nameOfDay(day);
    // Whoever looks should not fail because it could not be written down when.
    if (row.lastUsed !== today) await tokens.use(row.playerId, row.tokenId, today).catch(() => {});
    holder.shown.set(token, { visitor, day });
    return visitor;
  };

  return {
    recognise(token) {
      const shown = atHand.get(`p_${token.slice(PREFIX.length, ID_END)}`)?.shown.get(token);
      return shown !== undefined && shown.day === dayAt(clock()) ? shown.visitor : lookUp(token);
    },
    async find(playerId, tokenId) {
      const holder = await known(playerId);
      const row = holder?.tokens.find((token) => token.tokenId === tokenId);
      if (holder === null || row === undefined) return null;
      return { ...playerOf(holder.player), tokenId: row.tokenId, scope: row.scope };
    },
    changed(playerId) {
      heard++;
      atHand.delete(playerId);
    },
    afterGap() {
      heard++;
      atHand.limit(mostBytes);
    },
    get bytes() {
      return atHand.bytes;
    },
  };
};

/** Each token with what is kept beside it once it was shown. */
const weightOf = ({ player, tokens }: TokenHolder): number => weigh(player) + 3 * weigh(tokens);

export const playerOf = ({ playerId, name, createdAt }: PlayerRow): Player => ({
  id: playerId,
  name,
  createdAt,
});

const DAY_MS = 24 * 3_600_000;
const dayAt = (now: number): number => Math.floor(now / DAY_MS);
const nameOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

const matches = (secret: string, tokenHash: string): boolean =>
  timingSafeEqual(hash('sha256', secret, 'buffer'), Buffer.from(tokenHash, 'hex'));
