import { keyFor } from '../../table/commit/command.js';
import { problem, replayed } from '../documents/answer.js';
import { answerGame } from '../documents/answer-game.js';
import { GameDocument } from '../documents/schemas.js';
import { endpoint, NOTHING, requirePlayer } from '../endpoint.js';
import { Changing } from '../request/headers.js';
import { NewClaim } from '../request/new-claim.js';
import { GameId } from '../request/read.js';

export const claimSeat = endpoint({
  method: 'post',
  path: '/games/{id}/claims',
  operationId: 'claimSeat',
  tag: 'Games',
  summary: 'Claim the seat of somebody who is gone',
  description:
    'In a game without a clock nobody is held up for ever: when nothing has happened, and whoever is to act was not seen, for as long as the ruleset has patience (`patienceMinutes`), the others may claim that seat; `claimableAt` of the game says from when on. Seen is who acts, looks at the game or follows it. ' +
    'With `bot` a bot plays on: whoever is gone is last, however it fares, and may come back (`POST /games/{id}/seats`) before somebody else sits there. With `end` the game is over, `absent`, and whoever is gone has lost; before their first turn was over it is `abandoned`, and nobody has. Where a table for three or more goes on when somebody leaves (`whenLeft`), only a bot can be claimed.',
  auth: 'required',
  budget: 'actions',
  params: GameId,
  query: NOTHING,
  headers: Changing,
  body: { schema: NewClaim, presence: 'required', example: { type: 'bot' } },
  answers: {
    201: {
      description: 'The game as you see it now.',
      headers: ['ETag'],
      content: { 'application/json': { schema: GameDocument } },
    },
  },
  problems: [
    'unknown-game',
    'game-archived',
    'not-seated',
    'game-not-started',
    'game-over',
    'claim-too-early',
    'claim-not-possible',
    'key-in-use',
    'key-reused',
    'stale-version',
    'too-busy',
  ],
  async handle({ c, services, player, requestId, params, headers, body }) {
    const who = requirePlayer(player);
    const done = await services.tables.claimSeat({
      gameId: params.id,
      player: who,
      wanted: { claim: body.type, seat: body.seat },
      expected: headers['If-Match'],
      requestId,
      key: keyFor(headers['Idempotency-Key'], 'claim', body),
    });
    if (!done.ok) return problem(c, done.problem);
    const { game, isReplay } = done.value;
    return answerGame(c, 201, game, who.id, replayed(isReplay));
  },
});
