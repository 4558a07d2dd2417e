import { z } from 'zod';
import { json } from '../answer.js';
import { endpoint, known, NO_BODY, NOTHING } from '../endpoint.js';
import { NewPlayerDocument, PlayerDocument } from '../schemas.js';

const NAME_LENGTH = 40;

const NewPlayer = z
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
  description: 'No e-mail, no password: a name gives you a token, shown this once.',
  auth: 'none',
  budget: 'creations',
  params: NOTHING,
  query: NOTHING,
  body: { schema: NewPlayer, presence: 'required', example: { name: 'Ann' } },
  answers: {
    201: {
      description: 'You, with your token.',
      headers: ['Location'],
      content: { 'application/json': { schema: NewPlayerDocument } },
    },
  },
  problems: [],
  async handle({ c, house, body }) {
    const { player, token } = await house.tables.guests.welcome(body.name);
    return json(c, 201, { ...player, token }, { location: '/me', 'cache-control': 'no-store' });
  },
});

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
