import type { Cause } from '../events.js';
import { spotOfMarble } from '../position.js';
import { type Story, tellOfMarble } from '../story.js';
import { marbleId, ownerOf } from '../track.js';

export const sendHome = (story: Story, marble: number, cause: Cause): void => {
  const cell = spotOfMarble(story, marble);
  tellOfMarble(story, {
    type: 'marble-sent-home',
    seat: ownerOf(marble),
    marble: marbleId(marble),
    cell,
    cause,
  });
};
