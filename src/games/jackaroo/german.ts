import { listedInGerman, ofWhom } from '../../engine/german.js';
import type { Names, Seat, Translation } from '../../engine/ruleset.js';
import { nameOf } from '../../engine/words.js';
import type { Sighting } from './events.js';
import { germanRefusals } from './german-refusals.js';
import { germanSpoken } from './german-spoken.js';
import { germanColour, germanKind, germanLabel, germanPlace, theCard } from './german-words.js';
import type { Jackaroo } from './model.js';
import { oddsIn } from './odds.js';
import { marbleNumber, marbleOf, ownerOf } from './track.js';

type Seen<Type extends Sighting['type']> = Extract<Sighting, { type: Type }>;

const describe = (seen: Sighting, names: Names): string => {
  switch (seen.type) {
    case 'colours-assigned':
      return `${listedInGerman(seen.colours.map((colour, seat) => `${nameOf(names, seat)} spielt ${germanColour(colour)}`))}.`;
    case 'traps-placed':
    case 'trap-placed':
    case 'trap-sprung':
      return describeTrap(seen, names);
    case 'round-started':
      return `Runde ${seen.roundNumber} beginnt.`;
    case 'deck-refilled':
      return seen.count === 1
        ? 'Die Karte der Feuergrube kommt zurück in den Stapel.'
        : `Die ${seen.count} Karten der Feuergrube kommen zurück in den Stapel.`;
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
      return `${nameOf(names, seen.seat)} hat eine Karte zu wenig und setzt aus.`;
    case 'turn-passed':
      return `${nameOf(names, seen.seat)} ist am Zug.`;
    case 'won':
      return `${nameOf(names, seen.seat)} hat alle vier Murmeln im Ziel und gewinnt.`;
    case 'round-limit-reached':
      return `Runde ${seen.roundNumber} war die letzte: das Spiel endet unentschieden.`;
  }
};

const describeTrap = (seen: Seen<'traps-placed' | 'trap-placed' | 'trap-sprung'>, names: Names): string => {
  switch (seen.type) {
    case 'traps-placed': {
      const laid = seen.count === 1 ? '1 Falle ist gelegt' : `${seen.count} Fallen sind gelegt`;
      return seen.cells === undefined || seen.count === 0
        ? `${laid}.`
        : `${laid}, auf ${listedInGerman(seen.cells.map(String))}.`;
    }
    case 'trap-placed':
      return seen.cell === undefined
        ? 'Irgendwo ist eine neue Falle gelegt.'
        : `Auf Feld ${seen.cell} ist eine neue Falle gelegt.`;
    case 'trap-sprung':
      return `Auf Feld ${seen.cell} schnappt eine Falle unter ${marbleIn(names, seen.seat, seen.marble)} zu.`;
  }
};

const describeCard = (
  seen: Seen<'cards-dealt' | 'card-played' | 'card-discarded' | 'card-taken'>,
  names: Names,
): string => {
  const who = nameOf(names, seen.seat);
  switch (seen.type) {
    case 'cards-dealt':
      return `${who} bekommt ${seen.cards === undefined ? cards(seen.count) : listedInGerman(seen.cards.map(theCard))}.`;
    case 'card-played':
      return `${who} spielt ${theCard(seen.card)}.`;
    case 'card-discarded':
      return `${who} wirft ${theCard(seen.card)} ab.`;
    case 'card-taken':
      return `${nameOf(names, seen.victim)} verliert ${theCard(seen.card)} durch ${who}.`;
  }
};

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);

