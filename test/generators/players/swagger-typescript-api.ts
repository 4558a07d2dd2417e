import { Api, type HttpResponse } from '../generated/swagger-typescript-api/api.js';
import { asRefusal, bearer, play } from '../play.js';

type Action = Parameters<Api<unknown>['games']['act']>[1];

const body = <Body>({ data }: HttpResponse<Body, unknown>): Body => data;

/** This client throws its answer where it is no success. */
const refused = (thrown: unknown) => {
  if (thrown instanceof Response && 'error' in thrown) return asRefusal(thrown.error);
  throw thrown;
};

await play<Action>((baseUrl, token) => {
  const api = new Api({ baseUrl, baseApiParams: { headers: bearer(token) } });
  return {
    createPlayer: async (name) => body(await api.players.createPlayer({ name })),
    createGame: async () => body(await api.games.createGame({ ruleset: 'knucklebones' })),
    takeSeat: async (id) => body(await api.games.takeSeat(id, {})),
    getGame: async (id) => body(await api.games.getGame(id)),
    listActions: async (id) => body(await api.games.listActions(id)),
    act: (id, action) => api.games.act(id, action).then(() => null, refused),
  };
});

export const lay = () =>
  // @ts-expect-error There is no such ruleset.
  new Api().games.createGame({ ruleset: 'chess' });
