import { toActOf } from '../../table/evening.js';
import { oddsSeenBy } from '../../table/odds.js';
import { answer, json, problem } from '../answer.js';
import { COST_OF_ODDS, costAt } from '../costs.js';
import { endpoint, NO_BODY } from '../endpoint.js';
import { freshness, hasCurrent } from '../present.js';
import { AtQuery, GameId, IfNoneMatch } from '../read.js';
import { OddsDocument } from '../teaching-schemas.js';

export const getOdds = endpoint({
  method: 'get',
  path: '/games/{id}/odds',
  operationId: 'getOdds',
  tag: 'Play',
  summary: 'The chances of what you may do now',
  description:
    'For each legal action what may come of it and how likely that is: counted through every way the luck can fall where these are few, ' +
    'else estimated from samples, with an interval. Made from what you may see, never from the luck of the game or what is hidden from you. ' +
    'Whoever lays a table can switch it off with `"odds": false`.',
  auth: 'optional',
  budget: 'reads',
  cost: ({ query }) => costAt(query, COST_OF_ODDS),
  params: GameId,
  query: AtQuery,
  headers: IfNoneMatch,
  body: NO_BODY,
  answers: {
    200: {
      description: 'The odds; none unless it is your turn.',
      headers: ['ETag'],
      content: { 'application/json': { schema: OddsDocument } },
    },
    304: { description: 'You have the current version.', headers: ['ETag'] },
  },
  problems: ['unknown-game', 'unknown-version', 'no-odds'],
  async handle({ c, house, player, params, query }) {
    const playerId = player?.id ?? null;
    const found = await house.tables.find(params.id, { playerId }, query.at);
    if (!found.ok) return problem(c, found.problem);
    const evening = found.value;
    const headers = freshness(evening, query.at !== undefined);
    const odds = oddsSeenBy(evening, playerId);
    if (!odds.ok) return problem(c, odds.problem);
    if (query.at === undefined && hasCurrent(c, evening)) return answer(c, 304, null, headers);
    return json(c, 200, { version: evening.version, toAct: toActOf(evening), odds: odds.value }, headers);
  },
});
