import type { LiveViewer, Seat } from '../../../src/engine/ruleset.js';
import { CARD_ID, cardName, DECK } from '../../../src/games/jackaroo/cards.js';
import type { Event } from '../../../src/games/jackaroo/events.js';
import type { State } from '../../../src/games/jackaroo/model.js';

/** What section 10 of the rules lets a viewer know, said without a look at the window. */

/** The own hand and what lies face up. */
export const cardsKnownTo = (state: State, viewer: LiveViewer): ReadonlySet<string> =>
  new Set([...state.firePit, ...(viewer === 'spectator' ? [] : (state.hands[viewer] ?? []))]);

/** The cards that an event lays open to a viewer. */
export const cardsShownBy = (event: Event, viewer: LiveViewer): ReadonlySet<string> => {
  switch (event.type) {
    case 'cards-dealt':
      return new Set(event.seat === viewer ? event.cards : []);
    case 'card-played':
    case 'card-discarded':
    case 'card-taken':
      return new Set([event.card]);
    default:
      return new Set();
  }
};

const ID = new RegExp(`\\b(?:${CARD_ID})\\b`, 'g');
const NAME = new RegExp([...new Set(DECK.map(cardName))].join('|'), 'g');

/** Cards that a text speaks of, by id or by name, and that are not among those known. */
export const secretCardsIn = (text: string, known: ReadonlySet<string>): readonly string[] => {
  const names = new Set([...known].map(cardName));
  return [
    ...(text.match(ID) ?? []).filter((card) => !known.has(card)),
    ...(text.match(NAME) ?? []).filter((name) => !names.has(name)),
  ];
};

/** Numbers that stand in a field about traps, or in an event that lays them; how many there are is known to all. */
export const trapCellsIn = (told: unknown, isAboutTraps = false): readonly number[] => {
  if (typeof told === 'number') return isAboutTraps ? [told] : [];
  if (Array.isArray(told)) return told.flatMap((each) => trapCellsIn(each, isAboutTraps));
  if (typeof told !== 'object' || told === null) return [];
  const { type } = Object(told);
  const isHere = isAboutTraps || type === 'traps-placed' || type === 'trap-placed';
  return Object.entries(told).flatMap(([field, value]) =>
    field === 'count' || field === 'options' ? [] : trapCellsIn(value, isHere || /trap/i.test(field)),
  );
};

/** The secret that a game's dice come from, however it might be written. */
export const spellingsOf = (secret: string): readonly string[] => {
  const bytes = Buffer.from(secret, 'hex');
  return [secret, secret.toUpperCase(), bytes.toString('base64'), bytes.toString('base64url')];
};

export const viewersOf = (seats: number): readonly LiveViewer[] => [
  ...Array.from({ length: seats }, (_, seat): Seat => seat),
  'spectator',
];
