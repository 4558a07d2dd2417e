import { createClient } from '../generated/hey-api/client/index.js';
import * as api from '../generated/hey-api/index.js';
import { bearer, play, there } from '../play.js';

await play<api.ActData['body']>((baseUrl, token) => {
  const client = createClient({ baseUrl, headers: bearer(token) });
  const at = (id: string) => ({ client, path: { id } });
  return {
    createPlayer: async (name) => there(await api.createPlayer({ client, body: { name } })),
    createGame: async () => there(await api.createGame({ client, body: { ruleset: 'knucklebones' } })),
    takeSeat: async (id) => there(await api.takeSeat({ ...at(id), body: {} })),
    getGame: async (id) => there(await api.getGame(at(id))),
    listActions: async (id) => there(await api.listActions(at(id))),
    act: async (id, body) => (await api.act({ ...at(id), body })).error ?? null,
  };
});

export const lay = () =>
  // @ts-expect-error There is no such ruleset.
  api.createGame({ body: { ruleset: 'chess' } });
