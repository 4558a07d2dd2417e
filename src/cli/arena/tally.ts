import { type Interval, wilson } from '../../engine/wilson.js';
import type { Pairing } from './contest.js';
import type { Played } from './play.js';
import { type Comparison, mean, percentile, verdictOn } from './statistics.js';

/** What came of all games of a pairing, seen from its first entrant. */
export interface Standing {
  readonly pairing: Pairing;
  readonly games: number;
  readonly wins: number;
  /** Wins that were shared, games without an end among them. */
  readonly draws: number;
  readonly losses: number;
  readonly unfinished: number;
  /** Wins, and of each draw its part. */
  readonly share: number;
  readonly interval: Interval;
  readonly verdict: Comparison;
  readonly actions: number;
  readonly first: Thinking;
  readonly second: Thinking;
}

/** Milliseconds for one move. */
export interface Thinking {
  readonly mean: number;
  readonly p99: number;
}

export const standingOf = (pairing: Pairing, played: readonly Played[]): Standing => {
  const share = mean(played.map((game) => game.share));
  // Shared wins make it a little too wide, never too narrow.
  const interval = wilson(share, played.length);
  const count = (isOne: (game: Played) => boolean): number => played.filter(isOne).length;
  return {
    pairing,
    games: played.length,
    wins: count((game) => game.share === 1),
    draws: count((game) => game.share > 0 && game.share < 1),
    losses: count((game) => game.share === 0),
    unfinished: count((game) => game.isUnfinished),
    share,
    interval,
    verdict: verdictOn(interval),
    actions: mean(played.map((game) => game.actions)),
    first: thinkingOf(played.flatMap((game) => game.first)),
    second: thinkingOf(played.flatMap((game) => game.second)),
  };
};

const thinkingOf = (times: readonly number[]): Thinking => ({
  mean: mean(times),
  p99: percentile(times, 99),
});
