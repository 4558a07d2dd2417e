import { endInGerman, GERMAN_MIDWAY, listedInGerman } from '../../engine/german.js';
import { itemAt } from '../../engine/item-at.js';
import type { Names, Seat } from '../../engine/ruleset.js';
import { counted, nameOf } from '../../engine/words.js';
import { germanCard, germanColour, germanPlace } from './german-words.js';
import { marbleNumber } from './track.js';
import type { View } from './view-model.js';

/** The board for those who hear it: where the game stands, every seat's marbles, the own hand. */
export const germanSpoken = (view: View, names: Names): string =>
  [
    standing(view, names),
    ...view.hands.map((_, seat) => spokenSeat(view, names, seat)),
    ...ownHand(view),
  ].join(' ');

const standing = (view: View, names: Names): string => {
  if (view.concluded !== null) return endInGerman(view.concluded, names);
  if (view.phase === 'midway') return GERMAN_MIDWAY;
  if (view.seatToAct !== null) return `${nameOf(names, view.seatToAct)} ist am Zug.`;
  if (view.winner !== null) return `${nameOf(names, view.winner)} hat alle vier Murmeln im Ziel und gewinnt.`;
  return `Unentschieden zwischen ${listedInGerman(view.hands.map((_, seat) => nameOf(names, seat)))}: die letzte Runde ist vorbei.`;
};

const spokenSeat = (view: View, names: Names, seat: Seat): string => {
  const mine = view.marbles.filter((each) => each.seat === seat);
  const atHome = mine.filter(({ at }) => at.zone === 'home').length;
  const onBoard = mine
    .filter(({ at }) => at.zone !== 'home')
    .map(({ marble, at }) => `Murmel ${marbleNumber(marble)} auf ${germanPlace(at)}`);
  const places = [...onBoard, `${counted(atHome, 'Murmel', 'Murmeln')} zu Hause`];
  const cards = counted(itemAt(view.hands, seat).count, 'Karte', 'Karten');
  return `${nameOf(names, seat)}, ${germanColour(itemAt(view.colours, seat))}, mit ${cards}: ${listedInGerman(places)}.`;
};

const ownHand = (view: View): readonly string[] => {
  const cards = view.you === null ? null : (view.hands[view.you]?.cards ?? null);
  return cards === null || cards.length === 0
    ? []
    : [`Deine Karten: ${listedInGerman(cards.map(germanCard))}.`];
};
