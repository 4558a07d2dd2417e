import { runnerIn } from '../climbing.js';
import { COLUMNS, LAST_COLUMN, RUNNERS } from '../columns.js';
import type { Advance, State } from '../model.js';
import { keyOf, type Three } from './outcomes.js';
import { NO_COLUMN, type Prospects } from './prospects.js';
import { ROLLS, WAYS } from './rolls.js';
import { type Patience, ThreeRunners } from './three-runners.js';

const NOT_POSSIBLE = -1;
/** Rolls looked ahead while a runner is free: it seldom stays free longer, and all that time there is hardly a risk. */
const FREE_ROLLS: Readonly<Record<Patience, number>> = { glance: 0, thorough: 2 };

/** The rest of a turn: every roll that may come, every advance, and when to stop. */
export class TurnSearch {
  isCutShort = false;
  /** Levels by column; 0 where no runner is. */
  private readonly levels = new Int8Array(LAST_COLUMN + 1);
  /** Columns with a runner, in the order they were put out. */
  private readonly out: number[] = [];
  private readonly threes = new Map<number, ThreeRunners>();
  private readonly known = new Map<number, number>();
  private freeRolls: number;

  constructor(
    state: State,
    private readonly prospects: Prospects,
    private readonly patience: Patience,
    private readonly hasTime: () => boolean,
  ) {
    this.freeRolls = FREE_ROLLS[patience];
    for (const column of COLUMNS) {
      const space = runnerIn(state, column);
      if (space === 0) continue;
      this.levels[column] = prospects.levelOf(column, space);
      this.out.push(column);
    }
  }

  /** The odds of winning if the turn ends here. */
  ifStopped(): number {
    const [a = NO_COLUMN, b = NO_COLUMN, c = NO_COLUMN] = this.out;
    return this.prospects.ifStopped(a, this.levels[a] ?? 0, b, this.levels[b] ?? 0, c, this.levels[c] ?? 0);
  }

  /** The average over all rolls, each used in the best way. */
  ifRolled(): number {
    const bust = this.prospects.ifBust;
    let sum = 0;
    for (const { pairings, ways } of ROLLS) {
      let best = NOT_POSSIBLE;
      for (const { low, high } of pairings) best = Math.max(best, this.ifPaired(low, high));
      sum += ways * (best === NOT_POSSIBLE ? bust : best);
    }
    return sum / WAYS;
  }

  /** Whatever advance the rules list is possible; it names the columns that move. */
  ifAdvanced({ columns }: Advance): number {
    const [first = NO_COLUMN, second = NO_COLUMN] = columns;
    return this.ifClimbed(first, second);
  }

  /** Both sums where both can be used, else the better one. */
  private ifPaired(low: number, high: number): number {
    const canLow = this.canUse(low);
    const canHigh = this.canUse(high);
    if (canLow && canHigh && this.hasRunnersFor(low, high)) return this.ifClimbed(low, high);
    if (low === high) return NOT_POSSIBLE;
    return Math.max(
      canLow ? this.ifClimbed(low, NO_COLUMN) : NOT_POSSIBLE,
      canHigh ? this.ifClimbed(high, NO_COLUMN) : NOT_POSSIBLE,
    );
  }

  private canUse(column: number): boolean {
    const level = this.levels[column] ?? 0;
    const top = this.prospects.tops[column] ?? 0;
    return level < top && (level > 0 || this.out.length < RUNNERS);
  }

  private hasRunnersFor(low: number, high: number): boolean {
    if (low === high) return true;
    const wanted = (this.levels[low] === 0 ? 1 : 0) + (this.levels[high] === 0 ? 1 : 0);
    return this.out.length + wanted <= RUNNERS;
  }

  private ifClimbed(first: number, second: number): number {
    const before = this.levels[first] ?? 0;
    const beforeSecond = this.levels[second] ?? 0;
    const runners = this.out.length;
    this.step(first);
    if (second !== NO_COLUMN) this.step(second);
    const odds = this.best();
    this.out.length = runners;
    if (second !== NO_COLUMN) this.levels[second] = beforeSecond;
    this.levels[first] = before;
    return odds;
  }

  private step(column: number): void {
    const level = this.levels[column] ?? 0;
    if (level === 0) this.out.push(column);
    this.levels[column] = Math.min(level + 1, this.prospects.tops[column] ?? 0);
  }

  /** A search that is cut short answers anything, and fast. */
  private best(): number {
    if (!this.isCutShort && !this.hasTime()) this.isCutShort = true;
    if (this.isCutShort) return 0;
    return this.out.length === RUNNERS ? this.bestOfThree() : this.bestWithFreeRunner();
  }

  private bestWithFreeRunner(): number {
    const stopped = this.ifStopped();
    if (this.freeRolls === 0) return stopped;
    const key = this.key();
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.freeRolls--;
    const odds = Math.max(stopped, this.ifRolled());
    this.freeRolls++;
    this.known.set(key, odds);
    return odds;
  }

  private key(): number {
    const [a = NO_COLUMN, b = NO_COLUMN] = this.out;
    const low = Math.min(a, b);
    const high = Math.max(a, b);
    const columns = low * 16 + high;
    const levels = (this.levels[low] ?? 0) * 16 + (this.levels[high] ?? 0);
    return (columns * 256 + levels) * 16 + this.freeRolls;
  }

  private bestOfThree(): number {
    const [p = NO_COLUMN, q = NO_COLUMN, r = NO_COLUMN] = this.out;
    const low = Math.min(p, q, r);
    const high = Math.max(p, q, r);
    const columns: Three = [low, p + q + r - low - high, high];
    const key = keyOf(columns);
    const three = this.threes.get(key) ?? new ThreeRunners(this.prospects, columns, this.patience);
    this.threes.set(key, three);
    const [a, b, c] = columns;
    return three.best(this.levels[a] ?? 0, this.levels[b] ?? 0, this.levels[c] ?? 0);
  }
}
