import type { Chance } from '../../engine/chance/chance.js';
import { no, type Result, yes } from '../../engine/result.js';
import type { Seat } from '../../engine/ruleset.js';
import { SPLITS, USUAL_SPLIT } from './effects/split.js';
import type { PlayAction, State } from './model.js';
import type { Objection } from './position.js';
import { type Power, powerOf } from './powers.js';
import type { Story } from './story.js';
import { marbleNamed } from './track.js';

/** A card and the marbles named with it: none, one or two. */
export interface Play {
  readonly power: Power;
  readonly first: number | null;
  readonly second: number | null;
  readonly split: number;
}

/** The play that was asked for, if nothing speaks against it. */
export const readPlay = (state: State, seat: Seat, action: PlayAction): Result<Play, Objection> => {
  const { card, marbles = NONE, split } = action;
  const objection = objectionToNames(marbles, state.standing.spots.length) ?? objectionToSplit(split);
  if (objection !== null) return no(objection);
  if (marbles.length > MOST_MARBLES) return no(WRONG_COUNT);
  const play: Play = {
    power: powerOf(card),
    first: namedAt(marbles, 0),
    second: namedAt(marbles, 1),
    split: split ?? USUAL_SPLIT,
  };
  const against = objectionToPlay(state, seat, play);
  return against === null ? yes(play) : no(against);
};

/** Does what the card does with so many marbles. */
export const perform = (story: Story, seat: Seat, play: Play, chance: Chance): void => {
  const { power, first, second, split } = play;
  if (first === null) power.none?.perform(story, seat, chance);
  else if (second === null) power.one.perform(story, seat, first, chance);
  else power.two?.perform(story, seat, first, second, split, chance);
};

const NONE: readonly string[] = [];
const MOST_MARBLES = 2;
const WRONG_COUNT: Objection = { code: 'wrong-marble-count' };

const objectionToNames = (names: readonly string[], marbles: number): Objection | null => {
  for (const name of names) if (!isMarble(name, marbles)) return { code: 'unknown-marble' };
  for (let index = 1; index < names.length; index++)
    if (names.indexOf(names[index] ?? '') < index) return { code: 'duplicate-marble' };
  return null;
};

const isMarble = (name: string, marbles: number): boolean => {
  const marble = marbleNamed(name);
  return marble !== null && marble < marbles;
};

/** A split is judged whenever it is given. */
const objectionToSplit = (split: number | undefined): Objection | null =>
  split === undefined || SPLITS.includes(split) ? null : { code: 'split-out-of-range' };

const namedAt = (names: readonly string[], index: number): number | null => {
  const name = names[index];
  return name === undefined ? null : marbleNamed(name);
};

/** Asks the effect which the number of marbles picks. */
const objectionToPlay = (state: State, seat: Seat, play: Play): Objection | null => {
  const { none, one, two } = play.power;
  const { first, second, split } = play;
  if (first === null) return none === undefined ? WRONG_COUNT : none.objection(state, seat);
  if (second === null) return one.objection(state.standing, seat, first);
  return two === undefined ? WRONG_COUNT : two.objection(state.standing, seat, first, second, split);
};
