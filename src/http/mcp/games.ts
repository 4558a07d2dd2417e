import { z } from 'zod';
import { no, type Result, yes } from '../../engine/result.js';
import type { Done } from '../../table/attempt.js';
import type { GameListed } from '../../table/list.js';
import { keyFor } from '../../table/once.js';
import type { Player } from '../../table/players.js';
import type { Problem } from '../../table/problem.js';
import { costOfPage } from '../costs.js';
import { makeCursor, parseCursor } from '../cursor.js';
import { badCursor, NewGame } from '../routes/games.js';
import { WantedSeat } from '../routes/seats.js';
import { Game, Key } from './arguments.js';
import { known, type Offer, tool } from './tool.js';
import { gameInWords } from './words.js';

const PAGE = 10;

const createGame = tool({
  name: 'create_game',
  title: 'Lay a table',
  description:
    'Creates a game. Left out, you have seat 0 and the other seats are open for others to take; a seat may also be a bot of the house, such as {"bot": "easy"}. The game starts when no seat is open.',
  input: z.strictObject({ ...NewGame.shape, ...Key.shape }),
  auth: 'required',
  budget: 'creations',
  async run({ house, player, input, requestId }) {
    const { key, ...body } = input;
    const host = known(player);
    const wanted = { ...body, visibility: body.visibility ?? 'public' };
    return told(host, await house.tables.create(host, wanted, requestId, keyFor(key, 'create', body)));
  },
});

const listGames = tool({
  name: 'list_games',
  title: 'Find games',
  description: 'Newest first: games with an open seat (status "waiting"), games to watch, or your own.',
  input: z.strictObject({
    ruleset: z.string('must be the id of a ruleset').optional(),
    status: z.enum(['waiting', 'playing', 'over'], 'must be waiting, playing or over').optional(),
    player: z.literal('me', 'must be me').optional().describe('Only games you sit in, the private ones too.'),
    limit: z
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(50, 'must be at most 50')
      .optional(),
    cursor: z.string('must be a text').optional().describe('From the page before.'),
  }),
  auth: 'optional',
  budget: 'reads',
  cost: ({ limit = PAGE }) => costOfPage(limit),
  async run({ house, player, input }) {
    const { ruleset, status, limit = PAGE, cursor } = input;
    if (input.player === 'me' && player === null)
      return no({ code: 'missing-token', detail: 'player "me" needs a token: who are you?' });
    const before = cursor === undefined ? undefined : parseCursor(cursor);
    if (before === null) return no(badCursor());
    const isOwn = input.player === 'me';
    const page = await house.tables.list(player?.id ?? null, { ruleset, status, limit, before, isOwn });
    if (page.items.length === 0) return yes('There is no such game. create_game makes one.');
    const more =
      page.next === null ? [] : [`For more: list_games with "cursor": "${makeCursor(page.next)}".`];
    return yes([...page.items.map(lineOf), ...more].join('\n'));
  },
});

const lineOf = ({ id, ruleset, status, version, visibility, seats }: GameListed): string =>
  `- ${id}: ${ruleset}, ${status}, version ${version}${visibility === 'private' ? ', private' : ''}; seats: ${seats
    .map(({ seat, name, you }) => `${seat} ${name ?? '(open)'}${you ? ' (you)' : ''}`)
    .join(', ')}`;

const takeSeat = tool({
  name: 'take_seat',
  title: 'Take an open seat',
  description: 'Joins a game. The game starts when no seat is open.',
  input: z.strictObject({ ...Game.shape, ...WantedSeat.shape, ...Key.shape }),
  auth: 'required',
  budget: 'actions',
  async run({ house, player, input, requestId }) {
    const who = known(player);
    const seat = input.seat ?? null;
    const key = keyFor(input.key, 'POST', seat);
    const wanted = { gameId: input.game, player: who, seat, expected: null, requestId, key };
    return told(who, await house.tables.takeSeat(wanted));
  },
});

const leaveSeat = tool({
  name: 'leave_seat',
  title: 'Leave before the start, resign after it',
  description: 'Gives a seat of yours up. After the start this resigns, which ends the game.',
  input: z.strictObject({ ...Game.shape, seat: z.int('must be a whole number').min(0, 'must be 0 or more') }),
  auth: 'required',
  budget: 'actions',
  async run({ house, player, input, requestId }) {
    const who = known(player);
    const { game: gameId, seat } = input;
    const wanted = { gameId, player: who, seat, expected: null, requestId, key: undefined };
    return told(who, await house.tables.leaveSeat(wanted));
  },
});

const told = (who: Player, done: Result<Done, Problem>): Result<string, Problem> =>
  done.ok ? yes(gameInWords(done.value.evening, who.id)) : no(done.problem);

export const GAME_TOOLS: readonly Offer[] = [createGame, listGames, takeSeat, leaveSeat];
