import type { Game, Outcome, Seat } from '../client/types.js';
import { turns } from './catalogue/spoken.js';
import { firstPlace } from './first-place.js';

/** What people call whoever sits there; one person in two seats is not "you" twice. Nobody can sit down any more when a game is over. */
export const seatName = (
  { seat, name, you, standsInFor }: Pick<Seat, 'seat' | 'name' | 'you' | 'standsInFor'>,
  { status, seats }: Pick<Game, 'status' | 'seats'>,
): string => {
  if (name === null) return status === 'over' ? turns.emptySeat : turns.freeSeat;
  if (standsInFor !== undefined) return turns.standIn(turns.called(name), standsInFor);
  if (isHotSeat({ seats })) return nameIn(seats, seat);
  return you ? turns.you(name) : turns.called(name);
};

/** What a seat is called in a sentence: one person in two seats is told apart. */
export const nameIn = (seats: readonly Seat[], place: number): string => {
  const name = seats[place]?.name ?? null;
  if (name === null) return turns.somebody;
  return seats.some((other) => other.seat !== place && other.name === name)
    ? `${turns.called(name)} (${turns.nthSeat(place)})`
    : turns.called(name);
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
  if (game.status === 'waiting') return turns.waiting;
  if (game.status === 'over') return outcomeWords(game);
  const acting = game.toAct.flatMap((seat) => game.seats[seat] ?? []);
  if (acting.length === 0) return turns.happening;
  const mine = acting.find(({ you }) => you);
  if (mine !== undefined && game.legal?.length === 0) return turns.noScript;
  if (mine !== undefined) return isHotSeat(game) ? turns.yoursIn(mine.seat) : turns.yours;
  if (acting.every(({ kind }) => kind === 'open')) return turns.waiting;
  return turns.others(acting.map(({ seat }) => nameIn(game.seats, seat)));
};

/** One person who holds several seats needs to know for which to play. */
const isHotSeat = ({ seats }: { readonly seats: readonly Seat[] }): boolean =>
  seats.filter(({ you }) => you).length > 1;

const outcomeWords = ({ seats, outcome }: Told): string => {
  if (outcome === null) return turns.over;
  const result = resultWords(seats, outcome);
  switch (outcome.ended) {
    case 'finished':
      return [turns.youWon, turns.draw, turns.nobodyWon].includes(result) ? inCapitals(result) : result;
    case 'resigned':
      return turns.resigned(whoResigned(seats, outcome.by), result);
    case 'abandoned':
      return turns.abandoned(result);
    case 'agreed':
      return turns.agreed(result);
    case 'out-of-time':
      return turns.outOfTime(whoResigned(seats, outcome.by), result);
    case 'absent':
      return turns.absent(whoResigned(seats, outcome.by), result);
    case 'too-long':
      return turns.tooLong(result);
  }
};

const inCapitals = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Null for whoever reads it. */
const whoResigned = (seats: readonly Seat[], by: number | null): string | null => {
  if (by === null) return turns.somebody;
  return isReader(seats, by) ? null : nameIn(seats, by);
};

const resultWords = (seats: readonly Seat[], outcome: Outcome): string => {
  const winners = firstPlace(outcome);
  const [winner] = winners;
  if (winner === undefined) return turns.nobodyWon;
  if (winners.length > 1)
    return outcome.ranking.length === 1 ? turns.draw : turns.shared(namesOf(winners, seats));
  return isReader(seats, winner) ? turns.youWon : turns.won(nameIn(seats, winner));
};

/** Whoever plays against nobody but themselves is told which seat is meant. */
const isReader = (seats: readonly Seat[], place: number): boolean =>
  seats[place]?.you === true && !seats.every(({ name, you }) => you || name === null);

const namesOf = (places: readonly number[], seats: readonly Seat[]): string =>
  listed(places.map((place) => nameIn(seats, place)));

/** "Ann", "Ann and Ben", "Ann, Ben and Cem". */
export const listed = (names: readonly string[]): string => turns.and(names);
