import { itemAt } from '../../engine/item-at.js';
import type { Event } from './events.js';
import { evolve } from './evolve.js';
import type { State } from './model.js';

/** A decision being told, event by event. */
export interface Story {
  readonly events: Event[];
  /** The state after the first `folded` events. */
  state: State;
  folded: number;
}

export const storyFrom = (state: State): Story => ({ events: [], state, folded: 0 });

export const tell = (story: Story, event: Event): void => {
  story.events.push(event);
};

/** What is so after all that was told. It is worked out when somebody asks: nobody asks what the last events of a decision lead to. */
export const soFar = (story: Story): State => {
  for (; story.folded < story.events.length; story.folded++)
    story.state = evolve(story.state, itemAt(story.events, story.folded));
  return story.state;
};
