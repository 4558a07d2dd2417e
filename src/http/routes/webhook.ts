import { z } from 'zod';
import { MATTERS } from '../../webhooks/webhooks.js';
import { answer, json, problem, replayed } from '../documents/answer.js';
import { answerPage } from '../documents/page-of.js';
import {
  DeliveryPageDocument,
  NewSecretDocument,
  NewWebhookDocument,
  WebhookDocument,
} from '../documents/webhook-schemas.js';
import { endpoint, NO_BODY, NOTHING, requirePlayer } from '../endpoint.js';
import { costOfPage } from '../request/costs.js';
import { badCursor } from '../request/cursor.js';
import { makeDeliveryCursor, parseDeliveryCursor } from '../request/delivery-cursor.js';
import { IdempotencyKey, NO_HEADERS } from '../request/headers.js';
import { wholeNumberParam } from '../request/read.js';

const PRIVATE = { 'cache-control': 'no-store' };

const WantedWebhook = z
  .strictObject({
    url: z
      .string('must be a text')
      .describe(
        'Where you are called: `https`, on the public internet, port 443 unless the operator allows others.',
      ),
    rulesets: z
      .array(z.string('must be the id of a ruleset'))
      .min(1, 'must name at least one')
      .max(50, 'must have at most 50 entries')
      .optional()
      .describe('Only in games of these; left out, in all.'),
    notices: z
      .array(z.enum(MATTERS, `must be one of ${MATTERS.join(', ')}`))
      .min(1, 'must name at least one')
      .max(MATTERS.length, `must have at most ${MATTERS.length} entries`)
      .optional()
      .describe(
        'What you are called for: your turns, time that is nearly out, offers that wait for your answer, seats that are kept for you. Left out, your turns alone.',
      ),
  })
  .meta({ id: 'WantedWebhook' });

const shared = { tag: 'Webhooks', auth: 'required', params: NOTHING } as const;

export const setWebhook = endpoint({
  ...shared,
  method: 'put',
  path: '/me/webhook',
  operationId: 'setWebhook',
  summary: 'Be called when it is your turn, or something else waits for you',
  description:
    'Each of your turns is announced by a `POST` with the game as you see it and the legal actions; the answer may be the action itself. With `notices` you are called for more than your turns. The calls are signed as [Standard Webhooks](https://www.standardwebhooks.com) says. ' +
    'The secret is shown when the webhook is made; sent again, this changes the address, keeps the secret and gives a webhook that was disabled a fresh start.',
  budget: 'actions',
  query: NOTHING,
  headers: NO_HEADERS,
  body: { schema: WantedWebhook, presence: 'required', example: { url: 'https://bot.example.org/turn' } },
  answers: {
    200: {
      description: 'Changed. The secret stays as it was.',
      content: { 'application/json': { schema: WebhookDocument } },
    },
    201: {
      description: 'Made, with its secret.',
      content: { 'application/json': { schema: NewWebhookDocument } },
    },
  },
  problems: ['webhooks-off', 'forbidden-target', 'unknown-ruleset'],
  async handle({ c, services, player, body }) {
    const done = await services.webhooks.set(requirePlayer(player).id, body);
    if (!done.ok) return problem(c, done.problem);
    const { webhook, secret } = done.value;
    if (secret === null) return json(c, 200, webhook, PRIVATE);
    return json(c, 201, { ...webhook, secret }, PRIVATE);
  },
});

export const getWebhook = endpoint({
  ...shared,
  method: 'get',
  path: '/me/webhook',
  operationId: 'getWebhook',
  summary: 'How your webhook is',
  description:
    'Where you are called and how it stands. The secret is not told again; `GET /me/webhook/deliveries` lists the calls.',
  budget: 'reads',
  query: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: {
    200: { description: 'Your webhook.', content: { 'application/json': { schema: WebhookDocument } } },
  },
  problems: ['unknown-webhook'],
  async handle({ c, services, player }) {
    const found = await services.webhooks.find(requirePlayer(player).id);
    return found.ok ? json(c, 200, found.value, PRIVATE) : problem(c, found.problem);
  },
});

export const removeWebhook = endpoint({
  ...shared,
  method: 'delete',
  path: '/me/webhook',
  operationId: 'removeWebhook',
  summary: 'Be called no more',
  description:
    'Nothing more is sent to your address, and the secret is forgotten. You can set another one at any time.',
  budget: 'actions',
  query: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: { 204: { description: 'It is gone, and its secret with it.' } },
  problems: ['unknown-webhook'],
  async handle({ c, services, player }) {
    const done = await services.webhooks.remove(requirePlayer(player).id);
    return done.ok ? answer(c, 204, null) : problem(c, done.problem);
  },
});

export const changeWebhookSecret = endpoint({
  ...shared,
  method: 'post',
  path: '/me/webhook/secret',
  operationId: 'changeWebhookSecret',
  summary: 'A new secret for your webhook',
  description:
    'For a day the old one signs beside it, so that no call is lost while you put the new one in place.',
  budget: 'actions',
  query: NOTHING,
  headers: IdempotencyKey,
  body: NO_BODY,
  answers: {
    201: { description: 'The new secret.', content: { 'application/json': { schema: NewSecretDocument } } },
  },
  problems: ['unknown-webhook'],
  async handle({ c, services, player, headers }) {
    const changed = await services.webhooks.changeSecret(
      requirePlayer(player).id,
      headers['Idempotency-Key'],
    );
    if (!changed.ok) return problem(c, changed.problem);
    const { isReplay, ...secret } = changed.value;
    return json(c, 201, secret, { ...PRIVATE, ...replayed(isReplay) });
  },
});

const PAGE = 20;

export const listDeliveries = endpoint({
  ...shared,
  method: 'get',
  path: '/me/webhook/deliveries',
  operationId: 'listDeliveries',
  summary: 'How you were called, and what came of it',
  description:
    'Newest first, for a week: each turn, and whatever else was announced, with every call made for it.',
  budget: 'reads',
  cost: ({ query }) => costOfPage(query.limit ?? PAGE),
  query: z.strictObject({
    limit: wholeNumberParam(1, 100, `How many on a page; ${PAGE} unless told.`),
    cursor: z.string().optional().meta({ description: '`nextCursor` of the page before.' }),
  }),
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: {
    200: {
      description: 'A page of deliveries.',
      headers: ['Link'],
      content: { 'application/json': { schema: DeliveryPageDocument } },
    },
  },
  problems: [],
  async handle({ c, services, player, query }) {
    const { limit = PAGE, cursor } = query;
    const before = cursor === undefined ? undefined : parseDeliveryCursor(cursor);
    if (before === null) return problem(c, badCursor());
    const { items, next } = await services.webhooks.deliveries(requirePlayer(player).id, limit, before);
    const nextCursor = next === null ? null : makeDeliveryCursor(next);
    return answerPage(c, items, nextCursor, PRIVATE);
  },
});
