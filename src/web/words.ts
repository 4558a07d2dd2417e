import type { Game, Outcome, Seat } from '../client/types.js';
import { nthSeat } from './plain-words.js';

/** What people call whoever sits there. */
export const seatName = ({ name, you, standsInFor }: Pick<Seat, 'name' | 'you' | 'standsInFor'>): string => {
  if (name === null) return 'a free seat';
  if (standsInFor !== undefined) return `${name} (for ${standsInFor})`;
  return you ? `${name} (you)` : name;
};

/** What a seat is called in a sentence: one person in two seats is told apart. */
export const nameIn = (seats: readonly Seat[], place: number): string => {
  const name = seats[place]?.name ?? null;
  if (name === null) return 'Somebody';
  return seats.some((other) => other.seat !== place && other.name === name)
    ? `${name} (${nthSeat(place)})`
    : name;
};

/** Whether somebody could sit down: before the start, or because a player left in the first round. */
export const hasOpenSeat = ({
  status,
  seats,
}: Pick<Game, 'status'> & { readonly seats: readonly Seat[] }): boolean =>
  status !== 'over' && seats.some(({ kind }) => kind === 'open');

/** A bot plays on for somebody who left: a person may take the seat over. */
export const hasStandIn = ({ status, seats }: Pick<Game, 'status' | 'seats'>): boolean =>
  status === 'playing' && seats.some(({ standsInFor }) => standsInFor !== undefined);

type Told = Pick<Game, 'status' | 'seats' | 'toAct' | 'outcome'> & Partial<Pick<Game, 'legal'>>;

/** "Your turn", "Ben is to act", "Waiting for somebody to sit down", "You won!", "Ann resigned: you won!". */
export const turnWords = (game: Told): string => {
  if (game.status === 'waiting') return 'Waiting for somebody to sit down';
  if (game.status === 'over') return outcomeWords(game);
  const acting = game.toAct.flatMap((seat) => game.seats[seat] ?? []);
  if (acting.length === 0) return 'Something is happening';
  const mine = acting.find(({ you }) => you);
  if (mine !== undefined && game.legal?.length === 0) return 'The script of this game does not go on';
  if (mine !== undefined) return isHotSeat(game) ? `Your turn, ${nthSeat(mine.seat)}` : 'Your turn';
  if (acting.every(({ kind }) => kind === 'open')) return 'Waiting for somebody to sit down';
  return `${acting.map(({ seat }) => nameIn(game.seats, seat)).join(' and ')} is to act`;
};

/** One person who holds several seats needs to know for which to play. */
const isHotSeat = ({ seats }: Told): boolean => seats.filter(({ you }) => you).length > 1;

const outcomeWords = ({ seats, outcome }: Told): string => {
  if (outcome === null) return 'The game is over';
  const result = resultWords(seats, outcome);
  switch (outcome.ended) {
    case 'finished':
      return result.replace(/^(?:you won!|a draw|nobody won)$/, inCapitals);
    case 'resigned':
      return `${whoResigned(seats, outcome.by)} resigned: ${result}`;
    case 'abandoned':
      return `Abandoned: ${result}`;
    case 'agreed':
      return `By agreement: ${result}`;
    case 'out-of-time':
      return `${whoResigned(seats, outcome.by)} ran out of time: ${result}`;
    case 'absent':
      return `${whoResigned(seats, outcome.by)} was gone for too long: ${result}`;
    case 'too-long':
      return `It went on for too long: ${result}`;
  }
};

const inCapitals = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const whoResigned = (seats: readonly Seat[], by: number | null): string => {
  if (by === null) return 'Somebody';
  return isReader(seats, by) ? 'You' : nameIn(seats, by);
};

const resultWords = (seats: readonly Seat[], { ranking }: Outcome): string => {
  const [winners = []] = ranking;
  const [winner] = winners;
  if (winner === undefined) return 'nobody won';
  if (winners.length > 1) return ranking.length === 1 ? 'a draw' : `${namesOf(winners, seats)} share the win`;
  return isReader(seats, winner) ? 'you won!' : `${nameIn(seats, winner)} won`;
};

/** Whoever plays against nobody but themselves is told which seat is meant. */
const isReader = (seats: readonly Seat[], place: number): boolean =>
  seats[place]?.you === true && !seats.every(({ name, you }) => you || name === null);

const namesOf = (places: readonly number[], seats: readonly Seat[]): string =>
  listed(places.map((place) => nameIn(seats, place)));

/** "Ann", "Ann and Ben", "Ann, Ben and Cem". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
