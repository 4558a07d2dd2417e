import type { Lot } from '../../../src/engine/chance/chance.js';
import type { Outcome, Ruleset, RulesetTypes, Seat } from '../../../src/engine/ruleset.js';

/** A step of a vector: an action with the state it leads to, or the reason it is refused for. */
export interface Step {
  readonly seat: Seat;
  readonly action: unknown;
  readonly expect?: Readonly<Record<string, unknown>>;
  readonly error?: string;
}

/** What every vector file of a game in play has; the rest differs by game. */
export interface Vector {
  readonly options: Readonly<Record<string, unknown>>;
  readonly script: readonly unknown[];
  readonly steps: readonly Step[];
  readonly result: unknown;
  readonly [field: string]: unknown;
}

/** What an action led to, as far as a vector may ask for it. */
export interface Replayed<T extends RulesetTypes> {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
  readonly outcome: Outcome | null;
}

/**
 * Translates between a vector's words and an engine's, and knows no rules.
 * Each comparison is a pair: what the engine says in the vector's words, and what the vector expects.
 */
export interface Adapter<T extends RulesetTypes> {
  readonly game: Ruleset<T>;
  /** The options in the words of the ruleset, where a vector has others. */
  options?(given: Vector['options']): Vector['options'];
  seats(vector: Vector): number;
  /** An action in the engine's words, where the vectors have others. */
  action?(given: unknown): unknown;
  /** The outcomes in the order in which the engine draws them. */
  script(vector: Vector): readonly Lot[];
  /** A position to begin from instead of the opening. */
  position?(vector: Vector): T['State'] | undefined;
  start(vector: Vector, opened: Replayed<T>): Comparison;
  step(expected: Readonly<Record<string, unknown>>, after: Replayed<T>): Comparison;
  result(vector: Vector, last: Replayed<T>): Comparison;
}

export interface Comparison {
  readonly said: unknown;
  readonly expected: unknown;
}

/** Whatever it is, with every word that the other side has another name for in that spelling. */
export const respelt =
  (names: Readonly<Record<string, string>>) =>
  (said: unknown): unknown => {
    const again = respelt(names);
    if (typeof said === 'string') return names[said] ?? said;
    if (Array.isArray(said)) return said.map(again);
    if (typeof said !== 'object' || said === null) return said;
    return Object.fromEntries(Object.entries(said).map(([field, value]) => [field, again(value)]));
  };
