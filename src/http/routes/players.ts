import { z } from 'zod';
import type { Player } from '../../table/players/players.js';
import { json, problem, replayed } from '../documents/answer.js';
import { NewPlayerDocument, PlayerDocument, TicketDocument } from '../documents/player-schemas.js';
import { endpoint, NO_BODY, NOTHING, requirePlayer } from '../endpoint.js';
import { IdempotencyKey, idempotencyKey, NO_HEADERS } from '../request/headers.js';
import { NewPlayer } from '../request/new-player.js';

const SECRET_LENGTH = 20;

export const createPlayer = endpoint({
  method: 'post',
  path: '/players',
  operationId: 'createPlayer',
  tag: 'Players',
  summary: 'Become a player',
  description:
    'No e-mail, no password: a name gives you a token, shown this once. Under an `Idempotency-Key` of 20 letters or more the same request gives the same token for ten minutes; after that the key is refused.',
  auth: 'none',
  budget: 'creations',
  params: NOTHING,
  query: NOTHING,
  // Whoever says the word again within ten minutes is told the token, so it must be as hard to guess.
  headers: z.object({ 'Idempotency-Key': idempotencyKey(SECRET_LENGTH) }),
  body: { schema: NewPlayer, presence: 'required', example: { name: 'Ann' } },
  answers: {
    201: {
      description: 'You, with your token.',
      headers: ['Location'],
      content: { 'application/json': { schema: NewPlayerDocument } },
    },
  },
  problems: ['key-reused'],
  async handle({ c, services, headers, body }) {
    const welcome = await services.tables.guests.welcome(body.name, headers['Idempotency-Key']);
    if (!welcome.ok) return problem(c, welcome.problem);
    const { player, token, isReplay } = welcome.value;
    return json(
      c,
      201,
      { ...player, token },
      { location: '/me', 'cache-control': 'no-store', ...replayed(isReplay) },
    );
  },
});

export const getMe = endpoint({
  method: 'get',
  path: '/me',
  operationId: 'getMe',
  tag: 'Players',
  summary: 'Who this token is',
  description: 'Your id, your name and since when you are here. The token itself is never told again.',
  auth: 'required',
  budget: 'reads',
  params: NOTHING,
  query: NOTHING,
  headers: NO_HEADERS,
  body: NO_BODY,
  answers: { 200: { description: 'You.', content: { 'application/json': { schema: PlayerDocument } } } },
  problems: [],
  handle: ({ c, player }) => json(c, 200, playerSeen(requirePlayer(player)), { 'cache-control': 'no-store' }),
});

export const renameMe = endpoint({
  method: 'patch',
  path: '/me',
  operationId: 'renameMe',
  tag: 'Players',
  summary: 'Be called something else',
  description:
    'The new name shows from now on wherever people are listed, and at every table you sit down at. A game you sat down at before keeps the name you had then, in its log and at its table.',
  auth: 'required',
  budget: 'actions',
  params: NOTHING,
  query: NOTHING,
  headers: NO_HEADERS,
  body: { schema: NewPlayer, presence: 'required', example: { name: 'Anna' } },
  answers: { 200: { description: 'You.', content: { 'application/json': { schema: PlayerDocument } } } },
  problems: [],
  async handle({ c, services, player, body }) {
    const renamed = await services.tables.guests.rename(requirePlayer(player), body.name);
    return json(c, 200, renamed, { 'cache-control': 'no-store' });
  },
});

const playerSeen = ({ id, name, createdAt }: Player): Player => ({ id, name, createdAt });

export const sellTicket = endpoint({
  method: 'post',
  path: '/me/tickets',
  operationId: 'createTicket',
  tag: 'Players',
  summary: 'A ticket for one stream',
  description:
    "Browsers' `EventSource` cannot send a header. Put the ticket in the address instead of your token: `?ticket=…`. It opens one stream, within a minute.",
  auth: 'required',
  isLook: true,
  budget: 'actions',
  params: NOTHING,
  query: NOTHING,
  headers: IdempotencyKey,
  body: NO_BODY,
  answers: {
    201: { description: 'The ticket.', content: { 'application/json': { schema: TicketDocument } } },
  },
  problems: [],
  async handle({ c, services, player, headers }) {
    const key = headers['Idempotency-Key'];
    const { isReplay, ...ticket } = await services.tables.guests.sellTicket(requirePlayer(player), key);
    return json(c, 201, ticket, { 'cache-control': 'no-store', ...replayed(isReplay) });
  },
});
