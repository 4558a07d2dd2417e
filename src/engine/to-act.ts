import type { Seat } from './ruleset.js';

/** Nobody is to act: the game is over. */
export const NOBODY: readonly Seat[] = [];

/** One seat is to act. The lists are made once: simulations ask millions of times. */
export const onlySeat = (seat: Seat): readonly Seat[] => ALONE[seat] ?? [seat];

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
