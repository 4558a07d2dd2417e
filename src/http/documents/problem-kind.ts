/** Everything that can go wrong, with what it means and what to do about it. `/problems/{code}` shows this table. */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  readonly about: string;
  /** Rulesets whose rules say no with this code. */
  readonly rulesets?: readonly string[];
  /** Where it stands in the rules of each of them. */
  readonly rules?: readonly Rule[];
}

/** A sentence of a game's rules and the address of its section. */
export interface Rule {
  readonly ruleset: string;
  readonly rule: string;
  readonly says: string;
}

export const kind = (status: number, title: string, about: string): ProblemKind => ({ status, title, about });
