import type { Database } from './database.js';

/** Somebody at a game; an empty `gameId` stands for all of theirs. */
export interface Sighted {
  readonly gameId: string;
  readonly playerId: string;
  /** In milliseconds. */
  readonly at: number;
}

/** When players were last seen. */
export interface PresenceBook {
  note(seen: readonly Sighted[]): Promise<void>;
  /** What is known of these players, at this game and at none. */
  of(gameId: string, playerIds: readonly string[]): Promise<readonly Sighted[]>;
  /** When these players were last seen at any of these places. */
  among(places: readonly string[], playerIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Nobody was ever seen here. */
  clear(place: string): Promise<void>;
  forget(before: Date): Promise<void>;
}

export const openPresence = ({ soon, ask }: Database): PresenceBook => ({
  async note(seen) {
    if (seen.length > 0) await soon(() => ask(NOTE, [JSON.stringify(seen)]));
  },
  async of(gameId, playerIds) {
    const rows = await soon(() => ask(SEEN, [gameId, JSON.stringify(playerIds)]));
    return rows.map(({ game_id, player_id, seen_ms }) => ({
      gameId: String(game_id),
      playerId: String(player_id),
      at: Number(seen_ms),
    }));
  },
  async among(places, playerIds) {
    const rows = await soon(() => ask(AMONG, [JSON.stringify(places), JSON.stringify(playerIds)]));
    return new Map(rows.map(({ player_id, seen_ms }) => [String(player_id), Number(seen_ms)]));
  },
  async clear(place) {
    await soon(() => ask('DELETE FROM presence WHERE game_id = $1', [place]));
  },
  async forget(before) {
    await soon(() =>
      ask('DELETE FROM presence WHERE seen_at < $1::text::timestamptz', [before.toISOString()]),
    );
  },
});

/** In one order, so that two processes that write at once do not wait for each other in a circle. */
const NOTE = `
  INSERT INTO presence (game_id, player_id, seen_at)
  SELECT "gameId", "playerId", to_timestamp(at / 1000.0)
  FROM json_to_recordset($1::text::json) AS seen("gameId" text, "playerId" text, at double precision)
  ORDER BY 1, 2
  ON CONFLICT (game_id, player_id) DO UPDATE SET seen_at = greatest(presence.seen_at, excluded.seen_at)`;

const SEEN = `
  SELECT game_id, player_id, extract(epoch FROM seen_at) * 1000 AS seen_ms FROM presence
  WHERE game_id IN ('', $1::text) AND player_id IN (SELECT json_array_elements_text($2::text::json))`;

const AMONG = `
  SELECT player_id, max(extract(epoch FROM seen_at) * 1000) AS seen_ms FROM presence
  WHERE game_id IN (SELECT json_array_elements_text($1::text::json))
    AND player_id IN (SELECT json_array_elements_text($2::text::json))
  GROUP BY player_id`;
