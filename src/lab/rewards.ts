import type { Outcome } from '../engine/ruleset.js';

/**
 * What an end is worth to each seat: 1 for the first place, -1 for the last, evenly between; who share places share what they are worth.
 * Law: the rewards of a game add up to 0. While it lasts, and where nobody has won, everybody has 0.
 */
export const rewardsOf = (outcome: Outcome | null, seats: number): readonly number[] => {
  const rewards = Array.from({ length: seats }, () => 0);
  let place = 0;
  for (const group of outcome?.ranking ?? []) {
    const worth = seats === 1 ? 0 : 1 - (2 * place + group.length - 1) / (seats - 1);
    for (const seat of group) rewards[seat] = worth;
    place += group.length;
  }
  return rewards;
};
