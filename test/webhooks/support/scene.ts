import { expect, onTestFinished } from 'vitest';
import type { CallTiming } from '../../../src/webhooks/call-timing.js';
import type { DeliverySeen, WebhookSeen } from '../../../src/webhooks/webhooks.js';
import type { Guest, Page, Parlor } from '../../support/parlor.js';
import { until } from '../../support/until.js';
import { type BotServer, type Manner, startBot } from './bot-server.js';

/** Everything happens soon, so that no test has to wait for it; but a call has all the time that a busy machine may need. */
export const BRISK: Partial<CallTiming> = {
  attemptMs: 30_000,
  pauseMs: 1,
  sweepMs: 20,
  mostFailures: 3,
  backOffMs: () => 1,
};

export const ANYWHERE = { reach: 'any', ports: 'any', pace: BRISK } as const;

/** A player with a bot that is called. */
export interface Robot extends Guest {
  readonly bot: BotServer;
  readonly secret: string;
}

export const robot = async (parlor: Parlor, manner: Manner, more: object = {}): Promise<Robot> => {
  const bot = await startBot(manner);
  onTestFinished(() => bot.close());
  const guest = await parlor.guest('Robot');
  const made = await parlor.request<{ secret: string }>('PUT', '/me/webhook', {
    as: guest,
    body: { url: bot.url, ...more },
  });
  if (made.status !== 201) throw new Error(made.text);
  return { ...guest, bot, secret: made.body.secret };
};

export const webhookOf = async (parlor: Parlor, as: Guest): Promise<WebhookSeen> =>
  (await parlor.get<WebhookSeen>('/me/webhook', { as })).body;

export const deliveriesOf = async (parlor: Parlor, as: Guest): Promise<readonly DeliverySeen[]> =>
  (await parlor.get<Page<DeliverySeen>>('/me/webhook/deliveries', { as })).body.items;

/** The one delivery there is, once it is so. */
export const delivery = async (
  parlor: Parlor,
  as: Guest,
  isSo: (delivery: DeliverySeen) => boolean,
): Promise<DeliverySeen> =>
  until(async () => {
    const [only] = await deliveriesOf(parlor, as);
    expect(only !== undefined && isSo(only), JSON.stringify(only)).toBe(true);
    if (only === undefined) throw new Error('there is none');
    return only;
  });
