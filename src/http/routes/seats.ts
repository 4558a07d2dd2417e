import type { z } from 'zod';
import type { Result } from '../../engine/result.js';
import { type GameCommand, keyFor } from '../../table/commit/command.js';
import type { Done } from '../../table/commit/decisions.js';
import type { Problem } from '../../table/problem.js';
import { problem, replayed } from '../documents/answer.js';
import { answerGame } from '../documents/answer-game.js';
import { GameDocument } from '../documents/schemas.js';
import { endpoint, NO_BODY, NOTHING, type ParsedRequest, requirePlayer } from '../endpoint.js';
import type { Answer } from '../exchange.js';
import { Changing } from '../request/headers.js';
import { GameId } from '../request/read.js';
import { SeatNumber } from '../request/seat-number.js';
import { SeatToTake } from '../request/seat-to-take.js';

const answers = {
  description: 'The game as you see it now.',
  headers: ['ETag'],
  content: { 'application/json': { schema: GameDocument } },
} as const;

export const takeSeat = endpoint({
  method: 'post',
  path: '/games/{id}/seats',
  operationId: 'takeSeat',
  tag: 'Games',
  summary: 'Take an open seat',
  description:
    'The game starts when no seat is open. To hold a second seat, name it. A seat may also be open in a game that is being played, because its player left in the first round: you play on from there, you see what that seat sees, and the luck stays as it was (a `salt` is refused). A seat that a bot keeps for somebody who left (`standsInFor`) can be taken over in the same way; its own player finds it without naming it.',
  auth: 'required',
  budget: 'actions',
  params: GameId,
  query: NOTHING,
  headers: Changing,
  body: { schema: SeatToTake, presence: 'optional', example: { seat: 1 } },
  answers: { 201: answers },
  problems: [
    'unknown-game',
    'game-archived',
    'unknown-seat',
    'seat-taken',
    'seat-reserved',
    'bad-invitation',
    'no-open-seat',
    'already-seated',
    'seat-barred',
    'salt-too-late',
    'too-many-games',
    'game-over',
    'script-mismatch',
    'key-in-use',
    'key-reused',
    'stale-version',
    'too-busy',
  ],
  handle: (asked) =>
    change(
      asked,
      asked.headers,
      asked.params.id,
      { seat: asked.body.seat ?? null, salt: asked.body.salt, invite: asked.body.invite },
      201,
      asked.services.tables.takeSeat,
    ),
});

export const leaveSeat = endpoint({
  method: 'delete',
  path: '/games/{id}/seats/{seat}',
  operationId: 'leaveSeat',
  tag: 'Games',
  summary: 'Leave, or resign',
  description:
    'Before the start, and until your first turn is over, you leave: the seat is open again, and a game that is being played goes on with whoever sits down. After that you resign. Between two that ends the game. At a table for three or more a bot plays on in your seat (`whenLeft`), and you are last however it fares, unless you come back (`POST /games/{id}/seats`) before somebody else sits there; when the last person goes, the game is over. While another seat is open you may leave without resigning. A game that its last player leaves in this way ends as `abandoned`.',
  auth: 'required',
  budget: 'actions',
  params: SeatNumber,
  query: NOTHING,
  headers: Changing,
  body: NO_BODY,
  answers: { 200: answers },
  problems: [
    'unknown-game',
    'game-archived',
    'unknown-seat',
    'not-your-seat',
    'game-over',
    'key-in-use',
    'key-reused',
    'stale-version',
    'too-busy',
  ],
  handle: (asked) =>
    change(
      asked,
      asked.headers,
      asked.params.id,
      { seat: asked.params.seat },
      200,
      asked.services.tables.leaveSeat,
    ),
});

type Named = z.output<typeof Changing>;

const change = async <Wanted>(
  {
    c,
    player,
    requestId,
  }: Pick<ParsedRequest<z.ZodObject, z.ZodObject, z.ZodType, z.ZodObject>, 'c' | 'player' | 'requestId'>,
  { 'If-Match': expected, 'Idempotency-Key': key }: Named,
  gameId: string,
  wanted: Wanted,
  status: number,
  ask: (command: GameCommand<Wanted>) => Promise<Result<Done, Problem>>,
): Promise<Answer> => {
  const who = requirePlayer(player);
  const done = await ask({
    gameId,
    player: who,
    wanted,
    expected,
    requestId,
    key: keyFor(key, c.req.method, wanted),
  });
  if (!done.ok) return problem(c, done.problem);
  const { game, isReplay } = done.value;
  return answerGame(c, status, game, who.id, replayed(isReplay));
};
