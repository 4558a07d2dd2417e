import type { Standing } from '../../store/rating-book.js';
import { SCALE } from './fold.js';

/** A rating as it is shown: in whole points, and never without what is not known of it. */
export interface ShownRating {
  readonly rating: number;
  readonly deviation: number;
  /** What is known: the rating without its deviation. Lists are sorted by it. */
  readonly score: number;
  /** Nineteen times of twenty the true strength is in here. */
  readonly interval: { readonly low: number; readonly high: number };
  readonly games: number;
  /** How many of them counted for less. */
  readonly damped: number;
}

/** Nineteen of twenty lie within so many deviations. */
const WIDTH = 1.96;

export const shown = ({ mu, sigma, games, damped }: Standing): ShownRating => ({
  rating: Math.round(mu),
  deviation: Math.round(sigma),
  score: Math.round(mu - sigma),
  interval: { low: Math.round(mu - WIDTH * sigma), high: Math.round(mu + WIDTH * sigma) },
  games,
  damped,
});

/** Whether the difference is more than what is not known of the two would explain. */
export const isSeparable = (above: Standing, below: Standing): boolean =>
  above.mu - below.mu > WIDTH * Math.hypot(above.sigma, below.sigma);

/** Where a game brought somebody, and by how much. */
export const changeTo = (mu: number, before: number = SCALE.mu) => ({
  rating: Math.round(mu),
  change: Math.round(mu) - Math.round(before),
});
