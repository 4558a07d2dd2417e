import { itemAt } from '../../engine/item-at.js';
import type { Seat } from '../../engine/ruleset.js';
import type { Event } from './events.js';
import {
  type CardEvent,
  evolve,
  giverIn,
  type MarbleEvent,
  spotsAfter,
  type TrapEvent,
  trapsAfter,
} from './evolve.js';
import type { State } from './model.js';

/** A decision being told. What effects look at is true at once, so that the next event starts from what is so by then. */
export interface Story {
  readonly before: State;
  readonly seats: number;
  readonly events: Event[];
  spots: State['spots'];
  traps: State['traps'];
  /** Who gave a card away, by playing it or by losing it. */
  readonly givers: Seat[];
}

export const storyFrom = (before: State): Story => {
  const { table, spots, traps } = before;
  return { before, seats: table.seats, events: [], spots, traps, givers: [] };
};

export const tell = (story: Story, event: Event): void => {
  story.events.push(event);
};

export const tellOfMarble = (story: Story, event: MarbleEvent): void => {
  tell(story, event);
  story.spots = spotsAfter(story.spots, event);
};

export const tellOfTrap = (story: Story, event: TrapEvent): void => {
  tell(story, event);
  story.traps = trapsAfter(story.traps, event);
};

export const tellOfCard = (story: Story, event: CardEvent): void => {
  tell(story, event);
  story.givers.push(giverIn(event));
};

export const cardsHeld = ({ before, givers }: Story, seat: Seat): number => {
  let held = itemAt(before.hands, seat).length;
  for (const giver of givers) if (giver === seat) held--;
  return held;
};

/** The whole state after all that was told. */
export const soFar = ({ before, events }: Story): State => {
  let state = before;
  for (const event of events) state = evolve(state, event);
  return state;
};
