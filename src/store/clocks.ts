import type { Database } from './database.js';

/** When to look at the clocks of games, and when the house was open. Times are those of whoever asks. */
export interface Clocks {
  /** The game is to be looked at then. */
  watch(gameId: string, at: Date): Promise<void>;
  /** Games to be looked at now. They are the caller's until `lease`, and then anybody's. */
  due(now: Date, lease: Date, limit: number): Promise<readonly string[]>;
  /** What was to be looked at before `soon` is looked at now. */
  hurry(now: Date, soon: Date): Promise<void>;
  forget(gameId: string): Promise<void>;
  /** The house is open. True when nobody has said so since `gap`: it was closed since the last time. */
  beat(now: Date, gap: Date): Promise<boolean>;
  /** When the house was closed, as far as it has opened again after this moment. */
  closings(after: Date): Promise<readonly { readonly closedAt: number; readonly openedAt: number }[]>;
}

export const openClocks = ({ ask, soon }: Database): Clocks => ({
  async watch(gameId, at) {
    await soon(() => ask(WATCH, [gameId, at.toISOString()]));
  },
  async due(now, lease, limit) {
    const rows = await soon(() => ask(DUE, [now.toISOString(), lease.toISOString(), limit]));
    return rows.map(({ game_id }) => String(game_id));
  },
  async hurry(now, before) {
    await soon(() => ask(HURRY, [now.toISOString(), before.toISOString()]));
  },
  async forget(gameId) {
    await soon(() => ask('DELETE FROM game_clocks WHERE game_id = $1', [gameId]));
  },
  async beat(now, gap) {
    const rows = await soon(() => ask(BEAT, [now.toISOString(), gap.toISOString()]));
    return rows.length > 0;
  },
  async closings(after) {
    const rows = await soon(() => ask(CLOSINGS, [after.toISOString()]));
    return rows.map(({ closed_ms, opened_ms }) => ({
      closedAt: Number(closed_ms),
      openedAt: Number(opened_ms),
    }));
  },
});

const WATCH = `
  INSERT INTO game_clocks (game_id, look_at) VALUES ($1, $2::text::timestamptz)
  ON CONFLICT (game_id) DO UPDATE SET look_at = excluded.look_at`;

/** Of several processes each takes others, and none waits. */
const DUE = `
  UPDATE game_clocks SET look_at = $2::text::timestamptz
  WHERE game_id IN (
    SELECT game_id FROM game_clocks WHERE look_at <= $1::text::timestamptz
    ORDER BY look_at LIMIT $3::int FOR UPDATE SKIP LOCKED)
  RETURNING game_id`;

const HURRY = `
  UPDATE game_clocks SET look_at = $1::text::timestamptz
  WHERE look_at > $1::text::timestamptz AND look_at < $2::text::timestamptz`;

/** One row is locked by whoever beats, so a silence is noticed once, whoever comes back first. */
const BEAT = `
  WITH before AS (SELECT house, beat_at FROM house_hours FOR UPDATE),
  beaten AS (
    UPDATE house_hours SET beat_at = $1::text::timestamptz FROM before
    WHERE house_hours.house = before.house AND before.beat_at < $1::text::timestamptz
  )
  INSERT INTO house_closings (closed_at, opened_at)
  SELECT beat_at, $1::text::timestamptz FROM before WHERE beat_at < $2::text::timestamptz
  ON CONFLICT DO NOTHING RETURNING opened_at`;

const CLOSINGS = `
  SELECT extract(epoch FROM closed_at) * 1000 AS closed_ms, extract(epoch FROM opened_at) * 1000 AS opened_ms
  FROM house_closings WHERE opened_at > $1::text::timestamptz ORDER BY opened_at`;