const describeMarble = (
  seen: Seen<'marble-fielded' | 'marble-moved' | 'marbles-swapped' | 'marble-saved' | 'marble-sent-home'>,
  names: Names,
): string => {
  const mine = marbleIn(names, seen.seat, seen.marble);
  switch (seen.type) {
    case 'marble-fielded':
      return `${nameOf(names, seen.seat)} bringt Murmel ${marbleNumber(seen.marble)} auf das Startfeld, Feld ${seen.cell}.`;
    case 'marble-moved':
      return `${moved(seen, names)} von ${germanPlace(seen.from)} ${seen.steps < 0 ? 'zurück ' : ''}auf ${germanPlace(seen.to)}.`;
    case 'marbles-swapped':
      return `${mine} kommt auf Feld ${seen.cell}, ${marbleIn(names, ownerOf(marbleOf(seen.other)), seen.other)} auf Feld ${seen.otherCell}.`;
    case 'marble-saved':
      return `${mine} kommt von Feld ${seen.cell} direkt auf Zielfeld ${seen.safeCell}.`;
    case 'marble-sent-home':
      return `${mine} auf Feld ${seen.cell} ${FATES[seen.cause]}.`;
  }
};

const FATES = {
  landing: 'wird geschlagen und muss nach Hause',
  king: 'wird vom König überrannt und muss nach Hause',
  fielding: 'muss das Startfeld räumen und nach Hause',
  burner: 'wird verbrannt und muss nach Hause',
  trap: 'fällt hinein und muss nach Hause',
} as const;

/** "Ann zieht Murmel 2", "Ann schiebt Bos Murmel 3". */
const moved = ({ seat, marble }: Seen<'marble-moved'>, names: Names): string => {
  const owner = ownerOf(marbleOf(marble));
  const who = nameOf(names, seat);
  return owner === seat
    ? `${who} zieht Murmel ${marbleNumber(marble)}`
    : `${who} schiebt ${marbleIn(names, owner, marble)}`;
};

/** "Anns Murmel 2". */
const marbleIn = (names: Names, owner: Seat, marble: string): string =>
  `${ofWhom(nameOf(names, owner))} Murmel ${marbleNumber(marble)}`;

export const german: Translation<Jackaroo> = {
  about: 'Bring mit Karten vier Murmeln ins Ziel, vorbei an Rivalen und versteckten Fallen.',
  presets: {
    classic: { name: 'Klassisch', about: 'Acht versteckte Fallen, gespielt bis zum Ende.' },
    'open-traps': { name: 'Offene Fallen', about: 'Sechzehn Fallen, die alle sehen.' },
    short: { name: 'Kurz', about: 'Unentschieden, wenn nach zwanzig Runden niemand gewonnen hat.' },
  },
  options: {
    colours: { title: 'Farben', about: 'Wer welche Farbe spielt: ausgelost, oder der Reihe nach genannt.' },
    discardRule: {
      title: 'Abwerfen',
      about:
        'Wann eine Karte abgeworfen werden darf: wenn mit ihr nichts geht, wenn mit der ganzen Hand nichts geht, oder immer.',
      values: {
        'unplayable-card': 'Wenn mit ihr nichts geht',
        'only-if-stuck': 'Wenn gar nichts geht',
        any: 'Immer',
      },
    },
    traps: { title: 'Fallen', about: 'So viele Felder der Bahn sind Fallen.' },
    trapsVisible: { title: 'Fallen offen', about: 'Ob alle die Fallen sehen.' },
    maxRounds: {
      title: 'Höchstens Runden',
      about: 'Nach so vielen Runden ist das Spiel unentschieden; ohne Zahl wird bis zum Ende gespielt.',
    },
  },
  spoken: germanSpoken,
  refusals: germanRefusals,
  label: germanLabel,
  describe,
  odds: oddsIn({
    wins: 'Du gewinnst das Spiel.',
    draw: 'Das Spiel endet unentschieden.',
    sendsHome: (marble) =>
      `Murmel ${marbleNumber(marble)} von Platz ${ownerOf(marbleOf(marble))} muss nach Hause.`,
    trap: (cell) => `Auf Feld ${cell} schnappt eine Falle zu.`,
    loses: (victim) => `Platz ${victim} verliert eine Karte.`,
    lost: (kind) => `Verloren geht: ${germanKind(kind)}.`,
  }),
};
