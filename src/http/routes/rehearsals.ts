import { rehearsalSeen } from '../../table/use-cases/try-out.js';
import { ACTION_BODY, PROBLEMS_OF_ACTING } from '../documents/acting.js';
import { json, problem } from '../documents/answer.js';
import { etagOf } from '../documents/present.js';
import { RehearsalDocument } from '../documents/teaching-schemas.js';
import { toldIn } from '../documents/told-in.js';
import { endpoint, NOTHING, requirePlayer } from '../endpoint.js';
import { COST_OF_REHEARSAL } from '../request/costs.js';
import { IfMatch } from '../request/headers.js';
import { AcceptLanguage, languageAsked } from '../request/language.js';
import { GameId } from '../request/read.js';

export const rehearse = endpoint({
  method: 'post',
  path: '/games/{id}/rehearsals',
  operationId: 'rehearse',
  tag: 'Play',
  summary: 'Try an action out',
  description:
    'Nothing is done and nothing is kept. The body is the action, as for `act`; the answer is what is certain about it, down to the fields of its events, ' +
    'from what you may see and without the luck of the game, or the very problem the action would meet.',
  auth: 'required',
  isLook: true,
  budget: 'actions',
  cost: COST_OF_REHEARSAL,
  params: GameId,
  query: NOTHING,
  headers: IfMatch.extend(AcceptLanguage.shape),
  body: ACTION_BODY,
  answers: {
    200: {
      description: 'It would be accepted, and so much is certain.',
      headers: ['ETag'],
      content: { 'application/json': { schema: RehearsalDocument } },
    },
  },
  problems: PROBLEMS_OF_ACTING,
  isRefereed: true,
  async handle({ c, services, player, params, headers, body }) {
    const wanted = {
      gameId: params.id,
      player: requirePlayer(player),
      wanted: { action: body, language: languageAsked(c) },
      expected: headers['If-Match'],
    };
    const tried = await services.tables.tryOut(wanted);
    if (!tried.ok) return problem(c, tried.problem);
    const { game } = tried.value;
    const shown = { etag: etagOf(game, toldIn(c, game)), 'cache-control': 'no-store' };
    return json(c, 200, rehearsalSeen(tried.value), shown);
  },
});
