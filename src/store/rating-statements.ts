import type { Piece } from './places.js';

/** A club that has ended has no ratings, and gets none. */
export const ADD = `
  WITH there AS (
    INSERT INTO rating_pools (pool, ruleset, club)
    SELECT $1::text, $2::text, $3::text
    WHERE $3::text IS NULL OR EXISTS (SELECT FROM clubs WHERE club_id = $3::text FOR KEY SHARE)
    ON CONFLICT (pool) DO UPDATE SET ruleset = excluded.ruleset RETURNING pool
  )
  INSERT INTO rated_games (game_id, pool, ended_at, places)
  SELECT $4::text, pool, $5::text::timestamptz, $6::text::json FROM there ON CONFLICT (game_id) DO NOTHING`;

export const settleIn = (games: string): string =>
  `UPDATE ${games} SET to_rate = false WHERE game_id = $1::text AND to_rate`;

export const toRateIn = (games: string): string => `
  SELECT game_id FROM ${games} WHERE to_rate AND game_id > $1::text ORDER BY game_id LIMIT $2::text::integer`;

/** A page of all games; its last id, or null when there is none. */
export const markAllIn = ({ table }: Piece): string => `
  WITH page AS (
    SELECT game_id, status, card FROM ${table('games')} WHERE game_id > $1::text ORDER BY game_id LIMIT 1000
  ), marked AS (
    UPDATE ${table('games')} AS game SET to_rate = true FROM page
    WHERE game.game_id = page.game_id AND page.status = 'over' AND page.card ->> 'rated' = 'true'
  )
  SELECT max(game_id) AS last FROM page`;

/** Of a game that was put away nothing else is left, so it stays. */
export const WIPE = `
  BEGIN;
  UPDATE rating_pools SET version = version + 1;
  DELETE FROM rating_steps;
  DELETE FROM ratings;
  DELETE FROM rated_games WHERE NOT EXISTS (
    SELECT FROM archived_games WHERE archived_games.game_id = rated_games.game_id);
  UPDATE rated_games SET folded = false;
  COMMIT;`;

const PEOPLE = '(SELECT json_array_elements_text($2::text::json))';
const BEFORE = '(ended_at, game_id) < ($3::text::timestamptz, $4::text)';

/** How these people stood before a moment. */
export const STANDINGS = `
  SELECT json_build_object('who', who, 'mu', mu, 'sigma', sigma, 'games', games, 'damped', damped)::text AS standing
  FROM (
    SELECT DISTINCT ON (who) * FROM rating_steps WHERE pool = $1::text AND who IN ${PEOPLE} AND ${BEFORE}
    ORDER BY who, ended_at DESC, game_id DESC) AS last`;

/** What these people played shortly before. Bots play with everybody: who met them is found by the people. */
export const RECENTLY_TOGETHER = `
  SELECT json_build_object('gameId', game_id, 'endedAt', ended_at, 'places', places)::text AS game
  FROM rated_games WHERE pool = $1::text AND game_id IN (
    SELECT game_id FROM rating_steps
    WHERE pool = $1::text AND who IN ${PEOPLE} AND who NOT LIKE 'bot:%' AND ${BEFORE}
      AND ended_at > $3::text::timestamptz - $5::text::double precision * interval '1 millisecond')
  ORDER BY ended_at, game_id`;

const STEP = `(who text, mu double precision, sigma double precision, games integer, damped integer,
  "endedAt" timestamptz, "gameId" text, weight double precision)`;

/**
 * Law: the version is the lock. Of two who fold at once the second finds another version, and nothing of its statement happens.
 * What comes after the stretch is to be folded again, since something before it was new.
 */
export const FOLD = `
  WITH mine AS (
    UPDATE rating_pools SET version = version + 1 WHERE pool = $1::text AND version = $2::text::integer RETURNING pool
  ), given AS (
    SELECT pool, step.* FROM mine CROSS JOIN json_to_recordset($3::text::json) AS step${STEP}
  ), stepped AS (
    INSERT INTO rating_steps (pool, who, ended_at, game_id, mu, sigma, games, damped, weight)
    SELECT pool, who, "endedAt", "gameId", mu, sigma, games, damped, weight FROM given
    ON CONFLICT (pool, who, ended_at, game_id) DO UPDATE SET
      mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, damped = excluded.damped, weight = excluded.weight
  ), stands AS (
    INSERT INTO ratings (pool, who, mu, sigma, games, damped, changed_at)
    SELECT DISTINCT ON (who) pool, who, mu, sigma, games, damped, "endedAt" FROM given
    ORDER BY who, "endedAt" DESC, "gameId" DESC
    ON CONFLICT (pool, who) DO UPDATE SET
      mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, damped = excluded.damped, changed_at = excluded.changed_at
  ), folded AS (
    UPDATE rated_games SET folded = true FROM mine
    WHERE rated_games.pool = mine.pool AND game_id IN (SELECT json_array_elements_text($4::text::json))
  ), undone AS (
    UPDATE rated_games SET folded = false FROM mine
    WHERE rated_games.pool = mine.pool AND folded AND (ended_at, game_id) > ($5::text::timestamptz, $6::text)
  )
  SELECT pool FROM mine`;
