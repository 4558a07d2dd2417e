import type { Event } from './events.js';
import { evolve } from './evolve.js';
import type { State } from './model.js';

/** A decision being told: each event is true at once, so the next one starts from what is so by then. */
export interface Story {
  state: State;
  readonly events: Event[];
}

export const storyFrom = (state: State): Story => ({ state, events: [] });

export const tell = (story: Story, event: Event): void => {
  story.events.push(event);
  story.state = evolve(story.state, event);
};
