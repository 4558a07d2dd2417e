import { eq, lt } from 'drizzle-orm';
import type { Database } from './database.js';
import { links, type TokenScope } from './schema.js';
import type { NewToken, TokenKey } from './tokens.js';

/** Codes that take somebody to another device: each is exchanged for one token. */
export interface Links {
  /** With a key: false, and nothing added, when the key was used before. */
  add(link: LinkRow): Promise<boolean>;
  /** What was made under a key. */
  madeUnder(keyHash: string): Promise<LinkRow | null>;
  /** Uses the code up and adds the token, both or neither; null when it was used, has run out or never was. */
  exchange(codeHash: string, token: TokenToBe, key: TokenKey | null): Promise<Exchanged | null>;
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

export const openLinks = ({ orm, soon, ask }: Database): Links => ({
  async add(link) {
    const row = { ...link, expiresAt: new Date(link.expiresAt) };
    const added = await soon(() =>
      orm.insert(links).values(row).onConflictDoNothing().returning({ codeHash: links.codeHash }),
    );
    return added.length === 1;
  },
  async madeUnder(keyHash) {
    const [row] = await soon(() => orm.select().from(links).where(eq(links.keyHash, keyHash)));
    return row === undefined ? null : { ...row, expiresAt: row.expiresAt.toISOString() };
  },
  async exchange(codeHash, { tokenId, tokenHash, label, createdAt }, key) {
    const row = [codeHash, createdAt, tokenId, tokenHash, label];
    const kept = [key?.keyHash ?? null, key?.requestHash ?? null, key?.sealedToken ?? null];
    const [added] = await soon(() => ask(EXCHANGE, [...row, ...kept]));
    if (added === undefined) return null;
    return { playerId: String(added.player_id), scope: added.scope === 'watch' ? 'watch' : 'play' };
  },
  async forget(before) {
    await orm.delete(links).where(lt(links.expiresAt, before));
  },
});

/** One statement: of two who show the same code, one waits for the other and finds it used. */
const EXCHANGE = `
  WITH taken AS (
    UPDATE links SET used_at = $2::text::timestamptz, sealed_code = NULL
    WHERE code_hash = $1 AND used_at IS NULL AND expires_at > $2::text::timestamptz
    RETURNING player_id, scope
  ), remembered AS (
    INSERT INTO token_keys (key_hash, player_id, token_id, request_hash, sealed_token, created_at)
    SELECT $6::text, player_id, $3::text, $7::text, $8::text, $2::text::timestamptz FROM taken
    WHERE $6::text IS NOT NULL
  )
  INSERT INTO tokens (player_id, token_id, token_hash, label, scope, created_at)
  SELECT taken.player_id, $3::text, $4::text, $5::text, scope, $2::text::timestamptz
  FROM taken JOIN players USING (player_id) RETURNING player_id, scope`;
