import { RulesetFault } from '../engine/fault.js';
import type { LaidTable, Rulebook } from '../engine/rulebook.js';
import type { Said } from '../engine/ruleset.js';
import { finiteActions, MOST_NUMBERED } from './finite.js';

/** How a learner, who wants numbers, names actions. */
export interface Numbering {
  /** By number, what each action is; null where a number is a place in the list of what is legal at that moment. */
  readonly actions: readonly Said[] | null;
  /** The numbers of what is legal, from the lowest. */
  numbersOf(legal: readonly Said[]): readonly number[];
  /** What the number means among what is legal; undefined where that is not. */
  actionOf(number: number, legal: readonly Said[]): Said | undefined;
}

/** As the rules number their actions; else as their schema lists them; else by place. */
export const numberingAt = (book: Rulebook, laid: LaidTable): Numbering => {
  const actions = laid.everyAction() ?? finiteActions(book.schemas.action);
  return actions === null || actions.length > MOST_NUMBERED ? BY_PLACE : fixedBy(book, actions);
};

const BY_PLACE: Numbering = {
  actions: null,
  numbersOf: (legal) => legal.map((_, index) => index),
  actionOf: (number, legal) => legal[number],
};

const fixedBy = (book: Rulebook, actions: readonly Said[]): Numbering => {
  const numbers = new Map(actions.map((action, number) => [spelled(action), number]));
  const numberOf = (action: Said): number => {
    const number = numbers.get(spelled(action));
    if (number !== undefined) return number;
    throw new RulesetFault(book.id, 'failed', `${book.id} has no number for ${JSON.stringify(action)}`);
  };
  return {
    actions,
    numbersOf: (legal) => legal.map(numberOf).toSorted((one, other) => one - other),
    actionOf: (number, legal) => legal.find((action) => numberOf(action) === number),
  };
};

/** The same whatever order its fields were written in. */
const spelled = (action: Said): string =>
  JSON.stringify(Object.entries(action).toSorted(([one], [other]) => (one < other ? -1 : 1)));
