import type { Places } from './places.js';

/** Which games somebody has to do with. Asked at home, wherever the games are. */
export interface Involvement {
  /** Games that wait or play: they sit there, laid the table, or a seat is kept for them. */
  unfinished(playerId: string, limit: number): Promise<readonly string[]>;
  /** Games that they sat in to the end, and that ended after this moment. */
  endedSince(playerId: string, moment: Date, limit: number): Promise<readonly string[]>;
}

export const openInvolvement = ({ home, isSpread }: Places): Involvement => {
  const cards = isSpread ? 'listings' : 'games';
  const ids = async (statement: string, given: readonly (string | number)[]): Promise<readonly string[]> => {
    const rows = await home.soon(() => home.ask(statement, given));
    return rows.map(({ game_id }) => String(game_id));
  };
  return {
    unfinished: (playerId, limit) => ids(unfinishedIn(cards), [playerId, limit]),
    endedSince: (playerId, moment, limit) =>
      ids(isSpread ? ENDED_AT_HOME : ENDED, [playerId, moment.toISOString(), limit]),
  };
};

/** The conditions are those of the indexes, word for word. */
const unfinishedIn = (cards: string): string => `
  SELECT game_id FROM ${cards} WHERE status <> 'over' AND players @> ARRAY[$1::text]
  UNION SELECT game_id FROM ${cards} WHERE status <> 'over' AND host = $1
  UNION SELECT game_id FROM ${cards} WHERE status <> 'over' AND kept_for @> ARRAY[$1::text]
  LIMIT $2::text::integer`;

const endedIn = (cards: string): string => `
  SELECT game_id FROM ${cards}
  WHERE status = 'over' AND players @> ARRAY[$1::text] AND changed_at > $2::text::timestamptz`;

const ENDED = `${endedIn('games')} LIMIT $3::text::integer`;

/** Where games are spread, those that ended a while ago are in a table of their own. */
const ENDED_AT_HOME = `${endedIn('listings')}
  UNION SELECT game_id FROM past_players JOIN past_listings USING (game_id)
  WHERE player_id = $1 AND changed_at > $2::text::timestamptz LIMIT $3::text::integer`;
