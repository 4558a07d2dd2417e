import type { Lot } from '../engine/chance/chance.js';
import type { FieldError } from '../engine/field-error.js';
import type { Language } from '../engine/language.js';
import type { Choice } from '../engine/match.js';

/** Why the table says no. The front door knows the status of each code; a game's own codes come through as they are. */
export interface Problem {
  readonly code: string;
  readonly detail: string;
  readonly title?: string;
  /** What title, detail and labels are written in, where that is settled; left out, they are English, and the front door may say it otherwise. */
  readonly language?: Language;
  readonly errors?: readonly FieldError[];
  /** The actions that would be accepted. */
  readonly legal?: readonly Choice[];
  /** Which entry of a script cannot be drawn, and what could be; `wanted` is null when the script is used up. */
  readonly script?: {
    readonly entry: number;
    readonly wanted: Lot | null;
    readonly possible: readonly Lot[];
  };
  /** The version the game has now, when the caller spoke of another. */
  readonly version?: number;
  /** Games to finish or leave first, oldest first. */
  readonly games?: readonly string[];
  /** Where in the manual the rule stands. */
  readonly rule?: string;
  /** The sentence that stands there. */
  readonly ruleSays?: string;
}
