import { z } from 'zod';
import type { MadeToken } from '../../table/players/own-tokens.js';
import type { Revoked } from '../../table/players/players.js';
import { json, problem, replayed } from '../documents/answer.js';
import {
  LinkDocument,
  NewTokenDocument,
  RevokedTokenDocument,
  TokenListDocument,
} from '../documents/player-schemas.js';
import { endpoint, NO_BODY, NOTHING, requirePlayer } from '../endpoint.js';
import { idempotencyKey, NO_HEADERS } from '../request/headers.js';
import { CodeToExchange, WantedLink, WantedToken } from '../request/new-token.js';

const PRIVATE = { 'cache-control': 'no-store' };

/** What is made lies under the key for some minutes, so the key must be as hard to guess. */
const SECRET_LENGTH = 20;
const SecretKey = z.object({ 'Idempotency-Key': idempotencyKey(SECRET_LENGTH) });

const shared = { tag: 'Players', auth: 'required', query: NOTHING } as const;

export const listTokens = endpoint({
  ...shared,
  method: 'get',
  path: '/me/tokens',
  operationId: 'listTokens',
  summary: 'Your tokens',
  description:
    'Each with its label, what it may do, and the day it was last used; never the token itself. The first is the one you signed up with.',
  budget: 'reads',
  params: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: {
    200: { description: 'Your tokens.', content: { 'application/json': { schema: TokenListDocument } } },
  },
  problems: [],
  handle: async ({ c, services, player }) =>
    json(c, 200, { items: await services.tables.guests.tokens(requirePlayer(player)) }, PRIVATE),
});

export const createToken = endpoint({
  ...shared,
  method: 'post',
  path: '/me/tokens',
  operationId: 'createToken',
  summary: 'One more token',
  description:
    'For another program of yours, or to let somebody watch as you: a token of the scope `watch` reads and listens, and changes nothing. Shown this once; under an `Idempotency-Key` of 20 letters or more the same request gives the same token for ten minutes.',
  budget: 'creations',
  params: NOTHING,
  headers: SecretKey,
  body: {
    schema: WantedToken,
    presence: 'required',
    example: { label: 'the screen on the wall', scope: 'watch' },
  },
  answers: {
    201: { description: 'The new token.', content: { 'application/json': { schema: NewTokenDocument } } },
  },
  problems: ['too-many-tokens', 'key-reused'],
  async handle({ c, services, player, headers, body }) {
    const who = requirePlayer(player);
    const made = await services.tables.guests.makeToken(who, body, headers['Idempotency-Key']);
    if (!made.ok) return problem(c, made.problem);
    return json(c, 201, tokenMade(made.value), { ...PRIVATE, ...replayed(made.value.isReplay) });
  },
});

const TokenId = z.strictObject({
  id: z
    .string()
    .regex(/^t_[0-9A-Za-z]{22}$/, 'must be the id of a token, such as t_3nE7fVq0sJYk2mPzXa9RtB')
    .meta({ description: 'The id of one of your tokens.', example: 't_3nE7fVq0sJYk2mPzXa9RtB' }),
});

export const revokeToken = endpoint({
  ...shared,
  method: 'delete',
  path: '/me/tokens/{id}',
  operationId: 'revokeToken',
  summary: 'Revoke a token',
  description:
    'From now on it is nobody’s, in every process of this server; what it opened ends, with the last word `token-revoked`. You may revoke the one you ask with, too, and even the last you have: `note` says so.',
  budget: 'actions',
  params: TokenId,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: {
    200: {
      description: 'The token that was, and how many are left.',
      content: { 'application/json': { schema: RevokedTokenDocument } },
    },
  },
  problems: ['unknown-token'],
  async handle({ c, services, player, params }) {
    const revoked = await services.tables.guests.revoke(requirePlayer(player), params.id);
    if (!revoked.ok) return problem(c, revoked.problem);
    const { token, left } = revoked.value;
    return json(c, 200, { ...token, left, note: noteOn(revoked.value) }, PRIVATE);
  },
});

/** Nobody locks themselves out without being told. */
const noteOn = ({ token, left }: Revoked): string => {
  if (left === 0)
    return 'This was your last token: nobody can be this player any more. The games you sit in go on without you.';
  if (token.current) return 'This was the token you asked with: use another of yours from now on.';
  return 'It is good for nothing any more.';
};

export const createLink = endpoint({
  ...shared,
  method: 'post',
  path: '/me/links',
  operationId: 'createLink',
  summary: 'A code for another device',
  description:
    'Say it or type it there: `POST /tokens` exchanges it, once and within ten minutes, for a token of its own for the same player. Whoever hears it can be you, so tell it to nobody else. Under an `Idempotency-Key` of 20 letters or more the same request gives the same code, while it can be used.',
  budget: 'creations',
  params: NOTHING,
  headers: SecretKey,
  body: { schema: WantedLink, presence: 'optional', example: {} },
  answers: { 201: { description: 'The code.', content: { 'application/json': { schema: LinkDocument } } } },
  problems: ['too-many-tokens', 'too-many-codes', 'key-reused'],
  async handle({ c, services, player, headers, body }) {
    const who = requirePlayer(player);
    const made = await services.tables.guests.makeLink(who, body.scope, headers['Idempotency-Key']);
    if (!made.ok) return problem(c, made.problem);
    const { isReplay, ...link } = made.value;
    return json(c, 201, link, { ...PRIVATE, ...replayed(isReplay) });
  },
});

export const exchangeCode = endpoint({
  method: 'post',
  path: '/tokens',
  operationId: 'exchangeCode',
  tag: 'Players',
  summary: 'Come in with a code',
  description:
    'Exchanges a code of `POST /me/links` for a token of the same player. The code is used up; under an `Idempotency-Key` of 20 letters or more the same request gives the same token for ten minutes.',
  auth: 'none',
  budget: 'creations',
  params: NOTHING,
  query: NOTHING,
  headers: SecretKey,
  body: {
    schema: CodeToExchange,
    presence: 'required',
    example: { code: 'KVX-7MP-2QD-W4H', label: 'phone' },
  },
  answers: {
    201: {
      description: 'Your token on this device.',
      headers: ['Location'],
      content: { 'application/json': { schema: NewTokenDocument } },
    },
  },
  problems: ['unknown-code', 'too-many-tokens', 'key-reused'],
  async handle({ c, services, headers, body }) {
    const made = await services.tables.guests.exchange(body, headers['Idempotency-Key']);
    if (!made.ok) return problem(c, made.problem);
    return json(c, 201, tokenMade(made.value), {
      location: '/me',
      ...PRIVATE,
      ...replayed(made.value.isReplay),
    });
  },
});

const tokenMade = ({ seen, playerId, token }: MadeToken) => ({ ...seen, playerId, token });
