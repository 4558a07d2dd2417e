import { itemAt } from '../../engine/item-at.js';
import { type Card, cardName } from './cards.js';
import { field } from './effects/field.js';
import { USUAL_SPLIT } from './effects/split.js';
import { takeFromNext } from './effects/take-card.js';
import { standingIn } from './imagine.js';
import type { Action, PlayAction } from './model.js';
import { spotAfter } from './path.js';
import { powerOf } from './powers.js';
import {
  type Colour,
  isOnTrack,
  type MarblePlace,
  marbleNumber,
  marbleOf,
  ownerOf,
  placeAt,
  placeInWords,
  spotOf,
} from './track.js';
import type { View } from './view-model.js';

/** What a label is put together of, in one language. */
export interface LabelWords {
  /** "marble 2" for an own one, "blue's marble 3" for another. */
  marble(number: number, owner: Colour | null): string;
  card(card: Card): string;
  discard(card: Card): string;
  readonly field: string;
  readonly takeFromNext: string;
  readonly takeFromAnother: string;
  burn(marble: string): string;
  save(marble: string): string;
  move(marble: string, to: MarblePlace, isBack: boolean): string;
  capture(marble: string): string;
  swap(one: string, other: string): string;
  part(marble: string, steps: number, to: MarblePlace): string;
}

/** "Nine of Clubs: marble 2 to cell 19". */
export const labelIn =
  (words: LabelWords) =>
  (view: View, action: Action): string =>
    action.type === 'discard'
      ? words.discard(action.card)
      : `${words.card(action.card)}: ${deed(words, view, action)}`;

export const label = labelIn({
  marble: (number, owner) => (owner === null ? `marble ${number}` : `${owner}'s marble ${number}`),
  card: cardName,
  discard: (card) => `Throw away the ${cardName(card)}`,
  field: 'bring a marble to your base',
  takeFromNext: 'the next player loses a card',
  takeFromAnother: 'another player loses a card',
  burn: (marble) => `burn ${marble}`,
  save: (marble) => `bring ${marble} to safety`,
  move: (marble, to, isBack) => `${marble} ${isBack ? 'back ' : ''}to ${placeInWords(to)}`,
  capture: (marble) => `, capturing ${marble}`,
  swap: (one, other) => `swap ${one} with ${other}`,
  part: (marble, steps, to) => `${marble} by ${steps} to ${placeInWords(to)}`,
});

const deed = (words: LabelWords, view: View, action: PlayAction): string => {
  const [first, second] = action.marbles ?? [];
  if (first === undefined) return withNone(words, action.card);
  return second === undefined
    ? withOne(words, view, action.card, first)
    : withTwo(words, view, action, first, second);
};

const withNone = (words: LabelWords, card: Card): string => {
  const { none } = powerOf(card);
  if (none === field) return words.field;
  return none === takeFromNext ? words.takeFromNext : words.takeFromAnother;
};

const withOne = (words: LabelWords, view: View, card: Card, marble: string): string => {
  const { steps } = powerOf(card).one;
  const called = named(words, view, marble);
  if (steps === null) return card === 'marble-burner' ? words.burn(called) : words.save(called);
  const to = target(view, marble, steps);
  return `${words.move(called, placeAt(to), steps < 0)}${capture(words, view, to)}`;
};

const withTwo = (
  words: LabelWords,
  view: View,
  { card, split = USUAL_SPLIT }: PlayAction,
  first: string,
  second: string,
): string => {
  const shared = powerOf(card).two?.shared ?? null;
  if (shared === null) return words.swap(named(words, view, first), named(words, view, second));
  const part = (marble: string, steps: number): string =>
    words.part(named(words, view, marble), steps, placeAt(target(view, marble, steps)));
  return `${part(first, split)}, ${part(second, shared.steps - split)}`;
};

const capture = (words: LabelWords, view: View, spot: number): string => {
  const captive = view.marbles.find(({ at, seat }) => isOnTrack(spot) && spotOf(at, seat) === spot);
  return captive === undefined ? '' : words.capture(named(words, view, captive.marble));
};

const named = (words: LabelWords, view: View, marble: string): string => {
  const owner = ownerOf(marbleOf(marble));
  return words.marble(marbleNumber(marble), owner === view.you ? null : itemAt(view.colours, owner));
};

const target = (view: View, marble: string, steps: number): number =>
  spotAfter(standingIn(view), view.you ?? 0, marbleOf(marble), steps);
