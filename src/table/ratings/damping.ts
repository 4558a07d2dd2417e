import type { RatedGame } from '../../store/rating-book.js';
import { levelOf } from '../game/rated-result.js';

/** The same two who play each other again and again say less with every game: nobody is farmed. */

/** Who met whom within a day counts. */
export const WINDOW_MS = 24 * 3_600_000;
/** So many games of the same two within the window count in full; of the next, each as much as five of all there are. */
const FULL_GAMES = 5;

export interface Meetings {
  /** By how much a game counts for somebody: 1 in full. */
  weightFor(who: string, game: RatedGame): number;
  note(game: RatedGame): void;
}

export const meetingsOf = (earlier: readonly RatedGame[]): Meetings => {
  /** By pair: when they met, in order. */
  const met = new Map<string, number[]>();
  const countOf = (pair: string, at: number): number => {
    const times = met.get(pair) ?? [];
    return times.filter((time) => time > at - WINDOW_MS).length;
  };
  const note = ({ places, endedAt }: RatedGame): void => {
    const pairs = places.flatMap(({ who }) => othersOf(who, places).map((other) => pairOf(who, other)));
    for (const pair of new Set(pairs)) {
      const times = met.get(pair) ?? [];
      times.push(endedAt.getTime());
      met.set(pair, times);
    }
  };
  for (const game of earlier) note(game);
  return {
    note,
    weightFor(who, { places, endedAt }) {
      const weights = othersOf(who, places).map((other) =>
        // Nobody gains anything by what two bots do.
        levelOf(who) !== null && levelOf(other) !== null
          ? 1
          : weightAfter(countOf(pairOf(who, other), endedAt.getTime())),
      );
      return weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
    },
  };
};

/** After so many games of the same two. */
const weightAfter = (games: number): number => (games < FULL_GAMES ? 1 : FULL_GAMES / (games + 1));

const othersOf = (who: string, places: RatedGame['places']): readonly string[] => [
  ...new Set(places.flatMap((other) => (other.who === who ? [] : [other.who]))),
];

const pairOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);
