import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { WebhookRow } from '../store/webhooks.js';

const PREFIX = 'whsec_';

export const newSigningSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** The headers of Standard Webhooks. While a secret is being changed both sign, so that no call is lost on the way. */
export const signedHeaders = (
  { secret, oldSecret, oldSecretUntil }: Pick<WebhookRow, 'secret' | 'oldSecret' | 'oldSecretUntil'>,
  id: string,
  now: Date,
  body: string,
): { readonly [name: string]: string } => {
  const isOldValid = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now;
  const secrets = isOldValid ? [secret, oldSecret] : [secret];
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((one) => new Webhook(one).sign(id, now, body)).join(' '),
  };
};
