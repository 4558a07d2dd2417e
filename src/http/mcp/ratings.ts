import { z } from 'zod';
import { no, yes } from '../../engine/result.js';
import { keyFor } from '../../table/commit/command.js';
import type { BoardRow } from '../../table/ratings/standings.js';
import { costOfPage } from '../request/costs.js';
import { NewSeek } from '../request/new-seek.js';
import { patiently } from '../request/patience.js';
import { Key } from './arguments.js';
import { GameTold, gameTold } from './told.js';
import { type Offer, requirePlayer, tool } from './tool.js';

const PAGE = 20;
const USUAL_WAIT_S = 20;

const leaderboard = tool({
  name: 'leaderboard',
  title: 'Who stands where',
  description:
    'The best at a game, by what rated games show: the rating without its deviation. It says where the games do not show yet who is better.',
  input: z.strictObject({
    ruleset: z.string('must be the id of a ruleset').describe('One of list_rulesets.'),
    club: z.string('must be the id of a club').optional().describe('The board of a club you are in.'),
  }),
  output: z.object({
    rows: z.array(z.looseObject({ rank: z.int(), name: z.string(), you: z.boolean(), rating: z.number() })),
  }),
  auth: 'optional',
  budget: 'reads',
  cost: costOfPage(PAGE),
  async run({ services, player, input }) {
    const wanted = { ...input, from: 0, limit: PAGE };
    const board = await services.tables.standings.board(player?.id ?? null, wanted);
    if (!board.ok) return board;
    const { rows } = board.value;
    const words =
      rows.length === 0
        ? 'Nobody is rated there yet. create_game with "rated": true counts.'
        : rows.map(lineOf).join('\n');
    return yes({ text: words, data: { rows } });
  },
});

const lineOf = ({ rank, name, you, rating, interval, games, fromAbove }: BoardRow): string =>
  `${rank}. ${name}${you ? ' (you)' : ''}: ${rating}, between ${interval.low} and ${interval.high}, after ${games} rated game(s)${fromAbove === 'not-yet-separable' ? '; not yet separable from the one above' : ''}`;

const findOpponent = tool({
  name: 'find_opponent',
  title: 'Find somebody to play with',
  description:
    'Waits until somebody looks for the same table, and answers with the game, which has begun. When time is up the seek stays open for a minute: call again with the same arguments, or give "bot" to play with one after a while.',
  input: z.strictObject({
    ...NewSeek.shape,
    ruleset: NewSeek.shape.ruleset.describe('One of list_rulesets.'),
    club: NewSeek.shape.club.describe('Only among the people of this club.'),
    seconds: z
      .int('must be a whole number')
      .min(0, 'must be 0 or more')
      .max(60, 'must be at most 60')
      .optional()
      .describe(`How long to wait; ${USUAL_WAIT_S} unless told.`),
    ...Key.shape,
  }),
  output: z.object({
    status: z.enum(['waiting', 'matched', 'cancelled']),
    game: GameTold.shape.game.optional().describe('Once somebody was found.'),
  }),
  auth: 'required',
  budget: 'creations',
  async run({ c, services, player, input, requestId }) {
    const who = requirePlayer(player);
    const { seconds = USUAL_WAIT_S, key, ...wanted } = input;
    const { seeks } = services.tables;
    const waiting = (await seeks.mine(who)).find(({ ruleset }) => ruleset === wanted.ruleset);
    const made =
      waiting === undefined
        ? await seeks.make({ player: who, wanted, requestId, key: keyFor(key, 'POST /seeks', wanted) })
        : yes({ seek: waiting });
    if (!made.ok) return made;
    const { id } = made.value.seek;
    const held = await patiently(c, services, who.id, seconds * 1000, (signal) =>
      seeks.wait(who, id, signal),
    );
    if (!held.ok) return held;
    if (!held.value.ok) return held.value;
    const { gameId, status } = held.value.value;
    if (gameId === null)
      return yes({
        text:
          status === 'waiting'
            ? 'Nobody came yet. Call find_opponent again to go on waiting; who does not is forgotten after a minute.'
            : 'The seek was called off. Call find_opponent to begin another.',
        data: { status },
      });
    const found = await services.tables.find(gameId, { playerId: who.id });
    if (!found.ok) return no(found.problem);
    const { text, data } = gameTold(found.value, who.id);
    return yes({ text, data: { status, ...data } });
  },
});

const cancelSeek = tool({
  name: 'cancel_seek',
  title: 'Look no longer',
  description: 'Takes back what find_opponent began at a game, while nobody was found.',
  input: z.strictObject({
    ruleset: z.string('must be the id of a ruleset').describe('The game you look for an opponent at.'),
  }),
  auth: 'required',
  budget: 'actions',
  async run({ services, player, input }) {
    const who = requirePlayer(player);
    const { seeks } = services.tables;
    const waiting = (await seeks.mine(who)).find(({ ruleset }) => ruleset === input.ruleset);
    if (waiting === undefined) return yes(`You look for nobody at ${input.ruleset}.`);
    const cancelled = await seeks.cancel(who, waiting.id);
    return cancelled.ok ? yes(`You look for nobody at ${input.ruleset} any more.`) : cancelled;
  },
});

const myRatings = tool({
  name: 'my_ratings',
  title: 'Your ratings',
  description: 'How strong you seem to be at each game, and how little is known of it.',
  input: z.strictObject({}),
  auth: 'required',
  budget: 'reads',
  async run({ services, player }) {
    const own = await services.tables.standings.mine(requirePlayer(player).id);
    if (own.length === 0) return yes('No rated game of yours has ended yet.');
    const lines = own.map(
      ({ ruleset, club, rating, interval, games }) =>
        `- ${ruleset}${club === null ? '' : ` in the club ${club}`}: ${rating}, between ${interval.low} and ${interval.high}, after ${games} rated game(s)`,
    );
    return yes(lines.join('\n'));
  },
});

export const RATING_TOOLS: readonly Offer[] = [leaderboard, findOpponent, cancelSeek, myRatings];
