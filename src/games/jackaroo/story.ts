import { itemAt } from '../../engine/item-at.js';
import type { Seat } from '../../engine/ruleset.js';
import type { Event } from './events.js';
import { type CardEvent, evolve, type TrapEvent, trapsAfter } from './evolve.js';
import type { State } from './model.js';
import { type Standing, withMarbleOn } from './position.js';

/** A decision being told. What effects look at is true at once, so that the next event starts from what is so by then. */
export interface Story {
  readonly before: State;
  readonly events: Event[];
  standing: Standing;
  traps: State['traps'];
  /** Who played a card or threw it away, and who lost one to it. */
  player: Seat | null;
  victim: Seat | null;
}

export const storyFrom = (before: State): Story => {
  const { standing, traps } = before;
  return { before, events: [], standing, traps, player: null, victim: null };
};

export const tell = (story: Story, event: Event): void => {
  story.events.push(event);
};

export const putMarble = (story: Story, marble: number, spot: number): void => {
  story.standing = withMarbleOn(story.standing, marble, spot);
};

export const tellOfTrap = (story: Story, event: TrapEvent): void => {
  tell(story, event);
  story.traps = trapsAfter(story.traps, event);
};

export const tellOfCard = (story: Story, event: CardEvent): void => {
  tell(story, event);
  if (event.type === 'card-taken') story.victim = event.victim;
  else story.player = event.seat;
};

export const cardsHeld = ({ before, player, victim }: Story, seat: Seat): number => {
  const held = itemAt(before.hands, seat).length;
  return seat === player || seat === victim ? held - 1 : held;
};

/** The whole state after all that was told. */
export const soFar = ({ before, events }: Story): State => {
  let state = before;
  for (const event of events) state = evolve(state, event);
  return state;
};
