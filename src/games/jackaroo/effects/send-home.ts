import type { Cause } from '../events.js';
import { spotOfMarble } from '../position.js';
import { putMarble, type Story, tell } from '../story.js';
import { HOME, marbleId, ownerOf } from '../track.js';

export const sendHome = (story: Story, marble: number, cause: Cause): void => {
  const cell = spotOfMarble(story.standing, marble);
  tell(story, {
    type: 'marble-sent-home',
    seat: ownerOf(marble),
    marble: marbleId(marble),
    cell,
    cause,
  });
  putMarble(story, marble, HOME);
};
