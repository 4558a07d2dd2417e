import { z } from 'zod';
import { json, problem, replayed } from '../answer.js';
import { endpoint, known, NO_BODY, NOTHING } from '../endpoint.js';
import { header } from '../header.js';
import { IdempotencyKey, idempotencyKey } from '../read.js';
import { NewPlayerDocument, PlayerDocument, TicketDocument } from '../schemas.js';

const NAME_LENGTH = 40;

export const NewPlayer = z
  .strictObject({
    name: z
      .string('must be a text')
      .trim()
      .min(1, 'must not be empty')
      .max(NAME_LENGTH, `must have at most ${NAME_LENGTH} characters`)
      .refine((name) => !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(name), 'must not have control characters')
      .describe('What the others will call you.'),
  })
  .meta({ id: 'NewPlayerRequest' });

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
  headers: IdempotencyKey,
  body: { schema: NewPlayer, presence: 'required', example: { name: 'Ann' } },
  answers: {
    201: {
      description: 'You, with your token.',
      headers: ['Location'],
      content: { 'application/json': { schema: NewPlayerDocument } },
    },
  },
  problems: ['malformed-header', 'key-reused'],
  async handle({ c, house, body }) {
    // For some minutes whoever has the key is told the token, so the key must be hard to guess.
    const key = idempotencyKey(header(c, 'idempotency-key'), SECRET_LENGTH);
    if (!key.ok) return problem(c, key.problem);
    const welcome = await house.tables.guests.welcome(body.name, key.value);
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

const SECRET_LENGTH = 20;

export const getMe = endpoint({
  method: 'get',
  path: '/me',
  operationId: 'getMe',
  tag: 'Players',
  summary: 'Who this token is',
  auth: 'required',
  budget: 'reads',
  params: NOTHING,
  query: NOTHING,
  body: NO_BODY,
  answers: { 200: { description: 'You.', content: { 'application/json': { schema: PlayerDocument } } } },
  problems: [],
  handle: ({ c, player }) => json(c, 200, known(player), { 'cache-control': 'no-store' }),
});

export const sellTicket = endpoint({
  method: 'post',
  path: '/me/tickets',
  operationId: 'createTicket',
  tag: 'Players',
  summary: 'A ticket for one stream',
  description:
    "Browsers' `EventSource` cannot send a header. Put the ticket in the address instead of your token: `?ticket=…`. It opens one stream, within a minute.",
  auth: 'required',
  budget: 'actions',
  params: NOTHING,
  query: NOTHING,
  headers: IdempotencyKey,
  body: NO_BODY,
  answers: {
    201: { description: 'The ticket.', content: { 'application/json': { schema: TicketDocument } } },
  },
  problems: ['malformed-header'],
  async handle({ c, house, player }) {
    const key = idempotencyKey(header(c, 'idempotency-key'));
    if (!key.ok) return problem(c, key.problem);
    const { isReplay, ...ticket } = await house.tables.guests.sellTicket(known(player), key.value);
    return json(c, 201, ticket, { 'cache-control': 'no-store', ...replayed(isReplay) });
  },
});
