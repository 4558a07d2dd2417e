import { type Api, unwrap } from './answer.js';
import { calling } from './calling.js';
import { paged } from './pages.js';
import type { Parlor } from './parlor.js';
import { problemFrom } from './problem.js';

export type WebhookCalls = Pick<
  Parlor,
  'setWebhook' | 'webhook' | 'removeWebhook' | 'changeWebhookSecret' | 'webhookDeliveries'
>;

/** Everything about being called. */
export const webhookCalls = (api: Api): WebhookCalls => ({
  setWebhook: async (url, { signal, timeoutMs, ...wishes } = {}) =>
    unwrap(await api.PUT('/me/webhook', { body: { url, ...wishes }, ...calling({ signal, timeoutMs }) })),
  webhook: async (options) => unwrap(await api.GET('/me/webhook', calling(options))),
  async removeWebhook(options) {
    const { error, response } = await api.DELETE('/me/webhook', calling(options));
    if (!response.ok) throw problemFrom(error, response);
  },
  changeWebhookSecret: async (options) => unwrap(await api.POST('/me/webhook/secret', calling(options))),
  webhookDeliveries: (options) =>
    paged(async (cursor) => {
      const params = { query: cursor === null ? {} : { cursor } };
      return unwrap(await api.GET('/me/webhook/deliveries', { params, ...calling(options) }));
    }),
});
