import type { Cause } from '../events.js';
import { type Story, soFar, tell } from '../story.js';
import { HOME, marbleId, ownerOf } from '../track.js';

export const sendHome = (story: Story, marble: number, cause: Cause): void => {
  const cell = soFar(story).spots[marble] ?? HOME;
  tell(story, { type: 'marble-sent-home', seat: ownerOf(marble), marble: marbleId(marble), cell, cause });
};
