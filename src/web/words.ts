import type { Game, Seat } from '../client/types.js';

/** What people call whoever sits there. */
export const seatName = ({ name, you }: Pick<Seat, 'name' | 'you'>): string => {
  if (name === null) return 'a free seat';
  return you ? `${name} (you)` : name;
};

/** "Your turn", "Ben is to act", "Waiting for somebody to sit down", "You won!". */
export const turnWords = (game: Game): string => {
  if (game.status === 'waiting') return 'Waiting for somebody to sit down';
  if (game.status === 'over') return outcomeWords(game);
  const acting = game.toAct.flatMap((seat) => game.seats[seat] ?? []);
  const [first] = acting;
  if (first === undefined) return 'Something is happening';
  if (acting.some(({ you }) => you) && game.legal.length === 0)
    return 'The script of this game does not go on';
  if (acting.some(({ you }) => you)) return isHotSeat(game) ? `Your turn, seat ${first.seat}` : 'Your turn';
  return `${acting.map(({ name }) => name ?? 'Somebody').join(' and ')} is to act`;
};

/** One person who holds several seats needs to know for which to play. */
const isHotSeat = ({ seats }: Game): boolean => seats.filter(({ you }) => you).length > 1;

const outcomeWords = ({ outcome, seats }: Game): string => {
  const winners = outcome?.ranking[0] ?? [];
  if (outcome === null || winners.length === 0) return 'The game is over';
  if (winners.length > 1)
    return winners.length === seats.length ? 'A draw' : `${namesOf(winners, seats)} share the win`;
  const winner = seats[winners[0] ?? 0];
  return winner?.you && !seats.every(({ you }) => you) ? 'You won!' : `${winner?.name ?? 'Somebody'} won`;
};

const namesOf = (places: readonly number[], seats: readonly Seat[]): string =>
  places.map((place) => seats[place]?.name ?? 'somebody').join(' and ');
