import { MOVES, type Outcome, outcomesFor, type Three } from './outcomes.js';
import type { Prospects } from './prospects.js';
import { WAYS } from './rolls.js';

/** How far to look: one roll on at most, or to the end of the turn. */
export type Patience = 'glance' | 'thorough';

/** What to do after the next roll. */
type Then = 'stop' | 'go on';

const UNKNOWN = -1;
const NO_STEPS: Three = [0, 0, 0];

/** The rest of a turn with all three runners out, solved for every place they can reach. */
export class ThreeRunners {
  private readonly outcomes: readonly Outcome[];
  private readonly tops: Three;
  private readonly bests: Float64Array;
  private readonly stops: Float64Array;
  /** The odds after each of the moves, of the place that is weighed. */
  private readonly moveOdds = new Float64Array(MOVES.length);

  constructor(
    private readonly prospects: Prospects,
    private readonly columns: Three,
    private readonly patience: Patience,
  ) {
    const { tops } = prospects;
    this.outcomes = outcomesFor(columns);
    this.tops = [tops[columns[0]] ?? 0, tops[columns[1]] ?? 0, tops[columns[2]] ?? 0];
    this.bests = new Float64Array((this.tops[0] + 1) * (this.tops[1] + 1) * (this.tops[2] + 1)).fill(UNKNOWN);
    this.stops = this.bests.slice();
  }

  /** The odds of winning with the runners on these levels, if the turn goes on or ends as is best. */
  best(i: number, j: number, k: number): number {
    const at = this.place(i, j, k);
    const known = this.bests[at] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    const odds = this.solve(i, j, k);
    this.bests[at] = odds;
    return odds;
  }

  /** Who would not roll even once to stop then need not look further: what is at stake only grows. */
  private solve(i: number, j: number, k: number): number {
    const stopped = this.ifStopped(i, j, k);
    const once = this.ifRolled(i, j, k, 'stop');
    if (this.patience === 'glance' || stopped >= once) return Math.max(stopped, once);
    return this.ifRolled(i, j, k, 'go on');
  }

  private ifStopped(i: number, j: number, k: number): number {
    const at = this.place(i, j, k);
    const known = this.stops[at] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    const [a, b, c] = this.columns;
    const odds = this.prospects.ifStopped(a, i, b, j, c, k);
    this.stops[at] = odds;
    return odds;
  }

  private place(i: number, j: number, k: number): number {
    return (i * (this.tops[1] + 1) + j) * (this.tops[2] + 1) + k;
  }

  /** The average over all rolls, each used in the best way, to stop after it or to go on as is best. */
  private ifRolled(i: number, j: number, k: number, then: Then): number {
    this.weighMoves(i, j, k, then);
    let sum = 0;
    let busts = WAYS;
    for (const { ways, moves } of this.outcomes) {
      let best = UNKNOWN;
      for (let at = 0; at < moves.length; at++)
        best = Math.max(best, this.moveOdds[moves[at] ?? 0] ?? UNKNOWN);
      if (best === UNKNOWN) continue;
      sum += ways * best;
      busts -= ways;
    }
    return (sum + busts * this.prospects.ifBust) / WAYS;
  }

  /** Twice, because going on weighs the moves of later places in the same list; the second time all are known. */
  private weighMoves(i: number, j: number, k: number, then: Then): void {
    if (then === 'go on') for (const steps of MOVES) this.ifMoved(i, j, k, steps, then);
    for (let move = 0; move < MOVES.length; move++)
      this.moveOdds[move] = this.ifMoved(i, j, k, MOVES[move] ?? NO_STEPS, then);
  }

  /** A step beyond the top is lost; a move without any step is none. */
  private ifMoved(i: number, j: number, k: number, steps: Three, then: Then): number {
    const x = Math.min(this.tops[0], i + steps[0]);
    const y = Math.min(this.tops[1], j + steps[1]);
    const z = Math.min(this.tops[2], k + steps[2]);
    if (x === i && y === j && z === k) return UNKNOWN;
    return then === 'stop' ? this.ifStopped(x, y, z) : this.best(x, y, z);
  }
}
