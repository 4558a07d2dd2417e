import { GameRecord, recordText } from '../../record/record.js';
import { answer, problem } from '../documents/answer.js';
import { freshness, hasCurrent } from '../documents/present.js';
import { endpoint, NO_BODY, NOTHING } from '../endpoint.js';
import { COST_OF_RECORD } from '../request/costs.js';
import { IfNoneMatch } from '../request/headers.js';
import { GameId } from '../request/read.js';
import { textStream } from '../streams/text-stream.js';

const NOT_YET = { 'cache-control': 'private, no-store', vary: 'Authorization, Accept' };

export const getRecord = endpoint({
  method: 'get',
  path: '/games/{id}/record',
  operationId: 'getRecord',
  tag: 'Games',
  summary: 'A finished game in one file',
  description:
    'Everything that happened and was asked, with the hash chain, the commitment and the secret. `npx parlor verify record.json` and the page `/verify` check every draw, every decision and every hash without this server.',
  auth: 'optional',
  budget: 'reads',
  cost: COST_OF_RECORD,
  params: GameId,
  query: NOTHING,
  headers: IfNoneMatch,
  body: NO_BODY,
  answers: {
    200: {
      description:
        'The record. It never changes, but for the name of whoever is forgotten. That of a game which shares its luck with other tables has no `secret`, and no `ETag`, until the last of them is done.',
      headers: ['ETag'],
      content: { 'application/json': { schema: GameRecord } },
    },
    304: { description: 'You have it.', headers: ['ETag'] },
  },
  problems: ['unknown-game', 'game-archived', 'game-not-over'],
  async handle({ c, services, player, params }) {
    const found = await services.tables.published(params.id, { playerId: player?.id ?? null });
    if (!found.ok) return problem(c, found.problem);
    const { game, secret } = found.value;
    // Until the secret is told it is not the record that it will be.
    const headers = secret === null ? NOT_YET : freshness(game, true);
    if (secret !== null && hasCurrent(c, game)) return answer(c, 304, null, headers);
    return answer(c, 200, textStream(recordText(found.value)), {
      ...headers,
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="${game.book.id}-${game.id}.json"`,
    });
  },
});
