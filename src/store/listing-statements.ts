import { getTableColumns } from 'drizzle-orm';
import { insertInto } from './insert-rows.js';
import type { Piece } from './places.js';
import { listings, pastListings } from './schema.js';

const namesOf = (table: typeof listings | typeof pastListings): readonly string[] =>
  Object.values(getTableColumns(table)).map(({ name }) => name);

const COLUMNS = namesOf(listings);

/** Fixed when the table is laid. */
const LAID = new Set(['game_id', 'ruleset', 'visibility', 'club', 'host', 'created_at']);
/** What the end of a log says. */
const ENDS = new Set(['version', 'updated_at', 'to_act']);
const CHANGES = COLUMNS.filter((name) => !LAID.has(name)).map((name) => {
  if (name === 'network')
    return "network = CASE excluded.status WHEN 'over' THEN NULL ELSE listings.network END";
  if (ENDS.has(name))
    return `${name} = CASE WHEN listings.version < excluded.version THEN excluded.${name} ELSE listings.${name} END`;
  return `${name} = excluded.${name}`;
});

/** An older card never covers a newer one. */
const UNLESS_NEWER = `ON CONFLICT (game_id) DO UPDATE SET ${CHANGES.join(', ')} WHERE listings.as_of < excluded.as_of`;

/** Cards as they landed. A game that is over and gone from here does not come back. */
export const SHOW = `${insertInto(listings, '$1')}
  WHERE NOT EXISTS (SELECT FROM past_listings WHERE past_listings.game_id = given.game_id)
  ${UNLESS_NEWER}`;

const HEADS = '(game_id text, version integer, updated_at timestamptz, to_act smallint[])';
const MOVED = 'SET version = given.version, updated_at = given.updated_at, to_act = given.to_act FROM given';

/** The last events of games whose cards have not changed. */
export const MOVE_ON = `
  WITH given AS (SELECT * FROM json_to_recordset($1::text::json) AS heads${HEADS}),
  past AS (UPDATE past_listings ${MOVED} WHERE past_listings.game_id = given.game_id AND past_listings.version < given.version)
  UPDATE listings ${MOVED} WHERE listings.game_id = given.game_id AND listings.version < given.version`;

const PAST = namesOf(pastListings).join(', ');

/** At once or not at all, and of several processes each takes others. */
export const PUT_AWAY = `
  WITH moved AS (
    DELETE FROM listings WHERE game_id IN (
      SELECT game_id FROM listings WHERE status = 'over' AND updated_at < $1::text::timestamptz
      ORDER BY updated_at LIMIT $2::int FOR UPDATE SKIP LOCKED)
    RETURNING ${PAST}, players),
  kept AS (
    INSERT INTO past_listings (${PAST}) SELECT ${PAST} FROM moved
    ON CONFLICT (game_id) DO UPDATE SET card = excluded.card, changed_at = excluded.changed_at,
      version = excluded.version, updated_at = excluded.updated_at, to_act = excluded.to_act
    RETURNING game_id),
  named AS (
    INSERT INTO past_players (game_id, player_id, created_at)
    SELECT game_id, unnest(players), created_at FROM moved ON CONFLICT DO NOTHING)
  SELECT count(*)::integer AS games FROM kept`;

/** Unless the card has changed once more since then. */
export const settleIn = ({ table }: Piece): string => `
  UPDATE ${table('games')} AS card SET unlisted = NULL
  FROM json_to_recordset($1::text::json) AS told(game_id text, as_of integer)
  WHERE card.game_id = told.game_id AND card.unlisted = told.as_of`;

/** What a listing is made of: the card, and the end of its log. */
const fieldOf = (name: string, asOf: string): string =>
  name === 'as_of' ? asOf : `${ENDS.has(name) ? 'ends' : 'card'}.${name}`;

const cardsWithEnds = (games: string, events: string): string => `
  FROM ${games} AS card CROSS JOIN LATERAL (
    SELECT seq AS version, at AS updated_at, to_act FROM ${events} AS entry
    WHERE entry.game_id = card.game_id ORDER BY seq DESC LIMIT 1) AS ends`;

export const MOST_LEFT = 500;

/** Cards that nobody has told of, though they were written before a moment. */
export const leftIn = ({ table }: Piece): string => {
  const fields = COLUMNS.map((name) => `'${name}', ${fieldOf(name, 'card.unlisted')}`).join(', ');
  return `SELECT card.game_id, card.unlisted, json_build_object(${fields})::text AS listing
    ${cardsWithEnds(table('games'), table('events'))}
    JOIN ${table('events')} AS marked ON marked.game_id = card.game_id AND marked.seq = card.unlisted
    WHERE card.unlisted IS NOT NULL AND marked.at < $1::text::timestamptz LIMIT ${MOST_LEFT}`;
};

export const HEADS_AT_ONCE = 2_000;

/** Where logs end that were written to since then, page after page. */
export const headsIn = ({ table }: Piece): string => `
  SELECT game_id, row_to_json(head)::text AS head FROM (
    SELECT DISTINCT ON (game_id) game_id, seq AS version, at AS updated_at, to_act FROM ${table('events')}
    WHERE at > $1::text::timestamptz AND game_id > $2::text
    ORDER BY game_id, seq DESC LIMIT ${HEADS_AT_ONCE}) AS head ORDER BY game_id`;

/** Every game, for a ledger that has just been spread or filled. Finished ones are put away from here like any other. */
export const LIST_ALL = `INSERT INTO listings (${COLUMNS.join(', ')})
  SELECT ${COLUMNS.map((name) => fieldOf(name, 'ends.version')).join(', ')} ${cardsWithEnds('games', 'events')}
  ${UNLESS_NEWER}`;
