import { layOut, marbleAtHome, occupantOf, VACANT } from '../position.js';
import { tell } from '../story.js';
import { baseOf, marbleId, ownerOf } from '../track.js';
import type { EffectOnNone } from './effect.js';
import { sendHome } from './send-home.js';

/** Ace and King: a marble comes from home to the base; an opponent's marble there goes home. */
export const field: EffectOnNone = {
  objection(position, seat) {
    if (marbleAtHome(position, seat) === null) return { code: 'no-marble-at-home' };
    const spot = baseOf(position.seats, seat);
    const marble = occupantOf(position, spot);
    if (marble === VACANT || ownerOf(marble) !== seat) return null;
    return { code: 'own-marble-on-base', marble, spot };
  },

  perform(story, seat) {
    const position = layOut(story.state);
    const cell = baseOf(position.seats, seat);
    const squatter = occupantOf(position, cell);
    if (squatter !== VACANT) sendHome(story, squatter, 'fielding');
    const marble = marbleAtHome(position, seat);
    if (marble !== null) tell(story, { type: 'marble-fielded', seat, marble: marbleId(marble), cell });
  },
};
