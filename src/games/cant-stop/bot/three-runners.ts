import { NOBODY, type Outcome, outcomesFor, type Three } from './outcomes.js';
import type { Prospects } from './prospects.js';
import { WAYS } from './rolls.js';

/** How far to look: one roll on at most, or to the end of the turn. */
export type Patience = 'glance' | 'thorough';

/** What to do after the next roll. */
type Then = 'stop' | 'go on';

const UNKNOWN = -1;

/** The rest of a turn with all three runners out, solved for every place they can reach. */
export class ThreeRunners {
  private readonly outcomes: readonly Outcome[];
  private readonly tops: Three;
  private readonly bests: Float64Array;
  private readonly stops: Float64Array;

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
    let sum = 0;
    let busts = WAYS;
    for (const { ways, pairings } of this.outcomes) {
      let best = UNKNOWN;
      for (let at = 0; at < pairings.length; at += 2) {
        const odds = this.ifPaired(i, j, k, pairings[at] ?? NOBODY, pairings[at + 1] ?? NOBODY, then);
        if (odds > best) best = odds;
      }
      if (best === UNKNOWN) continue;
      sum += ways * best;
      busts -= ways;
    }
    return (sum + busts * this.prospects.ifBust) / WAYS;
  }

  private ifPaired(i: number, j: number, k: number, first: number, second: number, then: Then): number {
    const [topA, topB, topC] = this.tops;
    const x = Math.min(topA, i + (first === 0 ? 1 : 0) + (second === 0 ? 1 : 0));
    const y = Math.min(topB, j + (first === 1 ? 1 : 0) + (second === 1 ? 1 : 0));
    const z = Math.min(topC, k + (first === 2 ? 1 : 0) + (second === 2 ? 1 : 0));
    if (x === i && y === j && z === k) return UNKNOWN;
    return then === 'stop' ? this.ifStopped(x, y, z) : this.best(x, y, z);
  }
}
