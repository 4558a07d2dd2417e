import type { LeaderboardRow } from '../../client/types.js';

type Rated = Pick<LeaderboardRow, 'interval' | 'rating' | 'score'>;

/** From the least to the most that anybody on the board may be worth. */
export interface Scale {
  readonly low: number;
  readonly high: number;
}

export const scaleOf = (rows: readonly Rated[]): Scale => ({
  low: Math.min(...rows.map(({ interval }) => interval.low)),
  high: Math.max(...rows.map(({ interval }) => interval.high)),
});

const WIDTH = 200;
const MARGIN = 6;

/** Where a rating stands on the line. */
const placeOn = ({ low, high }: Scale, points: number): number =>
  Math.round(MARGIN + ((WIDTH - 2 * MARGIN) * (points - low)) / Math.max(1, high - low));

/** A rating as a dot, and how little is known of it as a line; the numbers stand beside it. */
export const Range = ({ row, scale }: { readonly row: Rated; readonly scale: Scale }) => {
  const [low, high] = [placeOn(scale, row.interval.low), placeOn(scale, row.interval.high)];
  const score = placeOn(scale, row.score);
  return (
    <svg viewBox={`0 0 ${WIDTH} 16`} width={WIDTH} height="16" aria-hidden="true">
      <line class="axis" x1="0" x2={WIDTH} y1="8" y2="8" />
      <line class="span" x1={low} x2={high} y1="8" y2="8" />
      <line class="known" x1={score} x2={score} y1="3" y2="13" />
      <circle cx={placeOn(scale, row.rating)} cy="8" r="4.5" />
    </svg>
  );
};
