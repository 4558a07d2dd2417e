import { z } from 'zod';
import { keyFor } from '../../table/commit/command.js';
import { problem } from '../documents/answer.js';
import { answerCreated, CREATED } from '../documents/answer-created.js';
import { endpoint, NOTHING, requirePlayer } from '../endpoint.js';
import { COST_OF_FORK } from '../request/costs.js';
import { Making } from '../request/headers.js';
import { networkOf } from '../request/network.js';
import { GivenChance, NewSeat } from '../request/new-game.js';
import { GameId } from '../request/read.js';

const NewFork = z
  .strictObject({
    at: z
      .int('must be the number of an event')
      .min(1, 'must be the number of an event, 1 or more')
      .optional()
      .describe('The event to begin after; left out, the latest.'),
    seats: z
      .array(NewSeat)
      .max(16, 'must have at most 16 entries')
      .optional()
      .describe('As in `POST /games`, as many as the game has. Left out, you have every seat.'),
    visibility: z
      .enum(['public', 'private'], 'must be public or private')
      .optional()
      .describe('Left out, as public as the game it begins from; where something is hidden, private.'),
    chance: GivenChance.optional(),
  })
  .meta({ id: 'NewFork' });

export const forkGame = endpoint({
  method: 'post',
  path: '/games/{id}/forks',
  operationId: 'forkGame',
  tag: 'Games',
  summary: 'What if? A new game from any moment of this one',
  description:
    'A sandbox that begins from what you see of this game at an event, with new luck. Where something is hidden from you it is imagined afresh, so a fork reveals nothing; such a fork is private, and any fork may be.',
  auth: 'required',
  budget: 'creations',
  cost: COST_OF_FORK,
  params: GameId,
  query: NOTHING,
  headers: Making,
  body: { schema: NewFork, presence: 'optional', example: { at: 17 } },
  answers: { 201: CREATED },
  problems: [
    'unknown-game',
    'game-archived',
    'unknown-version',
    'game-not-started',
    'game-over',
    'middle-of-decision',
    'invalid-seats',
    'fork-stays-private',
    'script-mismatch',
    'too-many-games',
    'key-in-use',
    'key-reused',
    'too-busy',
  ],
  async handle({ c, services, player, requestId, params, headers, body }) {
    const host = requirePlayer(player);
    const wanted = { gameId: params.id, ...body };
    const key = keyFor(headers['Idempotency-Key'], 'fork', wanted);
    const from = { ...wanted, network: networkOf(c, services) };
    const forked = await services.tables.fork({ player: host, wanted: from, requestId, key });
    if (!forked.ok) return problem(c, forked.problem);
    return answerCreated(c, host, forked.value);
  },
});
