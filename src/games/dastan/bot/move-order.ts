import { itemAt } from '../../../engine/item-at.js';
import { choiceOf, manAt, NOBODY, PACKED_MOVES, type PackedMove, type Study, toOf } from './study.js';

const CAPTURE = 1_000_000_000;
const KILLER = 900_000_000;
const MOST_PRAISE = 100_000_000;
const DEARER = 10;

/** Good moves first, so that alpha-beta can leave the others out: captures, what refuted a sister, what did well before. */
export class MoveOrder {
  private readonly praised = [new Int32Array(PACKED_MOVES), new Int32Array(PACKED_MOVES)];
  private readonly killers: PackedMove[] = [];
  private readonly ranks: number[][] = [];

  begin(study: Study, moves: readonly PackedMove[], count: number, ply: number): void {
    const ranks = this.ranksAt(ply);
    for (let index = 0; index < count; index++) ranks[index] = this.rank(study, itemAt(moves, index), ply);
  }

  /** The best of those from this index on; it is put there, so that the next call goes on behind it. */
  next(moves: PackedMove[], index: number, count: number, ply: number): PackedMove {
    const ranks = this.ranksAt(ply);
    let best = index;
    for (let other = index + 1; other < count; other++)
      if (itemAt(ranks, other) > itemAt(ranks, best)) best = other;
    const move = itemAt(moves, best);
    moves[best] = itemAt(moves, index);
    ranks[best] = itemAt(ranks, index);
    moves[index] = move;
    return move;
  }

  /** This move made looking at its sisters unnecessary. */
  praise(study: Study, move: PackedMove, ply: number, depth: number): void {
    if (manAt(study, toOf(move)) !== NOBODY) return;
    this.killers[ply] = move;
    const praised = itemAt(this.praised, study.seatToAct);
    praised[move] = Math.min(MOST_PRAISE, itemAt(praised, move) + DEARER * depth * depth);
  }

  private rank(study: Study, move: PackedMove, ply: number): number {
    const dearness = choiceOf(move) * DEARER;
    if (manAt(study, toOf(move)) !== NOBODY) return CAPTURE - dearness;
    if (this.killers[ply] === move) return KILLER;
    return itemAt(itemAt(this.praised, study.seatToAct), move) - dearness;
  }

  private ranksAt(ply: number): number[] {
    const known = this.ranks[ply];
    if (known !== undefined) return known;
    const made: number[] = [];
    this.ranks[ply] = made;
    return made;
  }
}
