import type { Language } from '../../engine/language.js';
import type { Said, Seat } from '../../engine/ruleset.js';

/** What one choice was worth to whoever had it. */
export interface ChoiceReviewed {
  readonly action: Said;
  /** In every language: a review is made once for all who read it. */
  readonly labels: Readonly<Record<Language, string>>;
  readonly games: number;
  /** By seat: the wins in these games. */
  readonly wins: readonly number[];
  /** What the hard bot itself thinks of it; null where it does not measure by chances to win. */
  readonly byBot: { readonly chance: number; readonly low: number; readonly high: number } | null;
}

/** One decision of a game that is over, judged from what its seat knew then. */
export interface DecisionReviewed {
  /** The version it was taken at. */
  readonly version: number;
  readonly seat: Seat;
  readonly taken: ChoiceReviewed;
  /** What the hard bot would have done. */
  readonly best: ChoiceReviewed;
  readonly choices: readonly ChoiceReviewed[];
}

/** A game looked back at, as far as it has come. No name is in it: those are told as they are now. */
export interface Review {
  readonly gameId: string;
  /** Of the game. */
  readonly version: number;
  /** So many decisions there are. */
  readonly of: number;
  readonly decisions: readonly DecisionReviewed[];
  /** So many were not judged: nothing came of it, or there were too many. */
  readonly skipped: number;
  readonly isWhole: boolean;
}
