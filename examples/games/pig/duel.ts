/** The points of a turn at which somebody holds, by their score and the other's. */
export type Policy = (mine: number, theirs: number) => number;

const CLOSE_ENOUGH = 1e-7;

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
  /** What the beginning of a turn is worth to whoever takes it, as the chances stand so far. */
  const turn = (who: number, mine: number, theirs: number): number => {
    const missing = goal - mine;
    const holdsAt = thresholds[who]?.[mine * goal + theirs] ?? missing;
    const best = new Float64Array(missing + 6).fill(1);
    for (let points = missing - 1; points >= 0; points--) {
      let rolled = 1 - chance(1 - who, theirs, mine);
      for (let face = 2; face <= 6; face++) rolled += best[points + face] ?? 0;
      const isHeld = points > 0 && points >= holdsAt;
      best[points] = isHeld ? 1 - chance(1 - who, theirs, mine + points) : rolled / 6;
    }
    return best[0] ?? 0;
  };
  const settle = (one: number, other: number): void => {
    for (let change = 1; change > CLOSE_ENOUGH; ) {
      change = 0;
      for (const [who, mine, theirs] of [
        [0, one, other],
        [1, other, one],
        [0, other, one],
        [1, one, other],
      ] as const) {
        const value = turn(who, mine, theirs);
        change = Math.max(change, Math.abs(value - chance(who, mine, theirs)));
        wins[who]?.fill(value, mine * goal + theirs, mine * goal + theirs + 1);
      }
    }
  };
  for (let sum = 2 * (goal - 1); sum >= 0; sum--)
    for (let one = Math.max(0, sum - goal + 1); 2 * one <= sum; one++) settle(one, sum - one);
  return { beginning: chance(0, 0, 0), following: 1 - chance(1, 0, 0) };
};
