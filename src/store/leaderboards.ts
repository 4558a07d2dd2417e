import type { Database, Row } from './database.js';
import { type PoolKey, poolName, type Standing } from './rating-book.js';

/** How people stand, as it is shown. */
export interface Leaderboards {
  /** Best first, by what is known of them: those who are forgotten, or left the club, are not shown. */
  board(pool: PoolKey, from: number, limit: number): Promise<readonly NamedStanding[]>;
  /** Where anybody is rated in the open, or in a club. */
  boards(club: string | null): Promise<readonly { readonly ruleset: string; readonly rated: number }[]>;
  /** How somebody stands everywhere, in the open and in the clubs they are in, and how they came there. */
  of(playerId: string, recent: number): Promise<readonly OwnStanding[]>;
  /** What somebody is believed to be; null for whoever has played no rated game there. */
  find(pool: PoolKey, who: string): Promise<Standing | null>;
}

export interface NamedStanding extends Standing {
  /** Null for a bot. */
  readonly name: string | null;
}

export interface OwnStanding extends Standing, PoolKey {
  readonly changedAt: string;
  /** The last games, newest first; with one more, if there is one, to begin from. */
  readonly steps: readonly OwnStep[];
}

export interface OwnStep {
  readonly gameId: string;
  readonly endedAt: string;
  readonly mu: number;
  readonly weight: number;
}

export const openLeaderboards = ({ soon, ask }: Database): Leaderboards => ({
  async board(pool, from, limit) {
    const rows = await soon(() => ask(BOARD, [poolName(pool), pool.club, from, limit]));
    return rows.map((row) => ({ ...standingIn(row), name: row.name === null ? null : String(row.name) }));
  },
  async boards(club) {
    const rows = await soon(() => ask(BOARDS, [club]));
    return rows.map(({ ruleset, rated }) => ({ ruleset: String(ruleset), rated: Number(rated) }));
  },
  async of(playerId, recent) {
    const rows = await soon(() => ask(OF, [playerId, recent + 1]));
    return rows.map(({ own }) => JSON.parse(String(own)));
  },
  async find(pool, who) {
    const [row] = await soon(() => ask(FIND, [poolName(pool), who]));
    return row === undefined ? null : standingIn(row);
  },
});

const standingIn = ({ who, mu, sigma, games, damped }: Row): Standing => ({
  who: String(who),
  mu: Number(mu),
  sigma: Number(sigma),
  games: Number(games),
  damped: Number(damped),
});

/** Bots, and people under the name they have here. */
const SHOWN = `
  LEFT JOIN players ON $2::text IS NULL AND player_id = who
  LEFT JOIN club_members AS member ON member.club_id = $2::text AND member.player_id = who AND role <> 'removed'
  WHERE (who LIKE 'bot:%' OR coalesce(players.player_id, member.member_id) IS NOT NULL)`;

const BOARD = `
  SELECT who, mu, sigma, games, damped, coalesce(display_name, name) AS name FROM ratings ${SHOWN} AND pool = $1::text
  ORDER BY mu - sigma DESC, who OFFSET $3::text::integer LIMIT $4::text::integer`;

const BOARDS = `
  SELECT ruleset, (SELECT count(*) FROM ratings WHERE ratings.pool = rating_pools.pool) AS rated FROM rating_pools
  WHERE club IS NOT DISTINCT FROM $1::text
    AND EXISTS (SELECT FROM ratings WHERE ratings.pool = rating_pools.pool) ORDER BY ruleset`;

const OF = `
  SELECT json_build_object('ruleset', ruleset, 'club', club, 'who', who, 'mu', mu, 'sigma', sigma, 'games', games,
    'damped', damped, 'changedAt', changed_at, 'steps', (
      SELECT json_agg(json_build_object('gameId', game_id, 'endedAt', ended_at, 'mu', step.mu, 'weight', weight))
      FROM (SELECT * FROM rating_steps WHERE rating_steps.pool = ratings.pool AND rating_steps.who = ratings.who
        ORDER BY ended_at DESC, game_id DESC LIMIT $2::text::integer) AS step))::text AS own
  FROM ratings JOIN rating_pools USING (pool)
  WHERE who = $1::text AND (club IS NULL OR EXISTS (
    SELECT FROM club_members WHERE club_members.club_id = club AND player_id = $1::text AND role <> 'removed'))
  ORDER BY club NULLS FIRST, ruleset`;

const FIND = 'SELECT who, mu, sigma, games, damped FROM ratings WHERE pool = $1::text AND who = $2::text';
