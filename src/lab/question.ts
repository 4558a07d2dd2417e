import type { BotLevel } from '../engine/bot.js';
import type { WantedOptions } from '../table/lay.js';
import type { Problem } from '../table/problem.js';

/** Who plays a seat: whoever asks, or a bot of the box. */
export const LAB_SEATS = ['me', 'easy', 'medium', 'hard'] as const satisfies readonly ('me' | BotLevel)[];
export type LabSeat = (typeof LAB_SEATS)[number];

/** One game: its luck, and what was done at the seats that are the caller's, by the numbers of the actions. */
export interface Rollout {
  readonly seed: string;
  readonly actions: readonly number[];
}

/** Many games of one ruleset, each to be played as far as its actions go. */
export interface Rollouts extends WantedOptions {
  readonly ruleset: string;
  /** Left out, every seat is the caller's, as few as the ruleset allows. */
  readonly seats?: readonly LabSeat[] | undefined;
  readonly games: readonly Rollout[];
}

/** A question with its time. */
export interface TimedRollouts {
  readonly wanted: Rollouts;
  readonly ms: number;
}

/** What comes back over a thread: the answer as JSON, a "no", or rules that failed. */
export type LabAnswer =
  | { readonly kind: 'played'; readonly json: string }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'failed'; readonly ruleset: string; readonly why: string };
