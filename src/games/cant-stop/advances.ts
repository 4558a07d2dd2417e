import { itemAt } from '../../engine/item-at.js';
import { isClaimed, isTopped, runnerIn } from './climbing.js';
import { FIRST_COLUMN, LAST_COLUMN, sumWith, totalOf } from './columns.js';
import type { Advance, Block, State } from './model.js';

/** Both sums of a pairing where both can be used, else each one that can; every advance once, ordered by its columns. */
export const legalAdvances = (state: State): readonly Advance[] => {
  const { dice } = state;
  if (dice === null) return [];
  const total = totalOf(dice);
  const ranks: number[] = [];
  for (let partner = 1; partner <= 3; partner++) {
    const sum = sumWith(dice, partner);
    offerPairing(state, Math.min(sum, total - sum), Math.max(sum, total - sum), ranks);
  }
  return advancesRanked(ranks);
};

/** The duty to use both sums holds inside a pairing; which pairing is up to the player. */
const offerPairing = (state: State, low: number, high: number, ranks: number[]): void => {
  if (blockOf(state, low, high) === null) {
    enlist(ranks, rankOf(low, high));
    return;
  }
  if (low === high) return;
  if (canUse(state, low)) enlist(ranks, rankOf(low, 0));
  if (canUse(state, high)) enlist(ranks, rankOf(high, 0));
};

/** What keeps a seat from using both sums; for a single sum or a double name it twice. */
export const blockOf = (state: State, one: number, other: number): Block | null => {
  if (isClaimed(state, one) || isClaimed(state, other)) return 'column-claimed';
  if (isTopped(state, one) || isTopped(state, other)) return 'column-topped';
  return runnersNeeded(state, one, other) > state.freeRunners ? 'no-free-runner' : null;
};

const runnersNeeded = (state: State, one: number, other: number): number => {
  const first = runnerIn(state, one) === 0 ? 1 : 0;
  return other !== one && runnerIn(state, other) === 0 ? first + 1 : first;
};

/** A pairing can be used as soon as one of its sums can. */
export const canMove = (state: State, dice: readonly number[]): boolean => {
  const total = totalOf(dice);
  for (let partner = 1; partner <= 3; partner++) {
    const sum = sumWith(dice, partner);
    if (canUse(state, sum) || canUse(state, total - sum)) return true;
  }
  return false;
};

const canUse = (state: State, column: number): boolean => blockOf(state, column, column) === null;

const RANKS = LAST_COLUMN + 1;

/** Orders advances as their lists of columns: element by element, the shorter first. */
const rankOf = (low: number, high: number): number => low * RANKS + high;

const enlist = (ranks: number[], rank: number): void => {
  if (ranks.includes(rank)) return;
  let place = ranks.length;
  for (; place > 0; place--) {
    const below = itemAt(ranks, place - 1);
    if (below < rank) break;
    ranks[place] = below;
  }
  ranks[place] = rank;
};

const advancesRanked = (ranks: readonly number[]): readonly Advance[] => {
  const advances: Advance[] = [];
  for (const rank of ranks) {
    const advance = ADVANCES[rank];
    if (advance !== undefined) advances.push(advance);
  }
  return advances;
};

/** Made once, by rank: bots ask for these millions of times. */
const ADVANCES: readonly Advance[] = Array.from({ length: RANKS * RANKS }, (_, rank) => {
  const low = Math.floor(rank / RANKS);
  const high = rank % RANKS;
  return { type: 'advance', columns: high < FIRST_COLUMN ? [low] : [low, high] };
});
