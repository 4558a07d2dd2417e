import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.js';
import { type SeekEnd, seeks } from './schema.js';

export type SeekRow = typeof seeks.$inferSelect;

/** Who looks for an opponent. All processes share it, and hear of what changes by the id of the seek. */
export interface Seeks {
  /** False, and nothing added, when this player looks for an opponent there already, or for so many, or there is one of that id. */
  add(seek: SeekRow, most: number): Promise<boolean>;
  find(seekId: string): Promise<SeekRow | null>;
  /** Those of somebody that are not over, the oldest first. */
  openOf(playerId: string): Promise<readonly SeekRow[]>;
  /** All that wait, the oldest first. */
  waiting(limit: number): Promise<readonly SeekRow[]>;
  /** All of these meet at this table, or none: where one of them is no longer waiting nothing happens. */
  pair(seekIds: readonly string[], gameId: string, now: Date): Promise<boolean>;
  /** Those who were paired before this moment, and whose table nobody laid since. */
  leftPaired(before: Date, limit: number): Promise<readonly SeekRow[]>;
  /** The table is laid. */
  match(gameId: string, now: Date): Promise<void>;
  /** The table could not be laid: these wait again. */
  unpair(seekIds: readonly string[], now: Date): Promise<void>;
  /** False when it is over already, or its table is being laid. */
  cancel(seekId: string, why: SeekEnd, now: Date): Promise<boolean>;
  /** Calls off a table that could not be laid for this one. */
  giveUp(seekId: string, why: SeekEnd, now: Date): Promise<void>;
  /** They were seen: all that they wait for. */
  see(playerIds: readonly string[], now: Date): Promise<void>;
  /** Cancels what nobody looked for since then, and what was asked with a token that is gone. */
  drop(unseenSince: Date, now: Date): Promise<void>;
  forget(before: Date): Promise<void>;
  /** Hears of seeks that changed by what was done here; news tell of the others. */
  listen(hear: (seekId: string) => void): void;
}

export const openSeeks = ({ orm, soon, ask, askInTurn, news }: Database): Seeks => {
  const listeners = new Set<(seekId: string) => void>();
  const tell = (rows: readonly { readonly [column: string]: unknown }[]): boolean => {
    const ids = rows.map(({ seek_id, seekId }) => String(seek_id ?? seekId));
    if (ids.length > 0) news.tell(ids);
    for (const hear of listeners) for (const id of ids) hear(id);
    return ids.length > 0;
  };
  const change = async (which: SQL | undefined, changes: Partial<SeekRow>): Promise<boolean> =>
    tell(await soon(() => orm.update(seeks).set(changes).where(which).returning({ seekId: seeks.seekId })));
  return {
    listen: (hear) => void listeners.add(hear),
    async add(seek, most) {
      const row = JSON.stringify(seek);
      return (await soon(() => askInTurn([seek.playerId], ADD, [row, seek.playerId, most]))).length === 1;
    },
    async find(seekId) {
      const [row] = await soon(() => orm.select().from(seeks).where(eq(seeks.seekId, seekId)));
      return row ?? null;
    },
    openOf: (playerId) =>
      soon(() =>
        orm
          .select()
          .from(seeks)
          .where(and(eq(seeks.playerId, playerId), IS_OPEN))
          .orderBy(asc(seeks.createdAt), asc(seeks.seekId)),
      ),
    waiting: (limit) =>
      soon(() =>
        orm
          .select()
          .from(seeks)
          .where(and(IS_OPEN, eq(seeks.status, 'waiting')))
          .orderBy(asc(seeks.createdAt), asc(seeks.seekId))
          .limit(limit),
      ),
    async pair(seekIds, gameId, now) {
      const given = [JSON.stringify(seekIds), gameId, now.toISOString(), seekIds.length];
      return tell(await soon(() => ask(PAIR, given)));
    },
    leftPaired: (before, limit) =>
      soon(() =>
        orm
          .select()
          .from(seeks)
          .where(and(IS_OPEN, eq(seeks.status, 'paired'), lt(seeks.changedAt, before)))
          .orderBy(asc(seeks.createdAt))
          .limit(limit),
      ),
    async match(gameId, changedAt) {
      const isTheirs = and(eq(seeks.gameId, gameId), eq(seeks.status, 'paired'), IS_OPEN);
      await change(isTheirs, { status: 'matched', changedAt });
    },
    async unpair(seekIds, changedAt) {
      if (seekIds.length === 0) return;
      const areThey = and(inArray(seeks.seekId, [...seekIds]), eq(seeks.status, 'paired'));
      await change(areThey, { status: 'waiting', gameId: null, changedAt });
    },
    cancel: (seekId, why, changedAt) =>
      change(and(eq(seeks.seekId, seekId), eq(seeks.status, 'waiting')), {
        status: 'cancelled',
        why,
        changedAt,
      }),
    async giveUp(seekId, why, changedAt) {
      const isIt = and(eq(seeks.seekId, seekId), eq(seeks.status, 'paired'));
      await change(isIt, { status: 'cancelled', why, gameId: null, changedAt });
    },
    async see(playerIds, now) {
      if (playerIds.length > 0) await soon(() => ask(SEE, [JSON.stringify(playerIds), now.toISOString()]));
    },
    async drop(unseenSince, now) {
      tell(await soon(() => ask(DROP, [unseenSince.toISOString(), now.toISOString()])));
    },
    async forget(before) {
      await soon(() => ask(FORGET, [before.toISOString()]));
    },
  };
};

