import type { RatingBook } from '../../store/rating-book.js';
import { poolName } from '../../store/rating-book.js';
import type { LiveGames } from '../cache/live-games.js';
import type { Game } from '../game/game.js';
import { ratedResult } from '../game/rated-result.js';
import { unlessUnfoldable } from '../unfoldable.js';
import { WINDOW_MS } from './damping.js';
import { foldGames } from './fold.js';

/** Ratings are a fold of finished rated games, in the order in which they ended. */
export interface Ratings {
  /** This process wrote to a game: when it is over and rated, ratings come to know of it. */
  wrote(game: Game): void;
  /** When what this process wrote is counted, or could not be: then the sweep counts it. */
  settled(): Promise<void>;
  /** Counts what nobody counted: whoever died left a mark, and every pool is folded to its end. Answers with how many games that were. */
  catchUp(): Promise<number>;
  /** Throws all ratings away and makes them again, the same to the last bit. Answers with how many games count. */
  rebuild(): Promise<number>;
}

/** So many games are folded by one statement. */
const AT_ONCE = 300;

export const ratingsIn = (book: RatingBook, games: Pick<LiveGames, 'now'>): Ratings => {
  const underWay = new Set<Promise<unknown>>();
  const folding = new Map<string, Promise<void>>();

  const foldAll = async (pool: string): Promise<void> => {
    for (;;) {
      const stretch = await book.stretch(pool, AT_ONCE, WINDOW_MS);
      if (stretch === null) return;
      // Who lost the race looks again: somebody else has done it.
      await book.fold(pool, stretch, foldGames(stretch));
    }
  };
  /** One after the other in this process; whoever comes while one is under way is folded by the next. */
  const fold = (pool: string): Promise<void> => {
    const next = (folding.get(pool) ?? Promise.resolve()).catch(() => {}).then(() => foldAll(pool));
    folding.set(pool, next);
    return next.finally(() => {
      if (folding.get(pool) === next) folding.delete(pool);
    });
  };
  /** Written down, then the mark goes: whoever dies in between writes it down twice, which counts once. */
  const writeDown = async (game: Game): Promise<string | null> => {
    const pool = { ruleset: game.book.id, club: game.club };
    const places = ratedResult(game);
    if (places !== null) await book.add(pool, { gameId: game.id, endedAt: new Date(game.updatedAt), places });
    await book.settle(game.id);
    return places === null ? null : poolName(pool);
  };
  const count = async (game: Game): Promise<void> => {
    const pool = await writeDown(game);
    if (pool !== null) await fold(pool);
  };
  const catchUp = async (): Promise<number> => {
    let found = 0;
    await book.eachToRate(AT_ONCE, async (gameId) => {
      const game = await unlessUnfoldable(games.now(gameId));
      if (game !== null && (await writeDown(game)) !== null) found++;
    });
    for (const pool of await book.unfolded()) await fold(pool);
    return found;
  };
  return {
    wrote(game) {
      if (!game.rated || game.status !== 'over') return;
      // Whatever fails is left to the sweep: the mark is there.
      const counting = count(game).catch(() => {});
      underWay.add(counting);
      void counting.finally(() => underWay.delete(counting));
    },
    async settled() {
      await Promise.all(underWay);
    },
    catchUp,
    async rebuild() {
      await book.startAnew();
      await catchUp();
      return book.count();
    },
  };
};
