import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from './database.js';
import type { PlayerRow } from './players.js';
import { players, signUps } from './schema.js';
import { FIRST_LABEL, type NewToken } from './tokens.js';

/** Sign-ups that may be repeated under a key, for a while. */
export interface SignUps {
  /** Adds the player and the key together; false, and nothing added, when the key was used before. */
  add(keyHash: string, player: PlayerRow, token: NewToken, sealedToken: string): Promise<boolean>;
  find(keyHash: string): Promise<SignUpRow | null>;
  /** The tokens of sign-ups from before this moment can be told no more. */
  forgetTokens(before: Date): Promise<void>;
  /** Keys from before this moment are as if they had never been used. */
  forget(before: Date): Promise<void>;
}

export interface SignUpRow extends PlayerRow {
  /** Null once it is too late to tell it again. */
  readonly sealedToken: string | null;
}

export const openSignUps = ({ orm, soon, ask }: Database): SignUps => ({
  async add(keyHash, { playerId, name, createdAt }, { tokenId, tokenHash }, sealedToken) {
    const row = [keyHash, playerId, sealedToken, createdAt, name, tokenId, tokenHash];
    const added = await soon(() => ask(ADD, row));
    return added.length === 1;
  },
  async find(keyHash) {
    const [row] = await soon(() =>
      orm
        .select({
          playerId: signUps.playerId,
          name: players.name,
          createdAt: signUps.createdAt,
          sealedToken: signUps.sealedToken,
        })
        .from(signUps)
        .innerJoin(players, eq(players.playerId, signUps.playerId))
        .where(eq(signUps.keyHash, keyHash)),
    );
    return row === undefined ? null : { ...row, createdAt: row.createdAt.toISOString() };
  },
  async forgetTokens(before) {
    await orm
      .update(signUps)
      .set({ sealedToken: null })
      .where(and(lt(signUps.createdAt, before), isNotNull(signUps.sealedToken)));
  },
  async forget(before) {
    await orm.delete(signUps).where(lt(signUps.createdAt, before));
  },
});

/** One statement: of two processes with the same key one adds, and the other waits and adds nothing. */
const ADD = `
  WITH fresh AS (
    INSERT INTO sign_ups (key_hash, player_id, sealed_token, created_at) VALUES ($1, $2, $3, $4::text::timestamptz)
    ON CONFLICT (key_hash) DO NOTHING RETURNING player_id
  ), signed_up AS (
    INSERT INTO players (player_id, name, created_at)
    SELECT player_id, $5::text, $4::text::timestamptz FROM fresh
  )
  INSERT INTO tokens (player_id, token_id, token_hash, label, scope, created_at)
  SELECT player_id, $6::text, $7::text, '${FIRST_LABEL}', 'play', $4::text::timestamptz FROM fresh RETURNING player_id`;