/** Word for word as in the indexes. */
const IS_OPEN = sql`status IN ('waiting', 'paired')`;

const ADD = `
  INSERT INTO seeks (seek_id, player_id, token_id, ruleset, club, wish, wish_mark, mu, status, request_hash,
    created_at, seen_at, changed_at)
  SELECT it->>'seekId', $2::text, it->>'tokenId', it->>'ruleset', it->>'club', it->'wish', it->>'wishMark',
    (it->>'mu')::double precision, it->>'status', it->>'requestHash', (it->>'createdAt')::timestamptz,
    (it->>'seenAt')::timestamptz, (it->>'changedAt')::timestamptz
  FROM (SELECT $1::text::json AS it) AS given
  WHERE (SELECT count(*) FROM seeks WHERE player_id = $2 AND status IN ('waiting', 'paired')) < $3::int
    AND (it->>'club' IS NULL OR EXISTS (SELECT FROM clubs WHERE club_id = it->>'club' FOR KEY SHARE))
  ON CONFLICT DO NOTHING RETURNING seek_id`;

/** Locked in one order, so that two who pair at once do not wait for each other; whoever comes second finds them gone. */
const PAIR = `
  WITH free AS (
    SELECT seek_id FROM seeks
    WHERE seek_id IN (SELECT json_array_elements_text($1::text::json)) AND status = 'waiting'
    ORDER BY seek_id FOR UPDATE
  )
  UPDATE seeks SET status = 'paired', game_id = $2::text, changed_at = $3::text::timestamptz
  WHERE seek_id IN (SELECT seek_id FROM free) AND (SELECT count(*) FROM free) = $4::text::integer
  RETURNING seek_id`;

const SEE = `
  UPDATE seeks SET seen_at = $2::text::timestamptz
  WHERE status IN ('waiting', 'paired') AND player_id IN (SELECT json_array_elements_text($1::text::json))`;

const DROP = `
  UPDATE seeks SET status = 'cancelled', changed_at = $2::text::timestamptz,
    why = CASE WHEN seen_at < $1::text::timestamptz THEN 'nobody-looked' ELSE 'token-revoked' END
  WHERE status IN ('waiting', 'paired') AND status = 'waiting' AND (
    seen_at < $1::text::timestamptz OR NOT EXISTS (
      SELECT FROM tokens WHERE tokens.player_id = seeks.player_id AND tokens.token_id = seeks.token_id))
  RETURNING seek_id`;

const FORGET = `
  DELETE FROM seeks WHERE status NOT IN ('waiting', 'paired') AND changed_at < $1::text::timestamptz`;
