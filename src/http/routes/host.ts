import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';
import type { Result } from '../../engine/result.js';
import { keyFor } from '../../table/commit/command.js';
import type { Done } from '../../table/commit/decisions.js';
import type { Player } from '../../table/players/players.js';
import type { Problem } from '../../table/problem.js';
import { problem, replayed } from '../documents/answer.js';
import { answerGame } from '../documents/answer-game.js';
import { GameDocument } from '../documents/schemas.js';
import { endpoint, NOTHING, requirePlayer } from '../endpoint.js';
import type { Answer, Exchange } from '../exchange.js';
import { Changing, Making } from '../request/headers.js';
import { Code } from '../request/new-token.js';
import { GameId, Salt } from '../request/read.js';
import { SeatNumber } from '../request/seat-number.js';

/** The table before its start: the host's hand on it, and the way in by a code. */

const answers = {
  description: 'The game as you see it now.',
  headers: ['ETag'],
  content: { 'application/json': { schema: GameDocument } },
} as const;

const CHANGED = ['key-in-use', 'key-reused', 'stale-version', 'too-busy'] as const;

export const startGame = endpoint({
  method: 'patch',
  path: '/games/{id}',
  operationId: 'startGame',
  tag: 'Games',
  summary: 'Start with those who are there',
  description:
    'Whoever laid a table starts it before every seat is taken, where the ruleset allows so few. The seats that nobody took go, and those behind them move up: look at `seats` for your number.',
  auth: 'required',
  budget: 'actions',
  params: GameId,
  query: NOTHING,
  headers: Changing,
  body: {
    schema: z.strictObject({ start: z.literal(true, 'must be true') }).meta({ id: 'TableChange' }),
    presence: 'required',
    example: { start: true },
  },
  answers: { 200: answers },
  problems: [
    'unknown-game',
    'game-archived',
    'not-your-game',
    'game-under-way',
    'game-over',
    'too-few-seats',
    ...CHANGED,
  ],
  async handle({ c, services, player, requestId, params, headers }) {
    const who = requirePlayer(player);
    const { 'If-Match': expected, 'Idempotency-Key': key } = headers;
    const command = { gameId: params.id, player: who, wanted: null, expected, requestId };
    return told(c, who, 200, await services.tables.startEarly({ ...command, key: keyFor(key, 'start') }));
  },
});

const CHANGES = `must be {"open": true}, {"invite": true} or a bot: ${BOT_LEVELS.map((level) => `{"bot": "${level}"}`).join(', ')}`;

const SeatChange = z
  .union(
    [
      z.strictObject({ bot: z.enum(BOT_LEVELS) }),
      z.strictObject({ open: z.literal(true) }),
      z.strictObject({ invite: z.literal(true) }),
    ],
    CHANGES,
  )
  .meta({ id: 'SeatChange' });

export const changeSeat = endpoint({
  method: 'patch',
  path: '/games/{id}/seats/{seat}',
  operationId: 'changeSeat',
  tag: 'Games',
  summary: 'Give a seat to a bot, or open it again',
  description:
    'For whoever laid the table, while it waits, and for seats in which no person sits. `{"invite": true}` keeps the seat for whoever has its invitation, which you see in `seats`; asked again it makes a new invitation, and the old one is good no more. The game starts when no seat is open. In a game that is played, `{"bot": …}` calls in a bot for whoever is gone: they left, or were not seen for as long as a claim takes (`patienceMinutes` of the ruleset) and no clock runs. They may come back while no other person has the seat.',
  auth: 'required',
  budget: 'actions',
  params: SeatNumber,
  query: NOTHING,
  headers: Changing,
  body: { schema: SeatChange, presence: 'required', example: { bot: 'medium' } },
  answers: { 200: answers },
  problems: [
    'unknown-game',
    'game-archived',
    'unknown-seat',
    'not-your-game',
    'seat-taken',
    'invalid-seats',
    'claim-too-early',
    'claim-not-possible',
    'game-under-way',
    'game-over',
    ...CHANGED,
  ],
  async handle({ c, services, player, requestId, params, headers, body }) {
    const who = requirePlayer(player);
    const { 'If-Match': expected, 'Idempotency-Key': key } = headers;
    const wanted = { seat: params.seat, change: body };
    const command = { gameId: params.id, player: who, wanted, expected, requestId };
    return told(
      c,
      who,
      200,
      await services.tables.changeSeat({ ...command, key: keyFor(key, 'PATCH', wanted) }),
    );
  },
});

const CodeToJoin = z
  .strictObject({
    code: Code.describe('As it was said; small letters, spaces and dashes do not matter.'),
    salt: Salt.optional(),
  })
  .meta({ id: 'CodeToJoin' });

export const joinByCode = endpoint({
  method: 'post',
  path: '/games/join',
  inPlaceOf: '/games/{id}',
  operationId: 'joinByCode',
  tag: 'Games',
  summary: 'Sit down by a code',
  description:
    'A table with the visibility `link` has a `code` that can be said aloud. It leads to the table, and you take the first seat that is open.',
  auth: 'required',
  budget: 'creations',
  params: NOTHING,
  query: NOTHING,
  headers: Making,
  body: { schema: CodeToJoin, presence: 'required', example: { code: 'KVX-7MP-2QD' } },
  answers: { 201: { ...answers, headers: ['ETag', 'Location'] } },
  problems: [
    'unknown-code',
    'no-open-seat',
    'already-seated',
    'seat-barred',
    'salt-too-late',
    'too-many-games',
    'game-over',
    'key-in-use',
    'key-reused',
    'too-busy',
  ],
  async handle({ c, services, player, requestId, headers, body }) {
    const who = requirePlayer(player);
    const gameId = await services.tables.findByCode(body.code);
    if (gameId === null) return problem(c, UNKNOWN_CODE);
    const wanted = { seat: null, salt: body.salt };
    const key = keyFor(headers['Idempotency-Key'], 'join', wanted);
    const command = { gameId, player: who, wanted, expected: null, requestId, key };
    return told(c, who, 201, await services.tables.takeSeat(command), { location: `/games/${gameId}` });
  },
});

const UNKNOWN_CODE: Problem = {
  code: 'unknown-code',
  detail:
    'No table has this code. It has nine letters and digits, without 0, O, 1, I and L; ask for it once more. An invitation to a seat is sent to POST /games/{id}/seats instead.',
};

const told = (
  c: Exchange,
  who: Player,
  status: number,
  done: Result<Done, Problem>,
  headers: { readonly [name: string]: string } = {},
): Answer => {
  if (!done.ok) return problem(c, done.problem);
  const { game, isReplay } = done.value;
  return answerGame(c, status, game, who.id, { ...headers, ...replayed(isReplay) });
};
