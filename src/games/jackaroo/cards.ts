/** A card's id: rank, suit and copy, such as `AS1` or `10H1`; or one of the two wild cards. */
export type Card = string;

export type Kind =
  | 'A'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '10'
  | 'J'
  | 'Q'
  | 'K'
  | 'marble-burner'
  | 'marble-saver';

export const HAND_SIZE = 4;

interface Printed {
  readonly kind: Kind;
  readonly name: string;
  /** Copies in spades, clubs, diamonds and hearts. */
  readonly copies: readonly [number, number, number, number];
}

const RANKS: readonly Printed[] = [
  { kind: 'A', name: 'Ace', copies: [2, 2, 1, 1] },
  { kind: '2', name: 'Two', copies: [3, 3, 2, 2] },
  { kind: '3', name: 'Three', copies: [3, 3, 2, 2] },
  { kind: '4', name: 'Four', copies: [2, 2, 1, 1] },
  { kind: '5', name: 'Five', copies: [2, 2, 1, 1] },
  { kind: '6', name: 'Six', copies: [3, 3, 2, 2] },
  { kind: '7', name: 'Seven', copies: [2, 2, 1, 1] },
  { kind: '8', name: 'Eight', copies: [3, 3, 2, 2] },
  { kind: '9', name: 'Nine', copies: [3, 3, 2, 2] },
  { kind: '10', name: 'Ten', copies: [2, 2, 1, 1] },
  { kind: 'J', name: 'Jack', copies: [1, 2, 2, 1] },
  { kind: 'Q', name: 'Queen', copies: [2, 2, 1, 1] },
  { kind: 'K', name: 'King', copies: [2, 2, 1, 3] },
];

const WILD = ['marble-burner', 'marble-saver'] as const;

/** Every kind of card, the wild ones last. */
export const KINDS: readonly Kind[] = [...RANKS.map(({ kind }) => kind), ...WILD];

const SUITS = [
  { letter: 'S', name: 'Spades', sign: '♠' },
  { letter: 'C', name: 'Clubs', sign: '♣' },
  { letter: 'D', name: 'Diamonds', sign: '♦' },
  { letter: 'H', name: 'Hearts', sign: '♥' },
] as const;

/** What the ids of cards look like, as the source of a regular expression. */
export const CARD_ID = `(?:[A2-9JQK]|10)[SCDH][1-3]|${WILD.join('|')}`;

/** What is printed on a card; the wild cards have no suit. */
export interface Face {
  readonly kind: Kind;
  readonly name: string;
  readonly suit: (typeof SUITS)[number] | null;
}

const facesOf = ({ kind, name, copies }: Printed): [Card, Face][] =>
  SUITS.flatMap((suit, index) =>
    Array.from({ length: copies[index] ?? 0 }, (_, copy): [Card, Face] => [
      `${kind}${suit.letter}${copy + 1}`,
      { kind, name: `${name} of ${suit.name}`, suit },
    ]),
  );

const FACES: ReadonlyMap<Card, Face> = new Map([
  ...RANKS.flatMap(facesOf),
  ['marble-burner', { kind: 'marble-burner', name: 'Marble Burner', suit: null }],
  ['marble-saver', { kind: 'marble-saver', name: 'Marble Saver', suit: null }],
]);

/** All 102 cards, in the order of the table above. Names of properties are compared at a glance, texts put together letter by letter. */
export const DECK: readonly Card[] = Object.keys(Object.fromEntries(FACES));

/** Only ids of the deck reach this; the rules have refused any other. */
export const faceOf = (card: Card): Face => {
  const face = FACES.get(card);
  if (face === undefined) throw new RangeError(`there is no card ${card}`);
  return face;
};

export const cardName = (card: Card): string => faceOf(card).name;

/** "Seven", "Marble Burner". */
export const kindName = (kind: Kind): string =>
  RANKS.find((printed) => printed.kind === kind)?.name ?? cardName(kind);
