import { z } from 'zod';
import { no, type Result, yes } from '../../engine/result.js';
import { keyFor } from '../../table/commit/command.js';
import type { Game } from '../../table/game/game.js';
import { seatOf, seatsOf } from '../../table/game/people.js';
import type { Problem } from '../../table/problem.js';
import { choicesOf, newsSeenBy } from '../../table/windows/sight.js';
import { costAt, costOfPage } from '../request/costs.js';
import { stillToCome } from '../request/log-start.js';
import { malformedRequest } from '../request/malformed.js';
import { patiently } from '../request/patience.js';
import type { Services } from '../services.js';
import { ActionArgument, GameArgument, Key, version } from './arguments.js';
import { EventTold, GameTold, gameTold } from './told.js';
import { type Call, type Offer, requirePlayer, type Told, tool } from './tool.js';
import { eventsInWords } from './words.js';

const look = tool({
  name: 'look',
  title: 'Look at a game',
  description:
    'The board as text, who sits where, whose turn it is, and on your turn every action you may take.',
  input: z.strictObject({ ...GameArgument.shape, at: version('The game as it stood after this event.') }),
  output: GameTold,
  auth: 'optional',
  budget: 'reads',
  cost: (input) => costAt(input, 1),
  async run({ services, player, input }) {
    const playerId = player?.id ?? null;
    const found = await services.tables.find(input.game, { playerId }, input.at);
    return found.ok ? yes(gameTold(found.value, playerId)) : no(found.problem);
  },
});

const MOST_EVENTS = 100;

const readEvents = tool({
  name: 'read_events',
  title: 'What happened',
  description: `The log as you may see it, a sentence an event, at most ${MOST_EVENTS} at a time.`,
  input: z.strictObject({ ...GameArgument.shape, after: version('Only events after this number.') }),
  output: z.object({
    events: z.array(EventTold),
    nextAfter: z.int().nullable().describe('Where to go on from; null when this is all there is.'),
  }),
  auth: 'optional',
  budget: 'reads',
  cost: costOfPage(MOST_EVENTS),
  async run({ services, player, input }) {
    const caller = { playerId: player?.id ?? null };
    const page = await services.tables.events(input.game, caller, input.after ?? 0, MOST_EVENTS);
    if (!page.ok) return no(page.problem);
    const { items, nextAfter, version: last } = page.value;
    const message = stillToCome(input.after ?? 0, last);
    if (message !== null) return no(malformedRequest([{ pointer: '/after', message }], 'arguments'));
    const more = nextAfter === null ? '' : `\nFor more: read_events with "after": ${nextAfter}.`;
    return yes({ text: eventsInWords(items) + more, data: { events: items, nextAfter } });
  },
});

const act = tool({
  name: 'act',
  title: 'Act',
  description:
    'Takes one action, such as one that look listed. The answer is what happened, and the game after it; a refusal says which rule, and what would be accepted.',
  input: z.strictObject({
    ...GameArgument.shape,
    ...ActionArgument.shape,
    version: version('The version you looked at: if the game has moved on, nothing happens.'),
    ...Key.shape,
  }),
  output: GameTold,
  auth: 'required',
  budget: 'actions',
  async run({ services, player, input, requestId }) {
    const who = requirePlayer(player);
    const { game: gameId, action, key } = input;
    const done = await services.tables.act({
      gameId,
      player: who,
      wanted: { action },
      expected: input.version ?? null,
      requestId,
      key: keyFor(key, 'act', action),
    });
    if (!done.ok) return no(done.problem);
    const { game, happenings, seat } = done.value;
    const events = newsSeenBy(game, who.id, happenings, seat);
    return yes(gameTold(game, who.id, events));
  },
});

const LONGEST_WAIT_S = 60;
const USUAL_WAIT_S = 20;

const WaitInput = z.strictObject({
  ...GameArgument.shape,
  seconds: z
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(LONGEST_WAIT_S, `must be at most ${LONGEST_WAIT_S}`)
    .optional()
    .describe(`How long to wait; ${USUAL_WAIT_S} unless told. Call again when time is up.`),
  after: version(
    'The version you know: what happened since is told too. Left out, what happened since your own last action.',
  ),
});

const waitForTurn = tool({
  name: 'wait_for_turn',
  title: 'Wait for your turn',
  description:
    'Waits until it is your turn or the game is over, or time is up; then tells what happened and how the game stands.',
  input: WaitInput,
  output: GameTold,
  auth: 'required',
  budget: 'reads',
  async run(call) {
    const { services, player, input } = call;
    const { id: playerId } = requirePlayer(player);
    const found = await services.tables.find(input.game, { playerId });
    if (!found.ok) return no(found.problem);
    if (seatOf(found.value, playerId) === null) return no(NO_TURN_TO_WAIT_FOR);
    // From there on nothing would be told, not even what the others do meanwhile.
    const message = stillToCome(input.after ?? 0, found.value.version);
    if (message !== null) return no(malformedRequest([{ pointer: '/after', message }], 'arguments'));
    return afterWaiting(call, found.value, playerId);
  },
});

const afterWaiting = async (
  { c, services, input }: Call<typeof WaitInput>,
  start: Game,
  playerId: string,
): Promise<Result<Told, Problem>> => {
  const isMyTurn = (game: Game): boolean => game.status === 'over' || choicesOf(game, playerId).length > 0;
  const waited = await patiently(c, services, playerId, (input.seconds ?? USUAL_WAIT_S) * 1000, (signal) =>
    services.tables.waitUntil(start, isMyTurn, signal),
  );
  if (!waited.ok) return waited;
  // The game first and the news after it, so that whatever the board shows was told.
  const later = await services.tables.find(start.id, { playerId });
  if (!later.ok) return no(later.problem);
  const after = input.after ?? (await lastKnownTo(services, later.value, playerId));
  const page = await services.tables.events(start.id, { playerId }, after, MOST_EVENTS);
  if (!page.ok) return no(page.problem);
  const news = page.value.items.filter(({ seq }) => seq <= later.value.version);
  const last = news.at(-1)?.seq ?? later.value.version;
  const more = last < later.value.version ? `\nFor more: read_events with "after": ${last}.` : '';
  return yes(gameTold(later.value, playerId, news, more));
};

/** The caller's own last event: what came after it, such as a quick opponent's move, was told by nobody yet. */
const lastKnownTo = async (services: Services, game: Game, playerId: string): Promise<number> => {
  const own = seatsOf(game, playerId);
  const from = Math.max(0, game.version - MOST_EVENTS);
  const page = await services.tables.events(game.id, { playerId }, from, MOST_EVENTS);
  const mine = page.ok ? page.value.items.findLast(({ by }) => by !== null && own.includes(by)) : undefined;
  return mine?.seq ?? from;
};

const NO_TURN_TO_WAIT_FOR: Problem = {
  code: 'not-seated',
  detail:
    'You do not sit in this game, so your turn never comes. Call take_seat if a seat is open, or look to watch.',
};

export const PLAY_TOOLS: readonly Offer[] = [look, act, waitForTurn, readEvents];
