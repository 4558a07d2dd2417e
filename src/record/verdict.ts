import type { Seat } from '../engine/ruleset.js';
import type { ChanceKind } from '../table/game/given-chance.js';
import type { ForkOf } from '../table/game/origin.js';

/** What came of checking a record. */
export interface Verdict {
  readonly isSound: boolean;
  /** Whether these rules are known here. Where they are not, nothing was found wrong and not everything was looked at: it is not sound. */
  readonly knowsRules: boolean;
  /** Whether the secret is told. While others play on the same board it is not, and again not everything was looked at. */
  readonly isTold: boolean;
  /** Null when it could not be read at all. */
  readonly gameId: string | null;
  readonly ruleset: string | null;
  /** Only `fair` luck was the server's own. */
  readonly chance: ChanceKind | null;
  /** A fork begins from a position that is given; that it was seen in another game is not proved here. */
  readonly forkOf: ForkOf | null;
  /** The first event that is not as it must be. */
  readonly brokenAt: number | null;
  readonly problem: string | null;
  /** The events that were checked and found right, in order. */
  readonly findings: readonly Finding[];
  /** How often luck was drawn. */
  readonly draws: number;
}

/** An event that is right: its hash, and that it follows from what was asked. */
export interface Finding {
  readonly seq: number;
  readonly type: string;
  /** One plain sentence. */
  readonly text: string;
  readonly seat: Seat | null;
  /** How often luck was drawn for the decision that begins here. */
  readonly draws: number;
}

/** What is wrong, and with which event. */
export interface Flaw {
  readonly seq: number;
  readonly problem: string;
}

export const flawAt = (seq: number, problem: string): Flaw => ({ seq, problem });
