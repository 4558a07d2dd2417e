import { z } from 'zod';
import { keyFor } from '../../table/commit/command.js';
import { problem, replayed } from '../documents/answer.js';
import { answerGame } from '../documents/answer-game.js';
import { GameDocument } from '../documents/schemas.js';
import { endpoint, NOTHING, requirePlayer } from '../endpoint.js';
import { Changing } from '../request/headers.js';
import { NewAnswer, NewOffer } from '../request/new-offer.js';
import { GameId } from '../request/read.js';

const CHANGED = {
  201: {
    description: 'The game as you see it now.',
    headers: ['ETag'],
    content: { 'application/json': { schema: GameDocument } },
  },
} as const;

const MAY_MEET = [
  'unknown-game',
  'game-archived',
  'not-seated',
  'game-not-started',
  'game-over',
  'key-in-use',
  'key-reused',
  'stale-version',
  'too-busy',
] as const;

export const makeOffer = endpoint({
  method: 'post',
  path: '/games/{id}/offers',
  operationId: 'makeOffer',
  tag: 'Games',
  summary: 'Offer a draw, a takeback, or to stop the clock',
  description:
    'Every other person at the table answers; when all agree it is done, and the next move makes it void. A takeback returns to before your own last action: the log only grows, the board goes back, luck drawn later is new luck. Where there is nobody to ask (alone, or against bots) it is done at once. Bots agree to everything but a draw. Nothing can be taken back in a game that hides something, unless it is a sandbox.',
  auth: 'required',
  budget: 'actions',
  params: GameId,
  query: NOTHING,
  headers: Changing,
  body: { schema: NewOffer, presence: 'required', example: { type: 'takeback' } },
  answers: CHANGED,
  problems: [...MAY_MEET, 'offer-open', 'offer-not-possible'],
  async handle({ c, services, player, requestId, params, headers, body }) {
    const who = requirePlayer(player);
    const done = await services.tables.makeOffer({
      gameId: params.id,
      player: who,
      wanted: { offer: body.type },
      expected: headers['If-Match'],
      requestId,
      key: keyFor(headers['Idempotency-Key'], 'offer', body),
    });
    if (!done.ok) return problem(c, done.problem);
    const { game, isReplay } = done.value;
    return answerGame(c, 201, game, who.id, replayed(isReplay));
  },
});

const OfferNumber = z.strictObject({
  id: GameId.shape.id,
  number: z
    .string()
    .regex(/^\d{1,9}$/, 'must be the number of an offer')
    .transform(Number)
    .meta({ param: { schema: { type: 'integer', minimum: 1 } } }),
});

export const answerOffer = endpoint({
  method: 'post',
  path: '/games/{id}/offers/{number}/answers',
  operationId: 'answerOffer',
  tag: 'Games',
  summary: 'Accept or decline an offer',
  description:
    'Each person at the table answers once, for all their seats. One who declines makes the offer void.',
  auth: 'required',
  budget: 'actions',
  params: OfferNumber,
  query: NOTHING,
  headers: Changing,
  body: { schema: NewAnswer, presence: 'required', example: { answer: 'accept' } },
  answers: CHANGED,
  problems: [...MAY_MEET, 'unknown-offer', 'offer-answered'],
  async handle({ c, services, player, requestId, params, headers, body }) {
    const who = requirePlayer(player);
    const wanted = { number: params.number, answer: body.answer };
    const done = await services.tables.answerOffer({
      gameId: params.id,
      player: who,
      wanted,
      expected: headers['If-Match'],
      requestId,
      key: keyFor(headers['Idempotency-Key'], 'answer', wanted),
    });
    if (!done.ok) return problem(c, done.problem);
    const { game, isReplay } = done.value;
    return answerGame(c, 201, game, who.id, replayed(isReplay));
  },
});
