import { ok } from '@oazapfts/runtime';
import * as api from '../generated/oazapfts/api.js';
import { bearer, play } from '../play.js';

await play<Parameters<typeof api.act>[1]>((baseUrl, token) => {
  /** The defaults are one for all, so each call says anew who calls. */
  const called = <Answer>(call: () => Answer): Answer => {
    api.defaults.baseUrl = baseUrl;
    api.defaults.headers = bearer(token);
    return call();
  };
  return {
    createPlayer: (name) => called(() => ok(api.createPlayer({ name }))),
    createGame: () => called(() => ok(api.createGame({ ruleset: 'knucklebones' }))),
    takeSeat: (id) => called(() => ok(api.takeSeat(id, {}))),
    getGame: (id) => called(() => ok(api.getGame(id))),
    listActions: (id) => called(() => ok(api.listActions(id))),
    act: async (id, action) => {
      const answer = await called(() => api.act(id, action));
      return 'data' in answer && 'code' in answer.data ? answer.data : null;
    },
  };
});

export const lay = () =>
  // @ts-expect-error There is no such ruleset.
  api.createGame({ ruleset: 'chess' });
