import { getTableColumns } from 'drizzle-orm';
import type { Database } from './database.js';
import type { Append, GameCard } from './entry.js';
import { insertInto } from './insert-rows.js';
import type { Places } from './places.js';
import { listings } from './schema.js';

/** Keeps what lists ask for, where games are spread. Nobody is refused because of it: what was not written is written by the sweep. */
export interface Listings {
  /** The card of this append has landed. */
  show(append: Append): Promise<void>;
  /** Takes up what somebody left who died between the two. Answers with how many there were. */
  repair(): Promise<number>;
}

/** The games themselves are asked. */
export const NO_LISTINGS: Listings = { show: async () => {}, repair: async () => 0 };

const SHOW = `${insertInto(listings, '$1')}
  ON CONFLICT (game_id) DO UPDATE SET
    status = excluded.status, players = excluded.players, has_bots = excluded.has_bots, has_open_seat = excluded.has_open_seat,
    as_of = excluded.as_of,
    network = CASE excluded.status WHEN 'over' THEN NULL ELSE listings.network END
  WHERE listings.as_of < excluded.as_of`;

/** Unless the card has changed once more since then. */
const SETTLE = 'UPDATE games SET unlisted = NULL WHERE game_id = $1 AND unlisted = $2::text::integer';

const columns = Object.values(getTableColumns(listings)).map(({ name }) => name);
const fields = columns.map((name) => `'${name}', ${name === 'as_of' ? 'unlisted' : name}`).join(', ');

const MOST_AT_ONCE = 500;
const LEFT = `SELECT game_id, unlisted, json_build_object(${fields})::text AS listing
  FROM games WHERE unlisted IS NOT NULL LIMIT ${MOST_AT_ONCE}`;

/** Every game that is not listed yet, for a ledger that has just been spread or filled. */
export const LIST_ALL = `INSERT INTO listings (${columns.join(', ')})
  SELECT ${columns.map((name) => (name === 'as_of' ? 'coalesce(unlisted, 0)' : name)).join(', ')} FROM games
  ON CONFLICT (game_id) DO NOTHING`;

export const listingsOf = ({ home, placeOf, everywhere }: Places): Listings => {
  const tell = async (rows: readonly string[]): Promise<void> => {
    await home.soon(() => home.ask(SHOW, [`[${rows.join()}]`]));
  };
  const settle = async (gameId: string, asOf: number): Promise<void> => {
    const place = placeOf(gameId);
    await place.soon(() => place.ask(SETTLE, [gameId, asOf]));
  };
  const repairAt = async (place: Database): Promise<number> => {
    const left = await place.ask(LEFT, []);
    if (left.length > 0) await tell(left.map(({ listing }) => String(listing)));
    for (const { game_id, unlisted } of left) await settle(String(game_id), Number(unlisted));
    return left.length;
  };
  return {
    async show({ gameId, card, entries }) {
      const asOf = entries.at(-1)?.seq;
      if (card === null || asOf === undefined) return;
      try {
        await tell([JSON.stringify(listingOf(card, asOf))]);
        await settle(gameId, asOf);
      } catch {
        // The game knows that it is not listed, and the sweep will find it.
      }
    },
    async repair() {
      const tried = await Promise.allSettled(everywhere().map(repairAt));
      return tried.reduce((all, one) => all + (one.status === 'fulfilled' ? one.value : 0), 0);
    },
  };
};

const listingOf = (card: GameCard, asOf: number) => ({
  game_id: card.gameId,
  ruleset: card.ruleset,
  visibility: card.visibility,
  status: card.status,
  players: card.players,
  has_bots: card.hasBots,
  host: card.host,
  network: card.network,
  has_open_seat: card.hasOpenSeat,
  created_at: card.createdAt,
  as_of: asOf,
});
