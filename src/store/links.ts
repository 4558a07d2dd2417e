import { eq, lt } from 'drizzle-orm';
import type { Database } from './database.js';
import { links, type TokenScope } from './schema.js';
import type { NewToken, TokenKey } from './tokens.js';

/** Codes that take somebody to another device: each is exchanged for one token. */
export interface Links {
  /** False, and nothing added, when the key was used before, or this many of theirs can be used at that moment. */
  add(link: LinkRow, now: string, most: number): Promise<boolean>;
  /** What was made under a key. */
  madeUnder(keyHash: string): Promise<LinkRow | null>;
  /** Uses the code up and adds the token, both or neither: `full` when they have so many tokens, null when it was used, has run out or never was. */
  exchange(
    codeHash: string,
    token: TokenToBe,
    key: TokenKey | null,
    mostTokens: number,
  ): Promise<Exchanged | 'full' | null>;
  forget(before: Date): Promise<void>;
}

export interface LinkRow {
  readonly codeHash: string;
  readonly playerId: string;
  readonly scope: TokenScope;
  readonly expiresAt: string;
  /** Of a request that may be repeated: its key, and the code under that key. */
  readonly keyHash: string | null;
  readonly sealedCode: string | null;
}

/** A token whose owner is whoever made the code, and which may do what they said. */
export interface TokenToBe extends NewToken {
  readonly label: string;
  readonly createdAt: string;
}

export interface Exchanged {
  readonly playerId: string;
  readonly scope: TokenScope;
}

export const openLinks = ({ orm, soon, askInTurn }: Database): Links => ({
  async add({ codeHash, playerId, scope, expiresAt, keyHash, sealedCode }, now, most) {
    const row = [codeHash, playerId, scope, expiresAt, keyHash, sealedCode, now, most];
    return (await soon(() => askInTurn([playerId], ADD, row))).length === 1;
  },
  async madeUnder(keyHash) {
    const [row] = await soon(() => orm.select().from(links).where(eq(links.keyHash, keyHash)));
    return row === undefined ? null : { ...row, expiresAt: row.expiresAt.toISOString() };
  },
  async exchange(codeHash, { tokenId, tokenHash, label, createdAt }, key, mostTokens) {
    const row = [codeHash, createdAt, tokenId, tokenHash, label];
    const kept = [key?.keyHash ?? null, key?.requestHash ?? null, key?.sealedToken ?? null];
    const [link] = await soon(() =>
      orm.select({ playerId: links.playerId }).from(links).where(eq(links.codeHash, codeHash)),
    );
    if (link === undefined) return null;
    const [added] = await soon(() => askInTurn([link.playerId], EXCHANGE, [...row, ...kept, mostTokens]));
    if (added === undefined) return null;
    if (added.has_room === false) return 'full';
    return { playerId: String(added.player_id), scope: added.scope === 'watch' ? 'watch' : 'play' };
  },
  async forget(before) {
    await orm.delete(links).where(lt(links.expiresAt, before));
  },
});

/** Codes that were used or have run out do not count: whoever goes from device to device is not held up. */
const ADD = `
  INSERT INTO links (code_hash, player_id, scope, expires_at, key_hash, sealed_code)
  SELECT $1::text, $2::text, $3::text, $4::text::timestamptz, $5::text, $6::text
  WHERE (
    SELECT count(*) FROM links
    WHERE player_id = $2 AND used_at IS NULL AND expires_at > $7::text::timestamptz
  ) < $8::int
  ON CONFLICT DO NOTHING RETURNING code_hash`;

/** One statement: of two who show the same code, one waits for the other and finds it used. A code for which there is no room stays good. */
const EXCHANGE = `
  WITH good AS (
    SELECT code_hash, player_id, scope,
      (SELECT count(*) FROM tokens WHERE tokens.player_id = links.player_id) < $9::int AS has_room
    FROM links WHERE code_hash = $1 AND used_at IS NULL AND expires_at > $2::text::timestamptz
  ), taken AS (
    UPDATE links SET used_at = $2::text::timestamptz, sealed_code = NULL
    WHERE code_hash = (SELECT code_hash FROM good WHERE has_room) AND used_at IS NULL
    RETURNING player_id, scope
  ), remembered AS (
    INSERT INTO token_keys (key_hash, player_id, token_id, request_hash, sealed_token, created_at)
    SELECT $6::text, player_id, $3::text, $7::text, $8::text, $2::text::timestamptz FROM taken
    WHERE $6::text IS NOT NULL
  ), added AS (
    INSERT INTO tokens (player_id, token_id, token_hash, label, scope, created_at)
    SELECT taken.player_id, $3::text, $4::text, $5::text, scope, $2::text::timestamptz
    FROM taken JOIN players USING (player_id) RETURNING player_id, scope
  )
  SELECT player_id, scope, true AS has_room FROM added
  UNION ALL SELECT player_id, scope, false FROM good WHERE NOT has_room`;
