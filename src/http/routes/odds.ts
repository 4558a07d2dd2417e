import { toActOf } from '../../table/game/people.js';
import { oddsSeenBy } from '../../table/use-cases/odds.js';
import { json, problem } from '../documents/answer.js';
import { answerLook, NOT_MODIFIED, PROBLEMS_OF_LOOKING } from '../documents/look.js';
import { OddsDocument } from '../documents/teaching-schemas.js';
import { toldIn } from '../documents/told-in.js';
import { endpoint, NO_BODY } from '../endpoint.js';
import { COST_OF_ODDS, costAt } from '../request/costs.js';
import { Reading } from '../request/headers.js';
import { AtQuery, GameId } from '../request/read.js';

export const getOdds = endpoint({
  method: 'get',
  path: '/games/{id}/odds',
  operationId: 'getOdds',
  tag: 'Play',
  summary: 'The chances of what you may do now',
  description:
    'For each legal action what may come of it and how likely that is: counted through every way the luck can fall where these are few, ' +
    'else estimated from samples, with an interval. What everybody would ask about an action is listed also where it cannot come, with the chance 0. Made from what you may see, never from the luck of the game or what is hidden from you. ' +
    'Whoever lays a table can switch it off with `"odds": false`; the game then says `odds: false` and has no link to them.',
  auth: 'optional',
  budget: 'reads',
  cost: ({ query }) => costAt(query, COST_OF_ODDS),
  params: GameId,
  query: AtQuery,
  headers: Reading,
  body: NO_BODY,
  answers: {
    200: {
      description: 'The odds; none unless it is your turn.',
      headers: ['ETag'],
      content: { 'application/json': { schema: OddsDocument } },
    },
    304: NOT_MODIFIED,
  },
  problems: [...PROBLEMS_OF_LOOKING, 'no-odds'],
  async handle({ c, services, player, params, query, headers }) {
    const playerId = player?.id ?? null;
    const wanted = { gameId: params.id, playerId, at: query.at, waitMs: headers.Prefer.waitMs };
    return answerLook(c, services, { ...wanted, isThere: ({ hasOdds }) => hasOdds }, (game, shown) => {
      const odds = oddsSeenBy(game, playerId, toldIn(c, game));
      if (!odds.ok) return problem(c, odds.problem);
      return json(c, 200, { version: game.version, toAct: toActOf(game), odds: odds.value }, shown);
    });
  },
});
