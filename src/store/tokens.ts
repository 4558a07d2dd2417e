import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from './database.js';
import type { PlayerRow } from './players.js';
import { players, type TokenScope, tokenKeys, tokens } from './schema.js';

/** What the token of a sign-up is called. */
export const FIRST_LABEL = 'first';

/** A token of which only a hash is kept. */
export interface NewToken {
  readonly tokenId: string;
  readonly tokenHash: string;
}

export interface TokenRow extends NewToken {
  readonly playerId: string;
  readonly label: string;
  readonly scope: TokenScope;
  readonly createdAt: string;
  /** A day, such as `2026-11-16`; null for one that was never used. */
  readonly lastUsed: string | null;
}

/** Who has which tokens. Whatever takes one away is told to all processes. */
export interface Tokens {
  /** Somebody with their tokens, oldest first. */
  holder(playerId: string): Promise<TokenHolder | null>;
  /** False, and nothing added, when the key was used before, when they have this many already, or are gone. */
  add(token: TokenRow, key: TokenKey | null, most: number): Promise<boolean>;
  /** What was made under a key. */
  madeUnder(keyHash: string): Promise<MadeToken | null>;
  /** It is gone, and its tickets with it; false when there was none. */
  revoke(playerId: string, tokenId: string): Promise<boolean>;
  /** Those of these that are there still. */
  among(tokenIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** It was used on this day. */
  use(playerId: string, tokenId: string, day: string): Promise<void>;
  /** Tokens made before this moment can be told no more. */
  forgetSealed(before: Date): Promise<void>;
  /** Keys from before this moment are as if they had never been used. */
  forgetKeys(before: Date): Promise<void>;
}

export interface TokenHolder {
  readonly player: PlayerRow;
  readonly tokens: readonly TokenRow[];
}

/** A caller's word for a request that makes a token, and the token under that word. */
export interface TokenKey {
  readonly keyHash: string;
  readonly requestHash: string;
  readonly sealedToken: string;
}

export interface MadeToken extends Pick<TokenKey, 'requestHash'> {
  /** Null once it is too late to tell it again. */
  readonly sealedToken: string | null;
  readonly createdAt: string;
  /** Null when it was revoked since. */
  readonly token: TokenRow | null;
}

export const openTokens = ({ orm, soon, ask, askInTurn, news }: Database): Tokens => ({
  async holder(playerId) {
    const rows = await soon(() =>
      orm
        .select()
        .from(players)
        .leftJoin(tokens, eq(tokens.playerId, players.playerId))
        .where(eq(players.playerId, playerId))
        .orderBy(tokens.createdAt, tokens.tokenId),
    );
    const [first] = rows;
    if (first === undefined) return null;
    const player = { ...first.players, createdAt: first.players.createdAt.toISOString() };
    return { player, tokens: rows.flatMap(({ tokens: row }) => (row === null ? [] : [tokenRow(row)])) };
  },
  async add(token, key, most) {
    const { playerId, tokenId, tokenHash, label, scope, createdAt } = token;
    const row = [playerId, tokenId, tokenHash, label, scope, createdAt, most];
    const turns = [playerId];
    const added = await soon(() =>
      key === null
        ? askInTurn(turns, ADD, row)
        : askInTurn(turns, ADD_ONCE, [...row, key.keyHash, key.requestHash, key.sealedToken]),
    );
    return added.length === 1;
  },
  async madeUnder(keyHash) {
    const [row] = await soon(() =>
      orm
        .select()
        .from(tokenKeys)
        .leftJoin(tokens, and(eq(tokens.playerId, tokenKeys.playerId), eq(tokens.tokenId, tokenKeys.tokenId)))
        .where(eq(tokenKeys.keyHash, keyHash)),
    );
    if (row === undefined) return null;
    const { requestHash, sealedToken, createdAt } = row.token_keys;
    const token = row.tokens === null ? null : tokenRow(row.tokens);
    return { requestHash, sealedToken, createdAt: createdAt.toISOString(), token };
  },
  async revoke(playerId, tokenId) {
    const revoked = await soon(() => ask(REVOKE, [playerId, tokenId]));
    news.tell([playerId]);
    return revoked.length === 1;
  },
  async among(tokenIds) {
    const rows = await soon(() =>
      orm
        .select({ tokenId: tokens.tokenId })
        .from(tokens)
        .where(inArray(tokens.tokenId, [...tokenIds])),
    );
    return new Set(rows.map(({ tokenId }) => tokenId));
  },
  async use(playerId, tokenId, day) {
    await soon(() =>
      orm
        .update(tokens)
        .set({ lastUsed: day })
        .where(
          and(
            eq(tokens.playerId, playerId),
            eq(tokens.tokenId, tokenId),
            or(isNull(tokens.lastUsed), lt(tokens.lastUsed, day)),
          ),
        ),
    );
  },
  async forgetSealed(before) {
    await orm
      .update(tokenKeys)
      .set({ sealedToken: null })
      .where(and(lt(tokenKeys.createdAt, before), isNotNull(tokenKeys.sealedToken)));
  },
  async forgetKeys(before) {
    await orm.delete(tokenKeys).where(lt(tokenKeys.createdAt, before));
  },
});

const tokenRow = ({ createdAt, ...row }: typeof tokens.$inferSelect): TokenRow => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** Whoever is gone, or has enough, gets no more tokens. */
const WITH_ROOM = `FROM players WHERE player_id = $1
    AND (SELECT count(*) FROM tokens WHERE player_id = $1) < $7::int`;

const ADD = `
  INSERT INTO tokens (player_id, token_id, token_hash, label, scope, created_at)
  SELECT player_id, $2::text, $3::text, $4::text, $5::text, $6::text::timestamptz ${WITH_ROOM}
  RETURNING token_id`;

/** One statement: of two processes with the same key one adds, and the other waits and adds nothing. */
const ADD_ONCE = `
  WITH fresh AS (
    INSERT INTO token_keys (key_hash, player_id, token_id, request_hash, sealed_token, created_at)
    SELECT $8::text, player_id, $2::text, $9::text, $10::text, $6::text::timestamptz ${WITH_ROOM}
    ON CONFLICT (key_hash) DO NOTHING RETURNING player_id
  )
  INSERT INTO tokens (player_id, token_id, token_hash, label, scope, created_at)
  SELECT player_id, $2::text, $3::text, $4::text, $5::text, $6::text::timestamptz FROM fresh RETURNING token_id`;

const REVOKE = `
  WITH gone AS (
    DELETE FROM tokens WHERE player_id = $1 AND token_id = $2 RETURNING player_id
  ), tickets_too AS (
    DELETE FROM tickets WHERE player_id = $1 AND token_id = $2
  )
  SELECT player_id FROM gone`;
