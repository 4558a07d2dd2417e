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
    for (let index = 0; index < count; index++) ranks[index] = this.rank(study, moves[index] ?? 0, ply);
  }

  /** The best of those from this index on; it is put there, so that the next call goes on behind it. */
  next(moves: PackedMove[], index: number, count: number, ply: number): PackedMove {
    const ranks = this.ranksAt(ply);
    let best = index;
    for (let other = index + 1; other < count; other++)
      if ((ranks[other] ?? 0) > (ranks[best] ?? 0)) best = other;
    const move = moves[best] ?? 0;
    moves[best] = moves[index] ?? 0;
    ranks[best] = ranks[index] ?? 0;
    moves[index] = move;
    return move;
  }

  /** This move made looking at its sisters unnecessary. */
  praise(study: Study, move: PackedMove, ply: number, depth: number): void {
    if (manAt(study, toOf(move)) !== NOBODY) return;
    this.killers[ply] = move;
    const praised = this.praised[study.seatToAct];
    if (praised !== undefined)
      praised[move] = Math.min(MOST_PRAISE, (praised[move] ?? 0) + DEARER * depth * depth);
  }

  private rank(study: Study, move: PackedMove, ply: number): number {
    const dearness = choiceOf(move) * DEARER;
    if (manAt(study, toOf(move)) !== NOBODY) return CAPTURE - dearness;
    if (this.killers[ply] === move) return KILLER;
    return (this.praised[study.seatToAct]?.[move] ?? 0) - dearness;
  }

  private ranksAt(ply: number): number[] {
    const known = this.ranks[ply];
    if (known !== undefined) return known;
    const made: number[] = [];
    this.ranks[ply] = made;
    return made;
  }
}
