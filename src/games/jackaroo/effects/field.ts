import { marbleAtHome, marbleOn } from '../position.js';
import { tellOfMarble } from '../story.js';
import { baseOf, marbleId, ownerOf } from '../track.js';
import type { EffectOnNone } from './effect.js';
import { sendHome } from './send-home.js';

/** Ace and King: a marble comes from home to the base; an opponent's marble there goes home. */
export const field: EffectOnNone = {
  objection(position, seat) {
    if (marbleAtHome(position, seat) === null) return { code: 'no-marble-at-home' };
    const spot = baseOf(position.seats, seat);
    const marble = marbleOn(position, spot);
    if (marble === null || ownerOf(marble) !== seat) return null;
    return { code: 'own-marble-on-base', marble, spot };
  },

  perform(story, seat) {
    const cell = baseOf(story.seats, seat);
    const squatter = marbleOn(story, cell);
    if (squatter !== null) sendHome(story, squatter, 'fielding');
    const marble = marbleAtHome(story, seat);
    if (marble !== null)
      tellOfMarble(story, { type: 'marble-fielded', seat, marble: marbleId(marble), cell });
  },
};
