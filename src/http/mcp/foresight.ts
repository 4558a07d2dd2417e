import { z } from 'zod';
import type { Odds } from '../../engine/odds.js';
import { no, yes } from '../../engine/result.js';
import { keyFor } from '../../table/commit/command.js';
import type { Status } from '../../table/game/game.js';
import { oddsSeenBy } from '../../table/use-cases/odds.js';
import { rehearsalSeen } from '../../table/use-cases/try-out.js';
import { COST_OF_FORK, COST_OF_ODDS, COST_OF_REHEARSAL } from '../request/costs.js';
import { networkOf } from '../request/network.js';
import { ActionArgument, GameArgument, Key, version } from './arguments.js';
import { GameTold, gameTold } from './told.js';
import { type Offer, requirePlayer, tool } from './tool.js';

/** What might be: before an action, or instead of it. */

const rehearse = tool({
  name: 'rehearse',
  title: 'Try an action out',
  description:
    'Does nothing, and tells what is certain about an action, from what you may see; or the very problem it would meet.',
  input: z.strictObject({ ...GameArgument.shape, ...ActionArgument.shape }),
  output: z.looseObject({
    version: z.int(),
    dependsOnLuck: z.boolean(),
    endsGame: z.enum(['yes', 'no', 'perhaps']),
  }),
  auth: 'required',
  budget: 'actions',
  isHarmless: true,
  cost: COST_OF_REHEARSAL,
  async run({ services, player, input }) {
    const { game: gameId, action } = input;
    const asked = { gameId, player: requirePlayer(player), wanted: { action }, expected: null };
    const tried = await services.tables.tryOut(asked);
    if (!tried.ok) return no(tried.problem);
    const seen = rehearsalSeen(tried.value);
    const certain = seen.certain.map(({ text }) => `- ${text}`);
    const rest = seen.dependsOnLuck ? 'The rest hangs on luck, or on what you cannot see.' : 'That is all.';
    const words = [
      'It would be accepted. This much is certain:',
      ...certain,
      rest,
      `Would it end the game? ${seen.endsGame}.`,
    ];
    return yes({ text: words.join('\n'), data: { ...seen } });
  },
});

const odds = tool({
  name: 'odds',
  title: 'The chances',
  description: 'What may come of each action you may take now, and how likely it is. Only on your turn.',
  input: z.strictObject({ ...GameArgument.shape }),
  output: z.object({ version: z.int(), odds: z.array(z.looseObject({ label: z.string() })) }),
  auth: 'optional',
  budget: 'reads',
  cost: COST_OF_ODDS,
  async run({ services, player, input }) {
    const playerId = player?.id ?? null;
    const found = await services.tables.find(input.game, { playerId });
    if (!found.ok) return no(found.problem);
    const seen = oddsSeenBy(found.value, playerId);
    if (!seen.ok) return no(seen.problem);
    const words =
      seen.value.length === 0 ? NOTHING_TO_WEIGH[found.value.status] : seen.value.map(oddsInWords).join('\n');
    return yes({ text: words, data: { version: found.value.version, odds: seen.value } });
  },
});

const NOTHING_TO_WEIGH: Readonly<Record<Status, string>> = {
  waiting: 'The game has not begun: there is nothing to weigh.',
  playing: 'It is not your turn: there is nothing to weigh.',
  over: 'The game is over: there is nothing to weigh.',
};

/** What was estimated is never told as if it had been counted. */
export const oddsInWords = ({ action, label, basis, outcomes }: Odds): string =>
  [
    `- ${JSON.stringify(action)}  ${label}${basis.kind === 'exact' ? '' : estimated(basis)}`,
    ...outcomes.map((outcome) => `    ${chanceInWords(outcome)}  ${outcome.text}`),
  ].join('\n');

const estimated = ({ samples, confidence }: Extract<Odds['basis'], { kind: 'sampled' }>): string =>
  `  (estimated from ${samples} samples; each chance lies between the two that follow it, with ${100 * confidence} % confidence)`;

const chanceInWords = ({ chance, between }: Odds['outcomes'][number]): string => {
  if (between === undefined) return `${percent(chance)} %`;
  const [low, high] = between;
  return `about ${percent(chance)} % (${percent(low)} to ${percent(high)} %)`;
};

const percent = (chance: number): string => (100 * chance).toFixed(1);

const forkGame = tool({
  name: 'fork_game',
  title: 'What if? A sandbox from any moment',
  description:
    'A new game of your own that begins from what you see of this one, now or after an event, with new luck. You have every seat. It changes nothing in the game it begins from.',
  input: z.strictObject({
    ...GameArgument.shape,
    at: version('The event to begin from. Left out, the last one.'),
    ...Key.shape,
  }),
  output: GameTold,
  auth: 'required',
  budget: 'creations',
  cost: COST_OF_FORK,
  async run({ c, services, player, input, requestId }) {
    const host = requirePlayer(player);
    const { game: gameId, at } = input;
    const wanted = { gameId, ...(at === undefined ? {} : { at }) };
    const key = keyFor(input.key, 'fork', wanted);
    const from = { ...wanted, network: networkOf(c, services) };
    const forked = await services.tables.fork({ player: host, wanted: from, requestId, key });
    return forked.ok ? yes(gameTold(forked.value.game, host.id)) : no(forked.problem);
  },
});

export const FORESIGHT_TOOLS: readonly Offer[] = [rehearse, odds, forkGame];
