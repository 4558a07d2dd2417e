import type { Chance } from '../../engine/chance/chance.js';
import { no, type Result, yes } from '../../engine/result.js';
import type { Seat } from '../../engine/ruleset.js';
import { SPLITS, USUAL_SPLIT } from './effects/split.js';
import type { PlayAction, State } from './model.js';
import { type Objection, type Position, positionOf } from './position.js';
import { type Power, powerOf } from './powers.js';
import type { Story } from './story.js';
import { marbleOf } from './track.js';

/** One card played in one way that nothing speaks against. */
type Use = (story: Story, chance: Chance) => void;

/** Reads what was named with the card, then asks the effect which that number of marbles picks. */
export const usePlay = (state: State, seat: Seat, action: PlayAction): Result<Use, Objection> => {
  const position = positionOf(state);
  const named = action.marbles ?? [];
  const marbles = named.map(marbleOf);
  const unreadable = objectionToNames(position, marbles) ?? objectionToSplit(action.split);
  if (unreadable !== null) return no(unreadable);
  return useOf(powerOf(action.card), position, seat, marbles, action.split ?? USUAL_SPLIT);
};

const objectionToNames = ({ spots }: Position, marbles: readonly number[]): Objection | null => {
  for (const marble of marbles) if (marble >= spots.length) return { code: 'unknown-marble' };
  return marbles.some(isNamedBefore) ? { code: 'duplicate-marble' } : null;
};

const isNamedBefore = (marble: number, index: number, marbles: readonly number[]): boolean =>
  marbles.indexOf(marble) < index;

/** A split is judged whenever it is given, though only a Seven with two marbles needs it. */
const objectionToSplit = (split: number | undefined): Objection | null =>
  split === undefined || SPLITS.includes(split) ? null : { code: 'split-out-of-range' };

const useOf = (
  power: Power,
  position: Position,
  seat: Seat,
  marbles: readonly number[],
  split: number,
): Result<Use, Objection> => {
  const [first, second, third] = marbles;
  if (first === undefined) return onNone(power, position, seat);
  if (second === undefined) return onOne(power, position, seat, first);
  if (third === undefined) return onTwo(power, position, seat, first, second, split);
  return no(WRONG_COUNT);
};

const WRONG_COUNT: Objection = { code: 'wrong-marble-count' };

const onNone = ({ none }: Power, position: Position, seat: Seat): Result<Use, Objection> => {
  if (none === undefined) return no(WRONG_COUNT);
  const objection = none.objection(position, seat);
  return objection === null ? yes((story, chance) => none.perform(story, seat, chance)) : no(objection);
};

const onOne = ({ one }: Power, position: Position, seat: Seat, marble: number): Result<Use, Objection> => {
  const objection = one.objection(position, seat, marble);
  return objection === null
    ? yes((story, chance) => one.perform(story, seat, marble, chance))
    : no(objection);
};

const onTwo = (
  { two }: Power,
  position: Position,
  seat: Seat,
  first: number,
  second: number,
  split: number,
): Result<Use, Objection> => {
  if (two === undefined) return no(WRONG_COUNT);
  const objection = two.objection(position, seat, first, second, split);
  if (objection !== null) return no(objection);
  return yes((story, chance) => two.perform(story, seat, first, second, split, chance));
};
