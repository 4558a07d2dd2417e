import { json, problem } from '../answer.js';
import { endpoint, known, NO_BODY, NOTHING } from '../endpoint.js';
import { IfMatch } from '../headers.js';
import { etagOf, gameDocument } from '../present.js';
import { GameId } from '../read.js';
import { GameDocument } from '../schemas.js';

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
  headers: IfMatch,
  body: NO_BODY,
  answers: {
    200: {
      description: 'The game, over.',
      headers: ['ETag'],
      content: { 'application/json': { schema: GameDocument } },
    },
  },
  problems: ['unknown-game', 'not-your-game', 'game-under-way', 'game-over', 'stale-version', 'too-busy'],
  async handle({ c, house, player, requestId, params, headers }) {
    const who = known(player);
    const wanted = { gameId: params.id, player: who, expected: headers['If-Match'], requestId };
    const done = await house.tables.closeGame(wanted);
    if (!done.ok) return problem(c, done.problem);
    const { evening } = done.value;
    return json(c, 200, gameDocument(evening, who.id), { etag: etagOf(evening) });
  },
});
