import createClient from 'openapi-fetch';
import type { paths } from '../generated/openapi-fetch/api.js';
import { bearer, play, there } from '../play.js';

type Action = paths['/games/{id}/actions']['post']['requestBody']['content']['application/json'];
type Json<Path extends '/games/{id}' | '/games/{id}/actions'> =
  paths[Path]['get']['responses'][200]['content']['application/json'];

/** An operation that answers in several ways, as JSON, text or a schema, has all of them for its type. */
const isGame = (body: unknown): body is Json<'/games/{id}'> =>
  typeof body === 'object' && body !== null && 'outcome' in body;
const isList = (body: object): body is Json<'/games/{id}/actions'> => 'legal' in body;

const only = <Body, Wanted extends Body>(body: Body, isWanted: (body: Body) => body is Wanted): Wanted => {
  if (isWanted(body)) return body;
  throw new Error(`not what was asked for: ${JSON.stringify(body)}`);
};

await play<Action>((baseUrl, token) => {
  const client = createClient<paths>({ baseUrl, headers: bearer(token) });
  const at = (id: string) => ({ params: { path: { id } } });
  return {
    createPlayer: async (name) => there(await client.POST('/players', { body: { name } })),
    createGame: async () => there(await client.POST('/games', { body: { ruleset: 'knucklebones' } })),
    takeSeat: async (id) => there(await client.POST('/games/{id}/seats', { ...at(id), body: {} })),
    getGame: async (id) => only(there(await client.GET('/games/{id}', at(id))), isGame),
    listActions: async (id) => only(there(await client.GET('/games/{id}/actions', at(id))), isList),
    act: async (id, body) => (await client.POST('/games/{id}/actions', { ...at(id), body })).error ?? null,
  };
});

const strict = createClient<paths>();
export const lay = () =>
  // @ts-expect-error There is no such ruleset.
  strict.POST('/games', { body: { ruleset: 'chess' } });
