import type { Game, Outcome, Seat } from '../client/types.js';

/** What people call whoever sits there. */
export const seatName = ({ name, you }: Pick<Seat, 'name' | 'you'>): string => {
  if (name === null) return 'a free seat';
  return you ? `${name} (you)` : name;
};

/** What a seat is called in a sentence: one person in two seats is told apart. */
export const nameIn = (seats: readonly Seat[], place: number): string => {
  const name = seats[place]?.name ?? null;
  if (name === null) return 'Somebody';
  return seats.some((other) => other.seat !== place && other.name === name)
    ? `${name} (seat ${place})`
    : name;
};

/** "Your turn", "Ben is to act", "Waiting for somebody to sit down", "You won!", "Ann resigned: you won!". */
export const turnWords = (game: Game): string => {
  if (game.status === 'waiting') return 'Waiting for somebody to sit down';
  if (game.status === 'over') return outcomeWords(game);
  const acting = game.toAct.flatMap((seat) => game.seats[seat] ?? []);
  if (acting.length === 0) return 'Something is happening';
  const mine = acting.find(({ you }) => you);
  if (mine !== undefined) return isHotSeat(game) ? `Your turn, seat ${mine.seat}` : 'Your turn';
  return `${acting.map(({ seat }) => nameIn(game.seats, seat)).join(' and ')} is to act`;
};

/** One person who holds several seats needs to know for which to play. */
const isHotSeat = ({ seats }: Game): boolean => seats.filter(({ you }) => you).length > 1;

const outcomeWords = (game: Game): string => {
  const { outcome } = game;
  if (outcome === null) return 'The game is over';
  const how = howItEnded(game, outcome);
  const result = resultWords(game, outcome);
  return how === null ? result : `${how}: ${result.charAt(0).toLowerCase()}${result.slice(1)}`;
};

/** Null where the rules ended it: then who won says it all. */
const howItEnded = ({ seats }: Game, { ended, by }: Outcome): string | null => {
  if (ended === 'finished') return null;
  const left = by === null ? undefined : seats[by];
  const who = left === undefined ? null : left.you ? 'You' : nameIn(seats, left.seat);
  if (ended === 'resigned') return `${who ?? 'Somebody'} resigned`;
  return 'Abandoned';
};

const resultWords = ({ seats }: Game, { ranking }: Outcome): string => {
  const [winners = []] = ranking;
  if (winners.length === 0) return 'Nobody won';
  if (winners.length > 1) return ranking.length === 1 ? 'A draw' : `${namesOf(winners, seats)} share the win`;
  const [winner = 0] = winners;
  return seats[winner]?.you && !seats.every(({ you }) => you) ? 'You won!' : `${nameIn(seats, winner)} won`;
};

const namesOf = (places: readonly number[], seats: readonly Seat[]): string =>
  places.map((place) => nameIn(seats, place)).join(' and ');
