import { keyFor } from '../../table/commit/command.js';
import { problem } from '../documents/answer.js';
import { answerCreated, CREATED } from '../documents/answer-created.js';
import { endpoint, NO_BODY, NOTHING, requirePlayer } from '../endpoint.js';
import { Making } from '../request/headers.js';
import { networkOf } from '../request/network.js';
import { GameId } from '../request/read.js';

export const askForRematch = endpoint({
  method: 'post',
  path: '/games/{id}/rematch',
  operationId: 'askForRematch',
  tag: 'Games',
  summary: 'Play again with the same people',
  description:
    'For a game that is over, by anybody who sat there. The first who asks lays a new table: the same ruleset, options, clock and visibility, every seat moved up by one so that another begins, bots where bots were, and the seats of the others kept for them. Whoever asks next sits down at that same table; asked again it is found again, so this needs no key. `rematch` of the old game and `rematchOf` of the new one say where. ' +
    'Whoever laid the new table is its host: it opens a seat whose player does not come, or gives it to a bot (`PATCH /games/{id}/seats/{seat}`), starts early, or calls it off; then another may be asked for. To add a salt of your own, take your seat by `POST /games/{id}/seats` instead.',
  auth: 'required',
  budget: 'creations',
  params: GameId,
  query: NOTHING,
  headers: Making,
  body: NO_BODY,
  answers: { 201: { ...CREATED, description: 'The table where it is played again, and where you sit now.' } },
  problems: [
    'unknown-game',
    'game-archived',
    'not-seated',
    'game-not-over',
    'no-rematch',
    'no-open-seat',
    'seat-barred',
    'game-over',
    'too-many-games',
    'key-in-use',
    'key-reused',
    'too-busy',
  ],
  async handle({ c, services, player, requestId, params, headers }) {
    const who = requirePlayer(player);
    const key = keyFor(headers['Idempotency-Key'], 'rematch', params.id);
    const wanted = { gameId: params.id, network: networkOf(c, services) };
    const done = await services.tables.rematch({ player: who, wanted, requestId, key });
    return done.ok ? answerCreated(c, who, done.value) : problem(c, done.problem);
  },
});
