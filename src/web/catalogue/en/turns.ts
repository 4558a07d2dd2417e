/** Whose turn it is, how a game ended, and what people are called. */
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const nthSeat = (seat: number): string => `${ORDINALS[seat] ?? `${seat + 1}th`} seat`;
const and = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const plainly = (text: string): string =>
  text
    .replace(/^Seat (\d)\b/, (_, seat) => `The ${nthSeat(Number(seat))}`)
    .replace(/\(seat (\d)\)/g, (_, seat) => `(${nthSeat(Number(seat))})`)
    .replace(/\b(the |no )?seat (\d)\b/g, (_, before, seat) => `${before ?? 'the '}${nthSeat(Number(seat))}`)
    .replace(/\bmarble \d-(\d)/g, (_, number) => `marble ${Number(number) + 1}`);

export const turns = {
  /** People count seats from the first. */
  nthSeat,
  /** What the server says of seats and marbles by their numbers, as one would say it at a table. */
  plainly,
  /** What a picture of a board writes and says; a place may be nobody's yet. */
  onBoard: (text: string): string =>
    plainly(
      text
        .replace(/^Seat \d$/, 'Empty seat')
        .replace(/\bSeat (\d)\b/g, (_, seat) => `The ${nthSeat(Number(seat))}`),
    ),
  /** Whether the sentences of the server can be turned so that they speak to the reader. */
  saysYou: true,
  freeSeat: 'a free seat',
  /** Of a game that is over: nobody had it at the end. */
  emptySeat: 'an empty seat',
  /** A name as the server tells it: bots have names that can be translated. */
  called: (name: string): string => name,
  standIn: (name: string, missing: string): string => `${name} (for ${missing})`,
  you: (name: string): string => `${name} (you)`,
  somebody: 'Somebody',
  and,
  waiting: 'Waiting for somebody to sit down',
  happening: 'Something is happening',
  noScript: 'The script of this game does not go on',
  yours: 'Your turn',
  yoursIn: (seat: number): string => `Your turn, ${nthSeat(seat)}`,
  yoursAs: (reader: string): string => `${reader}, your turn`,
  others: (names: readonly string[]): string => `${and(names)} ${names.length === 1 ? 'is' : 'are'} to act`,
  watch: 'Watch what happens…',
  over: 'The game is over',
  youWon: 'you won!',
  won: (name: string): string => `${name} won`,
  nobodyWon: 'nobody won',
  draw: 'a draw',
  shared: (names: string): string => `${names} share the win`,
  /** Of the reader where there is no name. */
  resigned: (who: string | null, result: string): string => `${who ?? 'You'} resigned: ${result}`,
  outOfTime: (who: string | null, result: string): string => `${who ?? 'You'} ran out of time: ${result}`,
  absent: (who: string | null, result: string): string =>
    `${who === null ? 'You were' : `${who} was`} gone for too long: ${result}`,
  abandoned: (result: string): string => `Abandoned: ${result}`,
  agreed: (result: string): string => `By agreement: ${result}`,
  tooLong: (result: string): string => `It went on for too long: ${result}`,
  toAct: 'to act',
  hasWon: 'won',
};
