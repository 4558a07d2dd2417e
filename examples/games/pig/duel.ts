/** The points of a turn at which somebody holds, by their score and the other's. */
export type Policy = (mine: number, theirs: number) => number;

/** How likely the first wins against the second, as the one who begins and as the one who does not: exactly, not by trying. */
export const duel = (
  goal: number,
  policies: readonly [Policy, Policy],
): { readonly beginning: number; readonly following: number } => {
  const thresholds = policies.map((policy) =>
    Uint16Array.from({ length: goal * goal }, (_, at) => {
      const mine = Math.floor(at / goal);
      return Math.min(policy(mine, at % goal), goal - mine);
    }),
  );
  const wins = policies.map(() => new Float64Array(goal * goal));
  const chance = (who: number, mine: number, theirs: number): number =>
    wins[who]?.[mine * goal + theirs] ?? 0;
  /** What the beginning of a turn is worth to whoever takes it, were a turn that is lost worth so much. */
  const turn = (who: number, mine: number, theirs: number, lost: number): number => {
    const missing = goal - mine;
    const holdsAt = thresholds[who]?.[mine * goal + theirs] ?? missing;
    const best = new Float64Array(missing + 6).fill(1);
    for (let points = missing - 1; points >= 0; points--) {
      let rolled = lost;
      for (let face = 2; face <= 6; face++) rolled += best[points + face] ?? 0;
      const isHeld = points > 0 && points >= holdsAt;
      best[points] = isHeld ? 1 - chance(1 - who, theirs, mine + points) : rolled / 6;
    }
    return best[0] ?? 0;
  };
  /**
   * A lost turn is the other's, at the same scores: each of the two chances hangs on the other, in a straight line.
   * So two turns tell all of a line, and where both lines meet is the answer.
   */
  const settle = (mine: number, theirs: number): void => {
    const [kept, gained] = line(0, mine, theirs);
    const [othersKept, othersGained] = line(1, theirs, mine);
    const here = (kept + gained * (1 - othersKept - othersGained)) / (1 - gained * othersGained);
    set(0, mine, theirs, here);
    set(1, theirs, mine, othersKept + othersGained * (1 - here));
  };
  /** A turn's worth if losing it loses the game, and what it gains if losing it wins. */
  const line = (who: number, mine: number, theirs: number): readonly [number, number] => {
    const kept = turn(who, mine, theirs, 0);
    return [kept, turn(who, mine, theirs, 1) - kept];
  };
  const set = (who: number, mine: number, theirs: number, value: number): void => {
    wins[who]?.fill(value, mine * goal + theirs, mine * goal + theirs + 1);
  };
  for (let sum = 2 * (goal - 1); sum >= 0; sum--)
    for (let mine = Math.max(0, sum - goal + 1); mine <= Math.min(sum, goal - 1); mine++)
      settle(mine, sum - mine);
  return { beginning: chance(0, 0, 0), following: 1 - chance(1, 0, 0) };
};
