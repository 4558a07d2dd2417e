/** Pig solved: how likely whoever is to act wins from here when both play their best. Value iteration, until nothing changes any more. */
export interface Solved {
  chance(mine: number, theirs: number, turnPoints: number): number;
  /** The least turn points at which holding is at least as good as rolling. */
  holdsAt(mine: number, theirs: number): number;
}

const CLOSE_ENOUGH = 1e-9;

export const solved = (goal: number): Solved => {
  const wins = new Float64Array(goal * goal * goal);
  const at = (mine: number, theirs: number, turn: number): number => (mine * goal + theirs) * goal + turn;
  const chance = (mine: number, theirs: number, turn: number): number =>
    mine + turn >= goal ? 1 : (wins[at(mine, theirs, turn)] ?? 0);
  const held = (mine: number, theirs: number, turn: number): number =>
    mine + turn >= goal ? 1 : 1 - chance(theirs, mine + turn, 0);
  const rolled = (mine: number, theirs: number, turn: number): number => {
    let sum = 1 - chance(theirs, mine, 0);
    for (let face = 2; face <= 6; face++) sum += chance(mine, theirs, turn + face);
    return sum / 6;
  };
  /** One pair of scores, both ways round, until it stands still: higher scores are known by then. */
  const settle = (one: number, other: number): void => {
    for (let change = 1; change > CLOSE_ENOUGH; ) {
      change = 0;
      for (const [mine, theirs] of [
        [one, other],
        [other, one],
      ] as const)
        for (let turn = goal - mine - 1; turn >= 0; turn--) {
          const best = Math.max(turn === 0 ? 0 : held(mine, theirs, turn), rolled(mine, theirs, turn));
          change = Math.max(change, Math.abs(best - chance(mine, theirs, turn)));
          wins[at(mine, theirs, turn)] = best;
        }
    }
  };
  for (let sum = 2 * (goal - 1); sum >= 0; sum--)
    for (let one = Math.max(0, sum - goal + 1); 2 * one <= sum; one++) settle(one, sum - one);
  return {
    chance,
    holdsAt(mine, theirs) {
      let turn = 1;
      while (held(mine, theirs, turn) < rolled(mine, theirs, turn)) turn++;
      return turn;
    },
  };
};
