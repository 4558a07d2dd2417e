import * as api from '../generated/kubb/index.js';
import { asRefusal, bearer, play } from '../play.js';

/** This client gives every answer the type of a success. */
const refused = ({ status, data }: { readonly status: number; readonly data: unknown }) =>
  status < 400 ? null : asRefusal(data);

await play<api.ActMutationRequest>((baseURL, token) => {
  /** This client leaves it to its user to say what the body is. */
  const by = { baseURL, headers: { ...bearer(token), 'content-type': 'application/json' } };
  return {
    createPlayer: async (name) => (await api.createPlayer({ data: { name } }, by)).data,
    createGame: async () => (await api.createGame({ data: { ruleset: 'knucklebones' } }, by)).data,
    takeSeat: async (id) => (await api.takeSeat({ id, data: {} }, by)).data,
    getGame: async (id) => (await api.getGame({ id }, by)).data,
    listActions: async (id) => (await api.listActions({ id }, by)).data,
    act: async (id, data) => refused(await api.act({ id, data }, by)),
  };
});

export const lay = () =>
  // @ts-expect-error There is no such ruleset.
  api.createGame({ data: { ruleset: 'chess' } });
