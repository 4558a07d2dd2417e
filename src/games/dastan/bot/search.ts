import type { Seat } from '../../../engine/ruleset.js';
import { listEndings, listMoves } from './candidates.js';
import { judge, type Taste, verdict, WON } from './judgement.js';
import { MoveOrder } from './move-order.js';
import { leadOf, type PackedMove, play, playPass, type Study, takeBack, takeBackPass } from './study.js';

/** Asking the clock costs more than a position does. */
const POSITIONS_PER_GLANCE = 512;

/**
 * Alpha-beta: both sides play the best they can find, and what cannot matter is not looked at.
 * It stops when it has seen so many positions, or when the time is up; what it then says means nothing.
 */
export class Search {
  isOutOfTime = false;
  private positions = 0;
  private readonly order = new MoveOrder();
  private readonly lists: PackedMove[][] = [];

  constructor(
    private readonly study: Study,
    private readonly taste: Taste,
    private readonly most: number,
    private readonly clock: { hasTime(): boolean },
  ) {}

  /** What the position is worth to the seat to act, as far as it matters between alpha and beta. */
  worth(depth: number, alpha: number, beta: number, ply = 0): number {
    const { study } = this;
    if (study.isOver) return verdict(study, study.seatToAct, ply);
    if (this.isTired()) return 0;
    if (this.canWinAtOnce(ply)) return WON - ply - 1;
    if (depth <= 0) return judge(study, this.taste);
    const moves = this.listAt(ply);
    const count = listMoves(study, moves);
    if (count === 0) return this.worthOfPassing(depth, alpha, beta, ply);
    this.order.begin(study, moves, count, ply);
    let best = -WON;
    let floor = alpha;
    for (let index = 0; index < count; index++) {
      const move = this.order.next(moves, index, count, ply);
      play(study, move);
      const worth = this.worthOfReply(depth - 1, floor, beta, ply, index);
      takeBack(study);
      if (worth > best) best = worth;
      if (best > floor) floor = best;
      if (floor >= beta) {
        this.order.praise(study, move, ply, depth);
        break;
      }
    }
    return best;
  }

  /** The first move is looked at fully; for the others it is enough to see that they are not better. */
  worthOfReply(depth: number, floor: number, beta: number, ply: number, index: number): number {
    if (index === 0) return -this.worth(depth, -beta, -floor, ply + 1);
    const worth = -this.worth(depth, -floor - 1, -floor, ply + 1);
    return worth > floor && worth < beta ? -this.worth(depth, -beta, -floor, ply + 1) : worth;
  }

  worthOfPassing(depth: number, alpha: number, beta: number, ply: number): number {
    playPass(this.study);
    const worth = -this.worth(depth - 1, -beta, -alpha, ply + 1);
    takeBackPass(this.study);
    return worth;
  }

  /** Whether the seat to act can end the game and be ahead. */
  private canWinAtOnce(ply: number): boolean {
    const { study } = this;
    const moves = this.listAt(ply);
    const seat: Seat = study.seatToAct;
    for (let left = listEndings(study, moves) - 1; left >= 0; left--) {
      play(study, moves[left] ?? 0);
      const lead = leadOf(study, seat);
      takeBack(study);
      if (lead > 0) return true;
    }
    return false;
  }

  private isTired(): boolean {
    if (this.isOutOfTime) return true;
    this.positions++;
    if (this.positions % POSITIONS_PER_GLANCE === 0)
      this.isOutOfTime = this.positions >= this.most || !this.clock.hasTime();
    return this.isOutOfTime;
  }

  private listAt(ply: number): PackedMove[] {
    const known = this.lists[ply];
    if (known !== undefined) return known;
    const made: PackedMove[] = [];
    this.lists[ply] = made;
    return made;
  }
}
