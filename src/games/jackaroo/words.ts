import type { Names, Seat } from '../../engine/ruleset.js';
import { counted, listed, nameOf } from '../../engine/words.js';
import { cardName } from './cards.js';
import type { Sighting } from './events.js';
import { marbleNumber, marbleOf, ownerOf, placeInWords } from './track.js';

type Seen<Type extends Sighting['type']> = Extract<Sighting, { type: Type }>;

export const describe = (seen: Sighting, names: Names): string => {
  switch (seen.type) {
    case 'colours-assigned':
      return `${listed(seen.colours.map((colour, seat) => `${nameOf(names, seat)} plays ${colour}`))}.`;
    case 'traps-placed':
    case 'trap-placed':
    case 'trap-sprung':
      return describeTrap(seen, names);
    case 'round-started':
      return `Round ${seen.roundNumber} begins.`;
    case 'deck-refilled':
      return `The ${counted(seen.count, 'card', 'cards')} of the fire pit go back into the deck.`;
    case 'cards-dealt':
    case 'card-played':
    case 'card-discarded':
    case 'card-taken':
      return describeCard(seen, names);
    case 'marble-fielded':
    case 'marble-moved':
    case 'marbles-swapped':
    case 'marble-saved':
    case 'marble-sent-home':
      return describeMarble(seen, names);
    case 'turn-skipped':
      return `${nameOf(names, seen.seat)} is a card short and misses the turn.`;
    case 'turn-passed':
      return `It is ${nameOf(names, seen.seat)}'s turn.`;
    case 'won':
      return `${nameOf(names, seen.seat)} has all four marbles safe and wins.`;
    case 'round-limit-reached':
      return `Round ${seen.roundNumber} was the last one: the game is a draw.`;
  }
};

const describeTrap = (seen: Seen<'traps-placed' | 'trap-placed' | 'trap-sprung'>, names: Names): string => {
  switch (seen.type) {
    case 'traps-placed': {
      const laid = counted(seen.count, 'trap is laid', 'traps are laid');
      return seen.cells === undefined || seen.count === 0
        ? `${laid}.`
        : `${laid}, on ${listed(seen.cells.map(String))}.`;
    }
    case 'trap-placed':
      return seen.cell === undefined
        ? 'A new trap is laid somewhere.'
        : `A new trap is laid on cell ${seen.cell}.`;
    case 'trap-sprung':
      return `A trap springs on cell ${seen.cell} under ${possessive(names, seen.seat)} marble ${marbleNumber(seen.marble)}.`;
  }
};

const describeCard = (
  seen: Seen<'cards-dealt' | 'card-played' | 'card-discarded' | 'card-taken'>,
  names: Names,
): string => {
  const who = nameOf(names, seen.seat);
  switch (seen.type) {
    case 'cards-dealt':
      return seen.cards === undefined
        ? `${who} is dealt ${counted(seen.count, 'card', 'cards')}.`
        : `${who} is dealt ${listed(seen.cards.map((card) => `the ${cardName(card)}`))}.`;
    case 'card-played':
      return `${who} plays the ${cardName(seen.card)}.`;
    case 'card-discarded':
      return `${who} throws away the ${cardName(seen.card)}.`;
    case 'card-taken':
      return `${nameOf(names, seen.victim)} loses the ${cardName(seen.card)} to ${who}.`;
  }
};

const describeMarble = (
  seen: Seen<'marble-fielded' | 'marble-moved' | 'marbles-swapped' | 'marble-saved' | 'marble-sent-home'>,
  names: Names,
): string => {
  const who = nameOf(names, seen.seat);
  switch (seen.type) {
    case 'marble-fielded':
      return `${who} brings marble ${marbleNumber(seen.marble)} to the base, cell ${seen.cell}.`;
    case 'marble-moved':
      return `${moved(seen, names)} from ${placeInWords(seen.from)} ${seen.steps < 0 ? 'back ' : ''}to ${placeInWords(seen.to)}.`;
    case 'marbles-swapped':
      return `${who}'s marble ${marbleNumber(seen.marble)} goes to cell ${seen.cell}, ${possessive(names, ownerOf(marbleOf(seen.other)))} marble ${marbleNumber(seen.other)} to cell ${seen.otherCell}.`;
    case 'marble-saved':
      return `${who}'s marble ${marbleNumber(seen.marble)} goes from cell ${seen.cell} straight to safe cell ${seen.safeCell}.`;
    case 'marble-sent-home':
      return `${who}'s marble ${marbleNumber(seen.marble)} on cell ${seen.cell} ${FATES[seen.cause]}.`;
  }
};

const FATES = {
  landing: 'is captured and goes home',
  king: 'is swept home by the King',
  fielding: 'has to clear the base and goes home',
  burner: 'is burned and goes home',
  trap: 'falls in and goes home',
} as const;

/** "Ann moves marble 2", "Ann pushes Bo's marble 3". */
const moved = ({ seat, marble }: Seen<'marble-moved'>, names: Names): string => {
  const owner = ownerOf(marbleOf(marble));
  const who = nameOf(names, seat);
  return owner === seat
    ? `${who} moves marble ${marbleNumber(marble)}`
    : `${who} pushes ${possessive(names, owner)} marble ${marbleNumber(marble)}`;
};

const possessive = (names: Names, seat: Seat): string => `${nameOf(names, seat)}'s`;
