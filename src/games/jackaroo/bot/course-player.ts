import type { Outlook } from '../../../engine/bot.js';
import { anyOf } from '../../../engine/bot.js';
import { shuffled } from '../../../engine/chance/shuffled.js';
import { USUAL_SPLIT } from '../effects/split.js';
import type { Action, Jackaroo, PlayAction } from '../model.js';
import { marbleCounts, powerOf } from '../powers.js';

/**
 * The computer player of the course the game comes from: it tries its cards, and what each can do, in random order
 * and plays the first thing that is legal. Only when nothing is does it throw a card away, the first of its hand.
 */
export const coursePlayer = (outlook: Outlook<Jackaroo>): Action => {
  const { legal, chance } = outlook;
  const plays = legal.filter((action) => action.type === 'play');
  const marbles = shuffled(marblesWithinReach(outlook), chance);
  for (const card of shuffled([...new Set(plays.map((play) => play.card))], chance)) {
    const ofCard = plays.filter((play) => play.card === card);
    for (const count of shuffled(marbleCounts(powerOf(card)), chance)) {
      const found = firstLegal(ofCard, marbles, count);
      if (found !== undefined) return found;
    }
  }
  return legal.find((action) => action.type === 'discard') ?? anyOf(legal, chance);
};

/** The marbles on the track and in the own safe zone. */
const marblesWithinReach = ({ view, seat }: Outlook<Jackaroo>): readonly string[] =>
  view.marbles
    .filter(({ at, seat: owner }) => at.zone === 'track' || (at.zone === 'safe' && owner === seat))
    .map(({ marble }) => marble);

const firstLegal = (
  plays: readonly PlayAction[],
  marbles: readonly string[],
  count: number,
): PlayAction | undefined => {
  if (count === 0) return plays.find((play) => namedIn(play).length === 0);
  if (count === 1) return firstOf(marbles, (marble) => plays.find((play) => isWith(play, [marble])));
  return firstOf(pairsOf(marbles), (pair) => plays.find((play) => isOnPair(play, pair)));
};

const namedIn = ({ marbles = [] }: PlayAction): readonly string[] => marbles;

const isWith = (play: PlayAction, marbles: readonly string[]): boolean =>
  namedIn(play).join() === marbles.join();

/** Two marbles of one seat walk in the order they came up; a swap is the same both ways. */
const isOnPair = (play: PlayAction, [first, second]: Pair): boolean =>
  play.split === undefined
    ? isWith(play, [first, second]) || isWith(play, [second, first])
    : play.split === USUAL_SPLIT && isWith(play, [first, second]);

type Pair = readonly [string, string];

/** Each pair in one order only. */
const pairsOf = (marbles: readonly string[]): readonly Pair[] =>
  marbles.flatMap((first, index) => marbles.slice(index + 1).map((second): Pair => [first, second]));

const firstOf = <Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined => {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
};
