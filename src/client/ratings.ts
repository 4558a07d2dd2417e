import { type Api, unwrap } from './answer.js';
import { calling } from './calling.js';
import { paged } from './pages.js';
import type { Parlor } from './parlor.js';

/** How long one request waits for an opponent; the server ends it then, and it is asked again. */
const WAIT_S = 25;

/** How people stand, and finding somebody to play with. */
export const ratingCalls = (
  api: Api,
  { game }: Pick<Parlor, 'game'>,
): Pick<Parlor, 'leaderboard' | 'myRatings' | 'findOpponent'> => ({
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
