import { type Card, DECK, faceOf, type Kind } from './cards.js';
import { burn } from './effects/burn.js';
import type { EffectOnNone, EffectOnOne, EffectOnTwo } from './effects/effect.js';
import { field } from './effects/field.js';
import { backward, forward, push, sweep } from './effects/move.js';
import { save } from './effects/save.js';
import { split } from './effects/split.js';
import { swap } from './effects/swap.js';
import { takeFromAnyone, takeFromNext } from './effects/take-card.js';

/** What a card can do with no marble, with one and with two. */
export interface Power {
  readonly none?: EffectOnNone;
  readonly one: EffectOnOne;
  readonly two?: EffectOnTwo;
}

const POWERS: Readonly<Record<Kind, Power>> = {
  A: { none: field, one: forward(1) },
  2: { one: forward(2) },
  3: { one: forward(3) },
  4: { one: backward(4) },
  5: { one: push(5) },
  6: { one: forward(6) },
  7: { one: forward(7), two: split(7) },
  8: { one: forward(8) },
  9: { one: forward(9) },
  10: { none: takeFromNext, one: forward(10) },
  J: { one: forward(11), two: swap },
  Q: { none: takeFromAnyone, one: forward(12) },
  K: { none: field, one: sweep(13) },
  'marble-burner': { one: burn },
  'marble-saver': { one: save },
};

const POWERS_BY_CARD: ReadonlyMap<Card, Power> = new Map(
  DECK.map((card) => [card, POWERS[faceOf(card).kind]]),
);

/** Only ids of the deck reach this; the rules have refused any other. */
export const powerOf = (card: Card): Power => {
  const power = POWERS_BY_CARD.get(card);
  if (power === undefined) throw new RangeError(`there is no card ${card}`);
  return power;
};

/** How many marbles may be named with a card. */
export const marbleCounts = ({ none, two }: Power): readonly number[] => [
  ...(none === undefined ? [] : [0]),
  1,
  ...(two === undefined ? [] : [2]),
];
