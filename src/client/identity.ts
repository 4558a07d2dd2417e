import { type Api, unwrap } from './answer.js';
import type { Parlor } from './parlor.js';

export type IdentityCalls = Pick<
  Parlor,
  'createPlayer' | 'me' | 'rename' | 'tokens' | 'createToken' | 'revokeToken' | 'createLink' | 'exchangeCode'
>;

/** Everything about who you are. */
export const identityCalls = (api: Api): IdentityCalls => ({
  createPlayer: async (name) => unwrap(await api.POST('/players', { body: { name } })),
  me: async () => unwrap(await api.GET('/me')),
  rename: async (name) => unwrap(await api.PATCH('/me', { body: { name } })),
  tokens: async () => unwrap(await api.GET('/me/tokens')).items,
  createToken: async (label, scope = 'play') =>
    unwrap(await api.POST('/me/tokens', { body: { label, scope } })),
  revokeToken: async (id) => unwrap(await api.DELETE('/me/tokens/{id}', { params: { path: { id } } })),
  createLink: async (scope = 'play') => unwrap(await api.POST('/me/links', { body: { scope } })),
  exchangeCode: async (code, label = 'another device') =>
    unwrap(await api.POST('/tokens', { body: { code, label } })),
});
