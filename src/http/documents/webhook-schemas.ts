import type { RouteConfig } from '@hono/zod-openapi';
import { z } from 'zod';
import { MATTERS } from '../../webhooks/webhooks.js';
import { AnyAction, GameDocument, ProblemDocument } from './schemas.js';

/** The shapes of webhooks, for the document. */

const time = z.iso.datetime().describe('RFC 3339, UTC.');
const orNull = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.null()]);

const webhookFields = {
  url: z.string(),
  rulesets: orNull(z.array(z.string())).describe('You are called in games of these; null for all.'),
  notices: z.array(z.enum(MATTERS)).describe('What you are called for.'),
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
    type: z.enum(MATTERS).describe('What it is about: the `type` of its calls.'),
    gameId: z.string(),
    version: z
      .int()
      .min(1)
      .describe('Of the game, when it came up; of an offer its number, and 1 for a seat that is kept.'),
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

const told = <Type extends string, Details extends z.ZodRawShape>(type: Type, details: Details) =>
  z.object({
    type: z.literal(type),
    timestamp: time,
    data: z.object({ seat: z.int().min(0).describe('Your seat.'), ...details, game: GameDocument }),
  });

const ClockCall = told('clock-low', { deadlineAt: time.describe('When your time is out.') }).meta({
  id: 'ClockCall',
});
const OfferCall = told('offer-made', {
  by: z.int().min(0).describe('Who offers.'),
  number: z.int().min(1).describe('Answer it by this: `POST /games/{id}/offers/{number}/answers`.'),
  offer: z.enum(['draw', 'takeback', 'stop-clock']),
}).meta({ id: 'OfferCall' });
const InvitationCall = told('invited', {}).meta({ id: 'InvitationCall' });
const RematchCall = told('rematch', {
  rematchOf: z.string().describe('The game that is to be played again.'),
}).meta({ id: 'RematchCall' });

const signature = z.object({
  'webhook-id': z.string().meta({ description: 'The same for every call about one matter.' }),
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

/** Calls about anything else, for those who asked for them. */
export const NEWS_WEBHOOK: RouteConfig = {
  method: 'post',
  path: 'news',
  operationId: 'news',
  tags: ['Webhooks'],
  summary: 'Something waits for you',
  description:
    'Sent to the address of a webhook whose `notices` name it: your time is nearly out, somebody offers something, or a seat is kept for you. Signed and repeated like the others. `clock-low` may be answered with an action; of the others nothing but the status is read.',
  security: [],
  request: {
    headers: signature,
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.discriminatedUnion('type', [ClockCall, OfferCall, InvitationCall, RematchCall]),
        },
      },
    },
  },
  responses: {
    200: {
      description: 'You heard it. To `clock-low` the body may be your action.',
      content: { 'application/json': { schema: AnyAction } },
    },
    204: { description: 'You heard it.' },
    410: { description: 'You want no more calls: the webhook is disabled.' },
  },
};
