import { itemAt } from '../../engine/item-at.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { counted, listed, nameOf } from '../../engine/words.js';
import { standing } from './board.js';
import { cardName } from './cards.js';
import { marbleNumber, placeInWords } from './track.js';
import type { View } from './view-model.js';

/** The board for those who hear it: where the game stands, every seat's marbles, the own hand. */
export const spoken = (view: View, names: Names): string =>
  [
    standing(view, names),
    ...view.hands.map((_, seat) => spokenSeat(view, names, seat)),
    ...ownHand(view),
  ].join(' ');

const spokenSeat = (view: View, names: Names, seat: Seat): string => {
  const mine = view.marbles.filter((each) => each.seat === seat);
  const atHome = mine.filter(({ at }) => at.zone === 'home').length;
  const onBoard = mine
    .filter(({ at }) => at.zone !== 'home')
    .map(({ marble, at }) => `marble ${marbleNumber(marble)} on ${placeInWords(at)}`);
  const places = [...onBoard, `${counted(atHome, 'marble', 'marbles')} at home`];
  const cards = counted(itemAt(view.hands, seat).count, 'card', 'cards');
  return `${nameOf(names, seat)}, ${view.colours[seat]}, with ${cards}: ${listed(places)}.`;
};

const ownHand = (view: View): readonly string[] => {
  const cards = view.you === null ? null : (view.hands[view.you]?.cards ?? null);
  return cards === null || cards.length === 0 ? [] : [`Your hand: ${listed(cards.map(cardName))}.`];
};
