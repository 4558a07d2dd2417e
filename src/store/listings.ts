import type { Append, GameCard } from './entry.js';
import { type Head, headsTo } from './heads.js';
import { repairOf } from './list-repair.js';
import { SHOW } from './listing-statements.js';
import type { Places } from './places.js';
import { settlingIn } from './settling.js';
import { travelTogether } from './travel-together.js';

/** Keeps what lists show, where games are spread. Nobody is refused because of it: what was not written is written by the sweep. */
export interface Listings {
  /** This append has landed. */
  show(append: Append): Promise<void>;
  /** Somebody may have written something and not told of it. */
  doubt(): void;
  /** When lists show what this process wrote, or it could not be told. */
  told(): Promise<void>;
  /** The same, and no mark is left. */
  leave(): Promise<void>;
  /** Takes up what somebody left who died between the two, and puts away what is over. Answers with how many games somebody had left. */
  repair(): Promise<number>;
}

/** The games themselves are asked. */
export const NO_LISTINGS: Listings = {
  show: async () => {},
  doubt: () => {},
  told: async () => {},
  leave: async () => {},
  repair: async () => 0,
};

export const listingsOf = (places: Places): Listings => {
  const { home } = places;
  const repair = repairOf(places);
  const heads = headsTo(home, repair.doubt);
  const settling = settlingIn(places);
  const showTogether = travelTogether<string>(async (rows) => {
    await home.soon(() => home.ask(SHOW, [`[${rows.join()}]`]));
  });
  return {
    async show({ gameId, card, entries, toAct }) {
      const last = entries.at(-1);
      if (last === undefined) return;
      const head = { game_id: gameId, version: last.seq, updated_at: last.at, to_act: toAct ?? null };
      if (card === null) return heads.note(head);
      try {
        await showTogether(gameId, JSON.stringify(listingOf(card, head)));
        settling.note(gameId, last.seq);
      } catch {
        // The game knows that it is not listed, and the sweep will find it.
      }
    },
    doubt: repair.doubt,
    told: heads.told,
    async leave() {
      await heads.told();
      await settling.settled();
    },
    repair: repair.repair,
  };
};

const listingOf = (card: GameCard, head: Head) => ({
  ...head,
  ruleset: card.ruleset,
  visibility: card.visibility,
  club: card.club,
  status: card.status,
  players: card.players,
  kept_for: card.keptFor,
  has_bots: card.hasBots,
  host: card.host,
  network: card.network,
  has_open_seat: card.hasOpenSeat,
  created_at: card.createdAt,
  changed_at: card.changedAt,
  as_of: head.version,
  card: card.card,
});
