import type { Database } from './database.js';
import type { Entry } from './entry.js';
import type { StoredJson } from './schema.js';

/**
 * A page of a log as one text: to take thousands of rows apart, column by column, takes longer than to read them.
 * A log has no gaps, so a page has a last number. A planner that is told how many rows instead reads all the rest and sorts it.
 */
const PAGE = `
  SELECT json_agg(json_build_array(seq, at, event, seat, player_id, action, request_id, hash) ORDER BY seq)::text AS page
  FROM events WHERE game_id = $1::text AND seq > $2::text::integer AND seq <= $3::text::integer`;

type RowText = readonly [
  seq: number,
  at: string,
  event: StoredJson,
  seat: number | null,
  playerId: string | null,
  action: StoredJson | null,
  requestId: string | null,
  hash: string,
];

/** The entries after one number, up to another. */
export const readPage = async (
  database: Database,
  gameId: string,
  after: number,
  upTo: number,
): Promise<readonly Entry[]> => {
  const [found] = await database.ask(PAGE, [gameId, after, upTo]);
  const rows: readonly RowText[] = typeof found?.page === 'string' ? JSON.parse(found.page) : [];
  return rows.map(([seq, at, event, seat, playerId, action, requestId, hash]) => ({
    gameId,
    seq,
    at: new Date(at).toISOString(),
    event,
    seat,
    playerId,
    action,
    requestId,
    hash,
  }));
};
