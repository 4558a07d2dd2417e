import { listMoves } from './candidates.js';
import { isDecided, WON } from './judgement.js';
import type { Search } from './search.js';
import { type PackedMove, play, type Study, takeBack } from './study.js';

/** A move, null for a pass, and what a search of some depth says it is worth. */
export interface Plan {
  readonly move: PackedMove | null;
  readonly worth: number;
  readonly depth: number;
}

/** Looks one move deeper each time, the best move so far first, until it has seen enough or its time is up. */
export const deepen = (
  search: Search,
  study: Study,
  candidates: readonly PackedMove[],
  deepest: number,
): Plan => {
  let plan: Plan = { move: candidates[0] ?? null, worth: 0, depth: 0 };
  for (let depth = 1; depth <= deepest; depth++) {
    const deeper = bestMove(search, study, withFirst(candidates, plan.move), depth);
    // A search cut short still knows better once it has seen the former best move again.
    if (deeper.move !== null || !search.isOutOfTime) plan = deeper;
    if (search.isOutOfTime || isDecided(plan.worth)) break;
  }
  return plan;
};

/** What the position is worth at this depth, with the move that says so. */
export const bestMove = (
  search: Search,
  study: Study,
  candidates: readonly PackedMove[],
  depth: number,
): Plan => {
  if (candidates.length === 0)
    return { move: null, worth: search.worthOfPassing(depth, -WON, WON, 0), depth };
  let best: PackedMove | null = null;
  let floor = -WON;
  for (const move of candidates) {
    play(study, move);
    const worth = search.worthOfReply(depth - 1, floor, WON, 0, best === null ? 0 : 1);
    takeBack(study);
    if (search.isOutOfTime) break;
    if (best !== null && worth <= floor) continue;
    best = move;
    floor = worth;
  }
  return { move: best, worth: floor, depth };
};

export const movesOf = (study: Study): readonly PackedMove[] => {
  const moves: PackedMove[] = [];
  moves.length = listMoves(study, moves);
  return moves;
};

const withFirst = (moves: readonly PackedMove[], first: PackedMove | null): readonly PackedMove[] =>
  first === null ? moves : [first, ...moves.filter((move) => move !== first)];
