import { type Card, faceOf, type Kind } from './cards.js';
import { labelIn } from './label.js';
import type { Colour, MarblePlace } from './track.js';

/** What German calls cards, colours and places, and what it writes on a button. */

const KINDS: Readonly<Record<Kind, string>> = {
  A: 'As',
  2: 'Zwei',
  3: 'Drei',
  4: 'Vier',
  5: 'Fünf',
  6: 'Sechs',
  7: 'Sieben',
  8: 'Acht',
  9: 'Neun',
  10: 'Zehn',
  J: 'Bube',
  Q: 'Dame',
  K: 'König',
  'marble-burner': 'Murmelbrenner',
  'marble-saver': 'Murmelretter',
};

const SUITS = { S: 'Pik', C: 'Kreuz', D: 'Karo', H: 'Herz' } as const;

export const germanKind = (kind: Kind): string => KINDS[kind];

/** "Kreuz-Neun", "Murmelbrenner". */
export const germanCard = (card: Card): string => {
  const { kind, suit } = faceOf(card);
  return suit === null ? KINDS[kind] : `${SUITS[suit.letter]}-${KINDS[kind]}`;
};

/** The card as somebody plays it; only what has no suit has an article. */
export const theCard = (card: Card): string =>
  faceOf(card).suit === null ? `den ${germanCard(card)}` : germanCard(card);

const COLOURS: Readonly<Record<Colour, string>> = { red: 'Rot', green: 'Grün', blue: 'Blau', yellow: 'Gelb' };

export const germanColour = (colour: Colour): string => COLOURS[colour];

export const germanPlace = (place: MarblePlace): string => {
  if (place.zone === 'home') return 'zu Hause';
  return place.zone === 'track' ? `Feld ${place.cell}` : `Zielfeld ${place.cell}`;
};

export const germanLabel = labelIn({
  marble: (number, owner) =>
    owner === null ? `Murmel ${number}` : `Murmel ${number} von ${germanColour(owner)}`,
  card: germanCard,
  discard: (card) => `${germanCard(card)} abwerfen`,
  field: 'eine Murmel auf dein Startfeld bringen',
  takeFromNext: 'der nächste Spieler verliert eine Karte',
  takeFromAnother: 'ein anderer Spieler verliert eine Karte',
  burn: (marble) => `${marble} verbrennen`,
  save: (marble) => `${marble} in Sicherheit bringen`,
  move: (marble, to, isBack) => `${marble} ${isBack ? 'zurück ' : ''}auf ${germanPlace(to)}`,
  capture: (marble) => `, schlägt ${marble}`,
  swap: (one, other) => `${one} mit ${other} tauschen`,
  part: (marble, steps, to) => `${marble} um ${steps} (${germanPlace(to)})`,
});
