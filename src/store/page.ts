import type { Database } from './database.js';
import type { Entry, FoldedEntry, FoldedPage } from './entry.js';
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
    at: inUtc(at),
    event,
    seat,
    playerId,
    action,
    requestId,
    hash,
  }));
};

/**
 * The same, with no more of each than a fold asks for: it is long games that are read so. To write a time and a hash takes the database longer
 * than to write the event, so most entries go without. Put together by hand, since `json_agg` takes a third more.
 */
const FOLDED_PAGE = `
  SELECT '[' || string_agg('[' || event::text || CASE
    WHEN seq % $4::text::integer = 0 OR seq = (SELECT max(seq) FROM events WHERE game_id = $1::text AND seq <= $3::text::integer)
    THEN ',' || (action IS NOT NULL)::text || ',' || coalesce(seat::text, 'null') || ',' || to_json(at)::text || ',' || to_json(hash)::text
    WHEN action IS NOT NULL THEN ',true,' || coalesce(seat::text, 'null')
    ELSE '' END || ']', ',' ORDER BY seq) || ']' AS page
  FROM events WHERE game_id = $1::text AND seq > $2::text::integer AND seq <= $3::text::integer`;

type FoldedText = readonly [
  event: StoredJson,
  isAction?: boolean,
  seat?: number | null,
  at?: string,
  hash?: string,
];

export const readFolded = async (
  database: Database,
  gameId: string,
  { after, limit, upTo = after + limit, stampedEvery }: FoldedPage,
): Promise<readonly FoldedEntry[]> => {
  const [found] = await database.ask(FOLDED_PAGE, [
    gameId,
    after,
    Math.min(after + limit, upTo),
    stampedEvery,
  ]);
  const rows: readonly FoldedText[] = typeof found?.page === 'string' ? JSON.parse(found.page) : [];
  return rows.map(([event, isAction = false, seat = null, at, hash = null], index) => ({
    // A log has no gaps.
    seq: after + index + 1,
    at: at === undefined ? null : inUtc(at),
    event,
    seat,
    action: isAction || null,
    hash,
  }));
};

const UTC_TO_THE_MILLISECOND = '2026-01-01T00:00:00.000+00:00'.length;

/** Postgres leaves zeros at the end out, and tells the time as the session likes it: only then a date is made of it, which costs as much as to read the row. */
const inUtc = (at: string): string =>
  at.length === UTC_TO_THE_MILLISECOND && at.endsWith('+00:00')
    ? `${at.slice(0, -'+00:00'.length)}Z`
    : new Date(at).toISOString();
