import type { Seat } from '../../../engine/ruleset.js';
import { climb, columnsOwned, isClaimed, markerOf } from '../climbing.js';
import { COLUMNS, LAST_COLUMN, topOf } from '../columns.js';
import { NO_RUNNERS, type State } from '../model.js';
import { strengthOfMarker, strengthOfNeed, TURN_BEHIND } from './strength.js';

const COLUMN_SPAN = LAST_COLUMN + 1;
const LEVEL_SPAN = 16;
const MOST_NEEDED = 6;
/** Column 0 is no column: where a runner would be that is not out. */
export const NO_COLUMN = 0;

/**
 * How a seat would stand if its turn ended now.
 *
 * Runners are told by column and level: the number of steps above the seat's marker, as the rules of jumping count
 * them. Level 0 is the marker itself.
 */
export class Prospects {
  /** The level of the top space, by column; 0 where the column is claimed. */
  readonly tops = new Int8Array(COLUMN_SPAN);
  private readonly spaces = new Int8Array(COLUMN_SPAN * LEVEL_SPAN);
  /** Whether the rules forbid to stop here. */
  private readonly restless = new Uint8Array(COLUMN_SPAN * LEVEL_SPAN);
  /** Log odds gained by banking at a level: at `(need * COLUMN_SPAN + column) * LEVEL_SPAN + level`. */
  private readonly gains = new Float64Array((MOST_NEEDED + 1) * COLUMN_SPAN * LEVEL_SPAN);
  private readonly need: number;
  private readonly own = new Float64Array(MOST_NEEDED + 1);
  private readonly strengths: Float64Array;
  /** What a rival loses when a column is claimed: at `rival * COLUMN_SPAN + column`. */
  private readonly losses: Float64Array;
  private readonly rivals: number;
  /** The odds of winning if nothing is banked. */
  readonly ifBust: number;

  constructor(
    private readonly state: State,
    private readonly seat: Seat,
  ) {
    this.need = neededBy(state, seat);
    for (const column of COLUMNS) if (!isClaimed(state, column)) this.measure(column);
    for (let need = 1; need <= this.need; need++)
      this.own[need] = strengthOf(state, seat, need) + TURN_BEHIND;
    const rivals = Array.from({ length: state.table.seats }, (_, rival) => rival).filter(
      (rival) => rival !== seat,
    );
    this.strengths = Float64Array.from(rivals, (rival) => strengthOf(state, rival, neededBy(state, rival)));
    this.losses = new Float64Array(rivals.length * COLUMN_SPAN);
    for (const [place, rival] of rivals.entries())
      for (const column of COLUMNS)
        this.losses[place * COLUMN_SPAN + column] = markerStrength(
          state,
          rival,
          column,
          neededBy(state, rival),
        );
    this.rivals = this.rivalsWithout(NO_COLUMN, NO_COLUMN, NO_COLUMN);
    this.ifBust = this.ifBanked(NO_COLUMN, 0, NO_COLUMN, 0, NO_COLUMN, 0);
  }

  levelOf(column: number, space: number): number {
    const start = column * LEVEL_SPAN;
    return this.spaces.indexOf(space, start) - start;
  }

  /** The odds of winning for a seat that banks these runners; none where it may not stop. */
  ifStopped(a: number, i: number, b: number, j: number, c: number, k: number): number {
    const { restless } = this;
    if (restless[a * LEVEL_SPAN + i] || restless[b * LEVEL_SPAN + j] || restless[c * LEVEL_SPAN + k])
      return 0;
    return this.ifBanked(a, i, b, j, c, k);
  }

  private ifBanked(a: number, i: number, b: number, j: number, c: number, k: number): number {
    const claimsA = i > 0 && i === this.tops[a] ? a : NO_COLUMN;
    const claimsB = j > 0 && j === this.tops[b] ? b : NO_COLUMN;
    const claimsC = k > 0 && k === this.tops[c] ? c : NO_COLUMN;
    let { need, rivals } = this;
    if (claimsA + claimsB + claimsC > 0) {
      need -= (claimsA > 0 ? 1 : 0) + (claimsB > 0 ? 1 : 0) + (claimsC > 0 ? 1 : 0);
      if (need <= 0) return 1;
      rivals = this.rivalsWithout(claimsA, claimsB, claimsC);
    }
    const gains = this.gain(need, a, i) + this.gain(need, b, j) + this.gain(need, c, k);
    return 1 / (1 + rivals * Math.exp(-(this.own[need] ?? 0) - gains));
  }

  private gain(need: number, column: number, level: number): number {
    return this.gains[(need * COLUMN_SPAN + column) * LEVEL_SPAN + level] ?? 0;
  }

  /** The rivals together, when these columns are lost to them. */
  private rivalsWithout(a: number, b: number, c: number): number {
    let sum = 0;
    for (let rival = 0; rival < this.strengths.length; rival++) {
      const lost = this.loss(rival, a) + this.loss(rival, b) + this.loss(rival, c);
      sum += Math.exp((this.strengths[rival] ?? 0) - lost);
    }
    return sum;
  }

  private loss(rival: number, column: number): number {
    return this.losses[rival * COLUMN_SPAN + column] ?? 0;
  }

  private measure(column: number): void {
    const before = { ...this.state, runners: NO_RUNNERS };
    const marker = markerOf(this.state, this.seat, column);
    const top = topOf(column);
    let space = marker;
    for (let level = 0; ; level++) {
      this.spaces[column * LEVEL_SPAN + level] = space;
      this.restless[column * LEVEL_SPAN + level] = level > 0 && this.isShared(column, space) ? 1 : 0;
      for (let need = 1; need <= this.need; need++) {
        const banked = space === top ? 0 : strengthOfMarker(column, space, need);
        this.gains[(need * COLUMN_SPAN + column) * LEVEL_SPAN + level] =
          banked - strengthOfMarker(column, marker, need);
      }
      if (space === top) {
        this.tops[column] = level;
        return;
      }
      space = climb(before, this.seat, column, level + 1).to;
    }
  }

  private isShared(column: number, space: number): boolean {
    const { table } = this.state;
    if (table.options.occupiedSpaces !== 'must-roll') return false;
    for (let rival = 0; rival < table.seats; rival++)
      if (rival !== this.seat && markerOf(this.state, rival, column) === space) return true;
    return false;
  }
}

const neededBy = (state: State, seat: Seat): number =>
  state.table.options.columnsToWin - columnsOwned(state, seat).length;

const strengthOf = (state: State, seat: Seat, need: number): number => {
  let sum = strengthOfNeed(need);
  for (const column of COLUMNS)
    if (!isClaimed(state, column)) sum += markerStrength(state, seat, column, need);
  return sum;
};

const markerStrength = (state: State, seat: Seat, column: number, need: number): number =>
  strengthOfMarker(column, markerOf(state, seat, column), need);
