import type { Doorbell } from '../../live/doorbell.js';
import type { Entry } from '../../store/entry.js';
import type { Ledger } from '../../store/ledger.js';
import type { LiveGames } from '../cache/live-games.js';
import type { Game } from '../game/game.js';

/** Entries after a number, and the game at that moment or a little later. */
export interface FeedPage {
  readonly entries: readonly Entry[];
  readonly game: Game;
  /** There may be more to read at once. */
  readonly isFull: boolean;
}

/** What streams read. However many wake at one ring and ask for the same, the ledger is asked once. */
export interface Feeds {
  readonly games: LiveGames;
  readonly bell: Doorbell;
  read(gameId: string, after: number): Promise<FeedPage>;
}

const PAGE = 200;

export const feedsOf = (ledger: Ledger, games: LiveGames, bell: Doorbell): Feeds => {
  const underWay = new Map<string, Map<number, Promise<FeedPage>>>();
  // Whoever was woken by a ring must not join a reading that began before it: that one may not have seen the news.
  bell.listenToAll({ hear: (gameId) => underWay.delete(gameId), afterGap: () => underWay.clear() });

  const readPage = async (gameId: string, after: number): Promise<FeedPage> => {
    const entries = await ledger.entries(gameId, after, PAGE);
    const game = await games.now(gameId);
    if (game === null) throw new Error(`${gameId} is followed and does not exist`);
    return { entries, game, isFull: entries.length === PAGE };
  };

  return {
    games,
    bell,
    read(gameId, after) {
      const pages = underWay.get(gameId) ?? new Map<number, Promise<FeedPage>>();
      const known = pages.get(after);
      if (known !== undefined) return known;
      const reading = readPage(gameId, after).finally(() => {
        pages.delete(after);
        if (pages.size === 0 && underWay.get(gameId) === pages) underWay.delete(gameId);
      });
      underWay.set(gameId, pages.set(after, reading));
      return reading;
    },
  };
};
