import { keyFor } from '../../table/commit/command.js';
import { problem, replayed } from '../documents/answer.js';
import { answerGame } from '../documents/answer-game.js';
import { GameDocument } from '../documents/schemas.js';
import { endpoint, NO_BODY, NOTHING, requirePlayer } from '../endpoint.js';
import { Changing } from '../request/headers.js';
import { GameId } from '../request/read.js';

export const endGame = endpoint({
  method: 'delete',
  path: '/games/{id}',
  operationId: 'endGame',
  tag: 'Games',
  summary: 'Close a table of your own',
  description:
    'Whoever laid a table may close it while it waits for players, and when only bots play. The game is over, `abandoned`, with nobody ranked; its log stays.',
  auth: 'required',
  budget: 'actions',
  params: GameId,
  query: NOTHING,
  headers: Changing,
  body: NO_BODY,
  answers: {
    200: {
      description: 'The game, over.',
      headers: ['ETag'],
      content: { 'application/json': { schema: GameDocument } },
    },
  },
  problems: [
    'unknown-game',
    'game-archived',
    'not-your-game',
    'game-under-way',
    'game-over',
    'key-in-use',
    'key-reused',
    'stale-version',
    'too-busy',
  ],
  async handle({ c, services, player, requestId, params, headers }) {
    const who = requirePlayer(player);
    const { 'If-Match': expected, 'Idempotency-Key': key } = headers;
    const done = await services.tables.closeGame({
      gameId: params.id,
      player: who,
      wanted: null,
      expected,
      requestId,
      key: keyFor(key, 'close'),
    });
    if (!done.ok) return problem(c, done.problem);
    const { game, isReplay } = done.value;
    return answerGame(c, 200, game, who.id, replayed(isReplay));
  },
});
