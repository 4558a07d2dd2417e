/** The number of an entrant, counted from 1 in the order in which they came. */
export type EntrantNumber = number;

/** Who meets whom: the first has seat 0. */
export type Pair = readonly [EntrantNumber, EntrantNumber];

/** A bye is what somebody has who meets nobody in a round. */
export interface Bye {
  readonly entrant: EntrantNumber;
  /** 1 where somebody had to be left over or did not come, 0 where everybody sits out once. */
  readonly points: 0 | 1;
}

export interface Pairings {
  readonly pairs: readonly Pair[];
  readonly byes: readonly Bye[];
}

/** What somebody did in one round, as whoever pairs the next needs it. */
export interface Encounter {
  /** Null for a bye. */
  readonly opponent: EntrantNumber | null;
  /** The seat they had; null where nothing was played. */
  readonly seat: 0 | 1 | null;
  readonly points: number;
  /** A bye, or a game to which somebody did not come: it is counted, and was not played. */
  readonly isPlayed: boolean;
}

/** An entrant with all that was so far. */
export interface Contender {
  readonly number: EntrantNumber;
  /** The place that was drawn at the start, counted from 1: it decides where nothing else does. */
  readonly lot: number;
  readonly points: number;
  readonly encounters: readonly Encounter[];
}

export const haveMet = (one: Contender, other: Contender): boolean =>
  one.encounters.some(({ opponent }) => opponent === other.number);
