import { z } from 'zod';
import { no, type Result, yes } from '../../engine/result.js';
import { keyFor } from '../../table/commit/command.js';
import type { Done } from '../../table/commit/decisions.js';
import type { Player } from '../../table/players/players.js';
import type { Problem } from '../../table/problem.js';
import type { GameListed } from '../../table/use-cases/list.js';
import { costOfPage } from '../request/costs.js';
import { badCursor, makeCursor, parseCursor } from '../request/cursor.js';
import { networkOf } from '../request/network.js';
import { NewGame, visibilityOf } from '../request/new-game.js';
import { SeatToTake } from '../request/seat-to-take.js';
import { GameArgument, Key } from './arguments.js';
import { GameTold, gameTold } from './told.js';
import { type Offer, requirePlayer, type Told, tool } from './tool.js';
import { seatInWords } from './words.js';

const PAGE = 10;

const createGame = tool({
  name: 'create_game',
  title: 'Lay a table',
  description:
    'Creates a game. Left out, you have seat 0 and the other seats are open for others to take; a seat may also be a bot of the server, such as {"bot": "easy"}. The game starts when no seat is open.',
  input: z.strictObject({
    ...NewGame.shape,
    ruleset: NewGame.shape.ruleset.describe('One of list_rulesets.'),
    club: NewGame.shape.club.describe(
      'The id of a club you are in: the game is for its people alone, under the names they have there.',
    ),
    odds: NewGame.shape.odds.describe('False plays without odds, for everybody. True is the default.'),
    ...Key.shape,
  }),
  output: GameTold,
  auth: 'required',
  budget: 'creations',
  async run({ c, services, player, input, requestId }) {
    const { key, ...body } = input;
    const host = requirePlayer(player);
    const wanted = { ...body, visibility: visibilityOf(body), network: networkOf(c, services) };
    const command = { player: host, wanted, requestId, key: keyFor(key, 'create', body) };
    return told(host, await services.tables.create(command));
  },
});

const listGames = tool({
  name: 'list_games',
  title: 'Find games',
  description:
    'Newest first: games with an open seat (openSeats), games to watch, your own, or those where you must move (toAct).',
  input: z.strictObject({
    ruleset: z.string('must be the id of a ruleset').optional(),
    status: z.enum(['waiting', 'playing', 'over'], 'must be waiting, playing or over').optional(),
    openSeats: z
      .literal(true, 'must be true')
      .optional()
      .describe('Only games where you could sit down, also in the middle of one.'),
    player: z.literal('me', 'must be me').optional().describe('Only games you sit in, the private ones too.'),
    toAct: z.literal('me', 'must be me').optional().describe('Only games where you must move.'),
    limit: z
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(50, 'must be at most 50')
      .optional(),
    cursor: z.string('must be a text').optional().describe('From the page before.'),
  }),
  output: z.object({
    games: z.array(
      z.looseObject({ id: z.string(), ruleset: z.string(), status: z.string(), version: z.int() }),
    ),
    nextCursor: z.string().nullable().describe('For the next page; null when this is the last.'),
  }),
  auth: 'optional',
  budget: 'reads',
  cost: ({ limit = PAGE }) => costOfPage(limit),
  async run({ services, player, input }) {
    const { ruleset, status, openSeats: hasOpenSeat, limit = PAGE, cursor } = input;
    const isOwn = input.player === 'me' || input.toAct === 'me';
    if (isOwn && player === null)
      return no({ code: 'missing-token', detail: '"me" needs a token: who are you?' });
    const before = cursor === undefined ? undefined : parseCursor(cursor);
    if (before === null) return no(badCursor());
    const mine = isOwn ? 'mine' : 'anybody';
    const page = await services.tables.list(player?.id ?? null, {
      ruleset,
      status,
      hasOpenSeat,
      limit,
      before,
      whose: input.toAct === 'me' ? 'mine-to-act' : mine,
    });
    if (!page.ok) return page;
    const { items, next } = page.value;
    const nextCursor = next === null ? null : makeCursor(next);
    return yes({ text: pageInWords(items, nextCursor), data: { games: items, nextCursor } });
  },
});

const pageInWords = (items: readonly GameListed[], nextCursor: string | null): string => {
  if (items.length === 0) return 'There is no such game. create_game makes one.';
  const more = nextCursor === null ? [] : [`For more: list_games with "cursor": "${nextCursor}".`];
  return [...items.map(lineOf), ...more].join('\n');
};

const lineOf = ({ id, ruleset, status, version, visibility, sandbox, seats, toAct }: GameListed): string => {
  const marks = `${visibility === 'public' ? '' : `, ${visibility}`}${sandbox ? ', a sandbox' : ''}`;
  return `- ${id}: ${ruleset}, ${status}, version ${version}${marks}; seats: ${seats.map(seatInWords).join(', ')}${toAct.length === 0 ? '' : `; to act: seat ${toAct.join(' and seat ')}`}`;
};

const takeSeat = tool({
  name: 'take_seat',
  title: 'Take an open seat',
  description:
    'Joins a game. The game starts when no seat is open; where somebody left you play on from there, also in place of a bot that keeps the seat.',
  input: z.strictObject({ ...GameArgument.shape, ...SeatToTake.shape, ...Key.shape }),
  output: GameTold,
  auth: 'required',
  budget: 'actions',
  async run({ services, player, input, requestId }) {
    const who = requirePlayer(player);
    const { game: gameId, seat = null, salt, invite } = input;
    const wanted = { seat, salt, invite };
    const key = keyFor(input.key, 'POST', wanted);
    const command = { gameId, player: who, wanted, expected: null, requestId, key };
    return told(who, await services.tables.takeSeat(command));
  },
});

const leaveSeat = tool({
  name: 'leave_seat',
  title: 'Leave, or resign',
  description:
    'Gives a seat of yours up. Until your first turn is over the seat is open again; after that this resigns, which ends a game for two; in one for three or more a bot plays on, and you are last unless you come back (take_seat).',
  input: z.strictObject({
    ...GameArgument.shape,
    seat: z.int('must be a whole number').min(0, 'must be 0 or more'),
    ...Key.shape,
  }),
  output: GameTold,
  isDestructive: true,
  auth: 'required',
  budget: 'actions',
  async run({ services, player, input, requestId }) {
    const who = requirePlayer(player);
    const { game: gameId, seat } = input;
    const wanted = { seat };
    const key = keyFor(input.key, 'DELETE', wanted);
    const command = { gameId, player: who, wanted, expected: null, requestId, key };
    return told(who, await services.tables.leaveSeat(command));
  },
});

const endGame = tool({
  name: 'end_game',
  title: 'Close a table of your own',
  description:
    'Ends a game that you created: while it still waits for players, or when only bots play it. Nobody wins.',
  input: z.strictObject({ ...GameArgument.shape, ...Key.shape }),
  output: GameTold,
  isDestructive: true,
  auth: 'required',
  budget: 'actions',
  async run({ services, player, input, requestId }) {
    const who = requirePlayer(player);
    const key = keyFor(input.key, 'close');
    const command = { gameId: input.game, player: who, wanted: null, expected: null, requestId, key };
    return told(who, await services.tables.closeGame(command));
  },
});

const told = (who: Player, done: Result<Done, Problem>): Result<Told, Problem> =>
  done.ok ? yes(gameTold(done.value.game, who.id)) : no(done.problem);

export const GAME_TOOLS: readonly Offer[] = [createGame, listGames, takeSeat, leaveSeat, endGame];
