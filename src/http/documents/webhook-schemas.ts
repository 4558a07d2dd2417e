import type { RouteConfig } from '@hono/zod-openapi';
import { z } from 'zod';
import { AnyAction, GameDocument, ProblemDocument } from './schemas.js';

/** The shapes of webhooks, for the document. */

const time = z.iso.datetime().describe('RFC 3339, UTC.');
const orNull = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.null()]);

const webhookFields = {
  url: z.string(),
  rulesets: orNull(z.array(z.string())).describe('You are called in games of these; null for all.'),
  status: z
    .enum(['active', 'paused', 'disabled'])
    .describe('Paused after a failure, until `pausedUntil`; disabled after many in a row, or after a 410.'),
  reason: orNull(z.string()).describe('Why it is paused or disabled, for people; null while it is active.'),
  reasonCode: orNull(z.string()).describe(
    'The same in one word: the `code` of the call that failed last, such as `timeout`, `bad-status` or `gone`.',
  ),
  since: orNull(time).describe('Since when no call succeeds; of one that is disabled, since when it is.'),
  failures: z.int().min(0).describe('In a row.'),
  pausedUntil: orNull(time),
  createdAt: time,
};

export const WebhookDocument = z.object(webhookFields).meta({ id: 'Webhook' });

const secret = z
  .string()
  .describe('Shown this once. Every call is signed with it, as Standard Webhooks says.')
  .meta({ example: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' });

export const NewWebhookDocument = z.object({ ...webhookFields, secret }).meta({ id: 'NewWebhook' });

export const NewSecretDocument = z
  .object({ secret, previousUntil: time.describe('Until then the secret before signs too.') })
  .meta({ id: 'NewWebhookSecret' });

const Attempt = z
  .object({
    at: time,
    ms: z.int().min(0).describe('How long it took.'),
    status: orNull(z.int()).describe('What the bot answered with; null when no whole answer came.'),
    code: z
      .string()
      .describe(
        '`answered`, `acknowledged`, or what was wrong: `timeout`, `unreachable`, `no-public-address`, `forbidden-port`, `too-large`, `redirected`, `bad-status`, `malformed-answer`, `gone`, `interrupted`, `stale-version`, or the code of the problem for which the action was refused.',
      ),
    why: orNull(z.string()).describe('What was wrong, for people.'),
  })
  .meta({ id: 'WebhookAttempt' });

const Delivery = z
  .object({
    id: z.string().describe('The `webhook-id` of its calls.'),
    gameId: z.string(),
    version: z.int().min(1),
    seat: z.int().min(0),
    status: z
      .enum(['open', 'answered', 'acknowledged', 'passed', 'dropped'])
      .describe(
        'Open while it is being tried; answered with an action; acknowledged without one; passed when the game moved on without; dropped with its webhook.',
      ),
    createdAt: time,
    nextAttemptAt: orNull(time).describe('Null unless it is open.'),
    attempts: z.array(Attempt).describe('The newest 20 at most.'),
  })
  .meta({ id: 'WebhookDelivery' });

export const DeliveryPageDocument = z
  .object({ items: z.array(Delivery), nextCursor: orNull(z.string()) })
  .meta({ id: 'WebhookDeliveryPage' });

/** What a bot is sent. */
const TurnCall = z
  .object({
    type: z.literal('your-turn'),
    timestamp: time,
    data: z.object({
      seat: z.int().min(0).describe('Your seat that is to act.'),
      game: GameDocument,
      refused: ProblemDocument.omit({
        type: true,
        title: true,
        status: true,
        instance: true,
        requestId: true,
      })
        .extend({ title: z.string().optional() })
        .meta({
          id: 'RefusedAnswer',
          description: 'Why the action you answered with a moment ago was refused.',
        })
        .optional(),
    }),
  })
  .meta({ id: 'TurnCall' });

const signature = z.object({
  'webhook-id': z.string().meta({ description: 'The same for every call about one turn.' }),
  'webhook-timestamp': z.string().meta({ description: 'Seconds since 1970.' }),
  'webhook-signature': z.string().meta({
    description:
      'One or more signatures, `v1,…`, with a space between: HMAC-SHA256 of id, timestamp and body.',
  }),
});

/** The call itself, in the words of OpenAPI. */
export const TURN_WEBHOOK: RouteConfig = {
  method: 'post',
  path: 'yourTurn',
  operationId: 'yourTurn',
  tags: ['Webhooks'],
  summary: 'It is your turn',
  description:
    'Sent to the address of your webhook. Check the signature, choose one of `data.game.legal`, and answer with its `action`.',
  security: [],
  request: {
    headers: signature,
    body: { required: true, content: { 'application/json': { schema: TurnCall } } },
  },
  responses: {
    200: {
      description: 'Your action. With no body: you will act yourself, by `POST /games/{id}/actions`.',
      content: { 'application/json': { schema: AnyAction } },
    },
    204: { description: 'You will act yourself.' },
    410: { description: 'You want no more calls: the webhook is disabled.' },
  },
};
