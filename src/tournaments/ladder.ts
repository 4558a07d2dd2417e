import type { Contender, EntrantNumber, Pair, Pairings } from './pairing.js';
import { seated } from './seat-claims.js';

/** A ladder never ends: neighbours on it meet, in every other round the next ones, and whoever wins stands above the other. */
export const ladderPairings = (
  rungs: readonly EntrantNumber[],
  round: number,
  contenders: readonly Contender[],
): Pairings => {
  const pairs: Pair[] = [];
  const first = round % 2 === 1 ? 0 : 1;
  for (let at = first; at + 1 < rungs.length; at += 2) {
    const [upper, lower] = [rungs[at], rungs[at + 1]].map((rung) =>
      contenders.find(({ number }) => number === rung),
    );
    if (upper !== undefined && lower !== undefined) pairs.push(seated(upper, lower));
  }
  return { pairs, byes: [] };
};

/** Whoever stood below and won changes places. */
export const afterClimb = (
  rungs: readonly EntrantNumber[],
  winner: EntrantNumber,
  loser: EntrantNumber,
): readonly EntrantNumber[] => {
  if (rungs.indexOf(winner) < rungs.indexOf(loser)) return rungs;
  return rungs.map((rung) => {
    if (rung === winner) return loser;
    return rung === loser ? winner : rung;
  });
};
