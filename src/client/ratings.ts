import { type Api, unwrap } from './answer.js';
import { calling } from './calling.js';
import { type Paged, paged } from './pages.js';
import type { Calling, Parlor } from './parlor.js';
import type { Game, LeaderboardRow, NewSeek, OwnRating, Ruleset } from './types.js';

export interface BoardOptions extends Calling {
  /** The board of a club of yours. */
  readonly club?: string | undefined;
  readonly limit?: number | undefined;
}

/** How people stand, and finding somebody to play with. */
export interface RatingCalls {
  /** Who stands where, best first by what is known of them: `await` it for a page, `for await` it for all. */
  leaderboard(ruleset: Ruleset, options?: BoardOptions): Paged<LeaderboardRow>;
  /** Your ratings, in the open and in your clubs. */
  myRatings(options?: Calling): Promise<OwnRating[]>;
  /** Waits for somebody who wants the same table, and answers with the game, which has begun; null when the seek was called off elsewhere. */
  findOpponent(wanted: NewSeek, options?: Calling): Promise<Game | null>;
}

/** How long one request waits for an opponent; the server ends it then, and it is asked again. */
const WAIT_S = 25;

export const ratingCalls = (api: Api, { game }: Pick<Parlor, 'game'>): RatingCalls => ({
  leaderboard(ruleset, { club, limit, ...options } = {}) {
    return paged(async (cursor) => {
      const query = {
        ...(club === undefined ? {} : { club }),
        ...(limit === undefined ? {} : { limit }),
        ...(cursor === null ? {} : { cursor }),
      };
      const params = { path: { ruleset }, query };
      return unwrap(await api.GET('/leaderboards/{ruleset}', { params, ...calling(options) }));
    });
  },
  myRatings: async (options) => unwrap(await api.GET('/me/ratings', calling(options))).items,
  async findOpponent(wanted, options) {
    let seek = unwrap(await api.POST('/seeks', { body: wanted, ...calling(options) }));
    const params = { path: { id: seek.id }, header: { Prefer: `wait=${WAIT_S}` } };
    try {
      while (seek.status === 'waiting') {
        options?.signal?.throwIfAborted();
        seek = unwrap(await api.GET('/seeks/{id}', { params, ...calling(options) }));
      }
    } catch (error) {
      // Whoever gave up waits no longer: nobody is to be matched with them.
      if (options?.signal?.aborted) await api.DELETE('/seeks/{id}', { params: { path: { id: seek.id } } });
      throw error;
    }
    return seek.gameId === null ? null : game(seek.gameId, options);
  },
});
