import type { board as english } from '../en/board.js';

const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste'];

export const board: typeof english = {
  goOn: 'Wähle jetzt, was dazugehört',
  which: 'Was meinst du?',
  neverMind: 'Doch nicht',
  choices: (place, count) => `${place}, ${count} ${count === 1 ? 'Möglichkeit' : 'Möglichkeiten'}`,
  dice: 'die Würfel',
  diceFor: (columns) => `Würfel für ${columns.join(' und ')}`,
  column: (column) => `Spalte ${column}`,
  nthColumn: (column) => `die ${ORDINALS[column] ?? `${column + 1}.`} Spalte`,
  pieceOn: (row, column) => `der Stein auf Reihe ${row}, Spalte ${column}`,
  to: (row, column) => `nach Reihe ${row}, Spalte ${column}`,
  offer: (option) => `das Angebot, ${option}`,
  queued: (place, option) => `Karte ${place}, ${option}`,
  card: (card) => `die Karte ${card}`,
  firePit: 'die Feuergrube',
  marble: (number) => `Murmel ${number}`,
  marbleAtHome: 'eine Murmel zu Hause',
  otherPlayers: 'die anderen Spieler',
  cards: {
    heading: 'Deine Karten',
    or: '; oder ',
    nothing: 'bewirkt gerade nichts.',
    needsAceOrKing:
      'hat nichts zu ziehen: du brauchst ein As oder einen König, um eine Murmel herauszubringen.',
    burner: 'Brenner',
    saver: 'Retter',
  },
};
