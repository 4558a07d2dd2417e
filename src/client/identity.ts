import { type Api, unwrap } from './answer.js';
import { calling } from './calling.js';
import type { Parlor } from './parlor.js';
import { isProblem } from './problem.js';

export type IdentityCalls = Pick<
  Parlor,
  | 'createPlayer'
  | 'me'
  | 'rename'
  | 'forgetMe'
  | 'tokens'
  | 'createToken'
  | 'revokeToken'
  | 'createLink'
  | 'exchangeCode'
>;

/** Everything about who you are. */
export const identityCalls = (api: Api): IdentityCalls => ({
  createPlayer: async (name, options) =>
    unwrap(await api.POST('/players', { body: { name }, ...calling(options) })),
  me: async (options) => unwrap(await api.GET('/me', calling(options))),
  rename: async (name, options) => unwrap(await api.PATCH('/me', { body: { name }, ...calling(options) })),
  async forgetMe(options) {
    try {
      unwrap(await api.DELETE('/me', calling(options)));
    } catch (error) {
      // The first answer was lost on the way: who is forgotten cannot ask again.
      if (!isProblem(error, 'invalid-token')) throw error;
    }
  },
  tokens: async (options) => unwrap(await api.GET('/me/tokens', calling(options))).items,
  createToken: async (label, scope = 'play', options = {}) =>
    unwrap(await api.POST('/me/tokens', { body: { label, scope }, ...calling(options) })),
  revokeToken: async (id, options) =>
    unwrap(await api.DELETE('/me/tokens/{id}', { params: { path: { id } }, ...calling(options) })),
  createLink: async (scope = 'play', options = {}) =>
    unwrap(await api.POST('/me/links', { body: { scope }, ...calling(options) })),
  exchangeCode: async (code, label = 'another device', options = {}) =>
    unwrap(await api.POST('/tokens', { body: { code, label }, ...calling(options) })),
});
