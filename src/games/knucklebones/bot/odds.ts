import type { Seat } from '../../../engine/ruleset.js';
import { type FacingBoards, STRIDE } from './facing-boards.js';

/**
 * What counts, as log odds of winning, on boards three dice high.
 * Fitted to the results of many games: points count for more the fewer slots are left, and so does who is to fill them.
 */
const POINT = 0.058;
const POINT_AT_THE_END = 0.095;
const EXPOSED_POINT = -0.045;
const DIE = -0.12;
const DIE_AT_THE_END = 0.43;
const HAVING_MOVED_AT_THE_END = -0.8;

/** Higher columns make more points, so that each of them is worth less. */
const scaleOf = (height: number): number => (3 / Math.max(height, 2)) ** 1.7;
const SCALES = Float64Array.from({ length: 7 }, (_, height) => scaleOf(height));

/** How likely this seat is to win, when it has just moved. */
export const oddsAfterMoving = (boards: FacingBoards, seat: Seat): number => {
  const { room, scores, height } = boards;
  if (room[seat] === 0) return resultFor(boards, seat);
  const rival = 1 - seat;
  const own = room[seat] ?? 0;
  const theirs = room[rival] ?? 0;
  const end = 1 / Math.min(own, theirs);
  const lead = (scores[seat] ?? 0) - (scores[rival] ?? 0);
  const risk = exposed(boards, seat) - exposed(boards, rival);
  const dice = theirs - own;
  const points = (POINT + POINT_AT_THE_END * end) * lead + EXPOSED_POINT * risk;
  const tempo = (DIE_AT_THE_END * dice + HAVING_MOVED_AT_THE_END) * end;
  const logOdds = (SCALES[height] ?? 1) * (points + tempo) + DIE * dice;
  return 1 / (1 + Math.exp(-logOdds));
};

/** A finished game is won, lost or drawn; by how much does not matter. */
const resultFor = ({ scores }: FacingBoards, seat: Seat): number => {
  const lead = (scores[seat] ?? 0) - (scores[1 - seat] ?? 0);
  if (lead === 0) return 0.5;
  return lead > 0 ? 1 : 0;
};

/** The points of the best group of each column that can still be hit: opposite a full column nothing can. */
const exposed = ({ counts, dice, width, height }: FacingBoards, seat: Seat): number => {
  let sum = 0;
  for (let column = 0; column < width; column++) {
    if (dice[(1 - seat) * width + column] === height) continue;
    const start = (seat * width + column) * STRIDE;
    let best = 0;
    for (let face = 1; face <= 6; face++) {
      const count = counts[start + face] ?? 0;
      const points = face * count * count;
      if (points > best) best = points;
    }
    sum += best;
  }
  return sum;
};
