/** What can be touched on a board, as a screen reader says it, and what is asked in between. */
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export const board = {
  goOn: 'Now choose what goes with it',
  which: 'What do you mean?',
  neverMind: 'Never mind',
  choices: (place: string, count: number): string =>
    `${place}, ${count} ${count === 1 ? 'choice' : 'choices'}`,
  dice: 'the dice',
  diceFor: (columns: readonly number[]): string => `dice for ${columns.join(' and ')}`,
  column: (column: number): string => `column ${column}`,
  nthColumn: (column: number): string => `the ${ORDINALS[column] ?? `${column + 1}th`} column`,
  pieceOn: (row: number, column: number): string => `the piece on row ${row}, column ${column}`,
  to: (row: number, column: number): string => `to row ${row}, column ${column}`,
  offer: (option: string): string => `the offer, ${option}`,
  queued: (place: number, option: string): string => `card ${place}, ${option}`,
  card: (card: string): string => `the card ${card}`,
  firePit: 'the fire pit',
  marble: (number: number): string => `marble ${number}`,
  marbleAtHome: 'a marble at home',
  otherPlayers: 'the other players',
  cards: {
    heading: 'Your cards',
    or: '; or ',
    nothing: 'does nothing now.',
    needsAceOrKing: 'has nothing to move: you need an Ace or a King to bring a marble out.',
    burner: 'Burner',
    saver: 'Saver',
  },
};
