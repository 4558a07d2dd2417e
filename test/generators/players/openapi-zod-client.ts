import { isAxiosError } from 'axios';
import { createApiClient } from '../generated/openapi-zod-client/api.js';
import { asRefusal, bearer, play } from '../play.js';

type Action = Parameters<ReturnType<typeof createApiClient>['act']>[0];

/** This generator knows `application/json` alone: a problem has no type there. */
const refused = (thrown: unknown) => {
  if (isAxiosError(thrown) && thrown.response !== undefined) return asRefusal(thrown.response.data);
  throw thrown;
};

await play<Action>((baseUrl, token) => {
  const api = createApiClient(baseUrl, { axiosConfig: { headers: bearer(token) } });
  const at = (id: string) => ({ params: { id } });
  return {
    createPlayer: (name) => api.createPlayer({ name }),
    createGame: () => api.createGame({ ruleset: 'knucklebones' }),
    takeSeat: (id) => api.takeSeat({}, at(id)),
    getGame: (id) => api.getGame(at(id)),
    listActions: (id) => api.listActions(at(id)),
    act: (id, action) => api.act(action, at(id)).then(() => null, refused),
  };
});
