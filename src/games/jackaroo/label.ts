import { type Card, cardName } from './cards.js';
import { field } from './effects/field.js';
import { USUAL_SPLIT } from './effects/split.js';
import { takeFromNext } from './effects/take-card.js';
import type { Action, PlayAction } from './model.js';
import { spotAfter } from './movement.js';
import { powerOf } from './powers.js';
import { isOnTrack, marbleNumber, marbleOf, ownerOf, placeAt, placeInWords, spotOf } from './track.js';
import type { View } from './view-model.js';

/** "Nine of Clubs: marble 2 to cell 19". */
export const label = (view: View, action: Action): string =>
  action.type === 'discard'
    ? `Throw away the ${cardName(action.card)}`
    : `${cardName(action.card)}: ${deed(view, action)}`;

const deed = (view: View, action: PlayAction): string => {
  const [first, second] = action.marbles ?? [];
  if (first === undefined) return withNone(action.card);
  return second === undefined ? withOne(view, action.card, first) : withTwo(view, action, first, second);
};

const withNone = (card: Card): string => {
  const { none } = powerOf(card);
  if (none === field) return 'bring a marble to your base';
  return none === takeFromNext ? 'the next player loses a card' : 'another player loses a card';
};

const withOne = (view: View, card: Card, marble: string): string => {
  const { steps } = powerOf(card).one;
  if (steps === null)
    return card === 'marble-burner'
      ? `burn ${named(view, marble)}`
      : `bring ${named(view, marble)} to safety`;
  const to = target(view, marble, steps);
  const back = steps < 0 ? 'back ' : '';
  return `${named(view, marble)} ${back}to ${placeInWords(placeAt(to))}${capture(view, to)}`;
};

const withTwo = (
  view: View,
  { card, split = USUAL_SPLIT }: PlayAction,
  first: string,
  second: string,
): string => {
  const shared = powerOf(card).two?.shared ?? null;
  if (shared === null) return `swap ${named(view, first)} with ${named(view, second)}`;
  const rest = shared.steps - split;
  return `${part(view, first, split)}, ${part(view, second, rest)}`;
};

const part = (view: View, marble: string, steps: number): string =>
  `${named(view, marble)} by ${steps} to ${placeInWords(placeAt(target(view, marble, steps)))}`;

const capture = (view: View, spot: number): string => {
  const captive = view.marbles.find(({ at, seat }) => isOnTrack(spot) && spotOf(at, seat) === spot);
  return captive === undefined ? '' : `, capturing ${named(view, captive.marble)}`;
};

/** "marble 2" for an own one, "blue's marble 3" for another. */
const named = (view: View, marble: string): string => {
  const owner = ownerOf(marbleOf(marble));
  const called = `marble ${marbleNumber(marble)}`;
  return owner === view.you ? called : `${view.colours[owner]}'s ${called}`;
};

const target = (view: View, marble: string, steps: number): number => {
  const standing = {
    seats: view.hands.length,
    spots: view.marbles.map(({ at, seat }) => spotOf(at, seat)),
  };
  return spotAfter(standing, view.you ?? 0, marbleOf(marble), steps);
};
