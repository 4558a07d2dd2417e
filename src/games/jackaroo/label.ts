import { type Card, cardName } from './cards.js';
import { field } from './effects/field.js';
import { USUAL_SPLIT } from './effects/split.js';
import { takeFromNext } from './effects/take-card.js';
import type { Action, PlayAction } from './model.js';
import { spotAfter } from './movement.js';
import { powerOf } from './powers.js';
import { marbleOf, ownerOf, placeAt, placeInWords, spotOf } from './track.js';
import type { View } from './view-model.js';

/** "Nine of Clubs: 0-1 to cell 19". */
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
  if (steps !== null)
    return `${named(view, marble)} ${steps < 0 ? 'back ' : ''}to ${target(view, marble, steps)}`;
  return card === 'BURNER' ? `burn ${named(view, marble)}` : `bring ${marble} to safety`;
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
  return `${first} by ${split} to ${target(view, first, split)}, ${second} by ${rest} to ${target(view, second, rest)}`;
};

/** "0-1" for an own marble, "blue's 1-2" for another. */
const named = (view: View, marble: string): string => {
  const owner = ownerOf(marbleOf(marble));
  return owner === view.you ? marble : `${view.colours[owner]?.toLowerCase()}'s ${marble}`;
};

const target = (view: View, marble: string, steps: number): string => {
  const standing = {
    seats: view.hands.length,
    spots: view.marbles.map(({ at, seat }) => spotOf(at, seat)),
  };
  return placeInWords(placeAt(spotAfter(standing, view.you ?? 0, marbleOf(marble), steps)));
};
