import { z } from 'zod';
import { BOT_LEVELS } from '../../engine/bot.js';
import { no, type Result, yes } from '../../engine/result.js';
import { keyFor } from '../../table/commit/command.js';
import type { Done } from '../../table/commit/decisions.js';
import type { Player } from '../../table/players/players.js';
import type { Problem } from '../../table/problem.js';
import { Code } from '../request/new-token.js';
import { GameArgument, Key } from './arguments.js';
import { type Offer, requirePlayer, tool } from './tool.js';
import { gameInWords } from './words.js';

const joinByCode = tool({
  name: 'join_by_code',
  title: 'Sit down by a code',
  description:
    'A table that is open to whoever has its link has a code that can be said aloud. It leads there, and you take the first open seat.',
  input: z.strictObject({ code: Code, ...Key.shape }),
  auth: 'required',
  budget: 'creations',
  async run({ services, player, input, requestId }) {
    const who = requirePlayer(player);
    const gameId = await services.tables.findByCode(input.code);
    if (gameId === null) return no(UNKNOWN_CODE);
    const wanted = { seat: null };
    const key = keyFor(input.key, 'join', wanted);
    const command = { gameId, player: who, wanted, expected: null, requestId, key };
    return told(who, await services.tables.takeSeat(command));
  },
});

const UNKNOWN_CODE: Problem = {
  code: 'unknown-code',
  detail:
    'No table has this code. It has nine letters and digits, without 0, O, 1, I and L; ask for it once more.',
};

const changeSeat = tool({
  name: 'change_seat',
  title: 'Give a seat to a bot, or open it',
  description:
    'For a table of your own that waits: "open", "invite" (for whoever has its invitation, which look shows you), or a bot.',
  input: z.strictObject({
    ...GameArgument.shape,
    seat: z.int('must be a whole number').min(0, 'must be 0 or more'),
    to: z.enum(['open', 'invite', ...BOT_LEVELS], `must be open, invite, ${BOT_LEVELS.join(' or ')}`),
    ...Key.shape,
  }),
  auth: 'required',
  budget: 'actions',
  async run({ services, player, input, requestId }) {
    const who = requirePlayer(player);
    const { game: gameId, seat, to } = input;
    const wanted = { seat, change: changeTo(to) };
    const key = keyFor(input.key, 'PATCH', wanted);
    const command = { gameId, player: who, wanted, expected: null, requestId, key };
    return told(who, await services.tables.changeSeat(command));
  },
});

const changeTo = (to: 'open' | 'invite' | (typeof BOT_LEVELS)[number]) => {
  switch (to) {
    case 'open':
      return { open: true } as const;
    case 'invite':
      return { invite: true } as const;
    case 'easy':
    case 'medium':
    case 'hard':
      return { bot: to };
  }
};

const startGame = tool({
  name: 'start_game',
  title: 'Start with those who are there',
  description: 'Starts a table of your own before every seat is taken, where the ruleset allows so few.',
  input: z.strictObject({ ...GameArgument.shape, ...Key.shape }),
  auth: 'required',
  budget: 'actions',
  async run({ services, player, input, requestId }) {
    const who = requirePlayer(player);
    const key = keyFor(input.key, 'start');
    const command = { gameId: input.game, player: who, wanted: null, expected: null, requestId, key };
    return told(who, await services.tables.startEarly(command));
  },
});

const told = (who: Player, done: Result<Done, Problem>): Result<string, Problem> =>
  done.ok ? yes(gameInWords(done.value.game, who.id)) : no(done.problem);

export const HOST_TOOLS: readonly Offer[] = [joinByCode, changeSeat, startGame];
