import type { Choice } from '../../client/types.js';
import { board } from '../catalogue/spoken-later.js';

/** A place on the picture: where it is, as a CSS selector, and what a player calls it. */
export interface Spot {
  readonly at: string;
  readonly says: string;
  /** What stands on it while it can be touched: what it costs. */
  readonly note?: string;
}

/** The places one touches, in order, to choose an action. */
export type Way = readonly Spot[];

/** A legal action and every way to point at it. With no way it has its button alone. */
export interface Pointed {
  readonly choice: Choice;
  readonly ways: readonly Way[];
}

/** A place that can be touched now, and what one may mean by it. */
export interface OpenSpot extends Spot {
  readonly choices: readonly Choice[];
  /** Whether touching it can say everything there is to say. */
  readonly isLast: boolean;
  readonly notes: readonly string[];
}

/** What the touches so far leave. */
export interface Narrowed {
  /** Actions that have been pointed at completely. */
  readonly said: readonly Choice[];
  readonly open: readonly OpenSpot[];
}

/** Every touch narrows the legal actions to those that have a way which begins so. */
export const narrowed = (all: readonly Pointed[], touched: readonly string[]): Narrowed => {
  const said = new Set<Choice>();
  const open = new Map<string, { says: string; choices: Set<Choice>; isLast: boolean; notes: Set<string> }>();
  for (const { choice, ways } of all)
    for (const way of ways) {
      if (!touched.every((at, step) => way[step]?.at === at)) continue;
      const next = way[touched.length];
      if (next === undefined) {
        if (touched.length > 0) said.add(choice);
        continue;
      }
      const spot = open.get(next.at) ?? {
        says: next.says,
        choices: new Set(),
        isLast: false,
        notes: new Set(),
      };
      spot.choices.add(choice);
      if (next.note !== undefined) spot.notes.add(next.note);
      spot.isLast ||= way.length === touched.length + 1;
      open.set(next.at, spot);
    }
  return {
    said: [...said],
    open: [...open].map(([at, { says, choices, isLast, notes }]) => ({
      at,
      says,
      choices: [...choices],
      isLast,
      notes: [...notes].toSorted(),
    })),
  };
};

/** What a screen reader says of a place: the whole action where there is no doubt, else the place. */
export const spokenOf = ({ says, choices, isLast }: OpenSpot): string => {
  const [only] = choices;
  if (choices.length === 1 && only !== undefined && isLast) return only.label;
  return board.choices(says, choices.length);
};
