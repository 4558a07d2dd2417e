import { marbleAtHome, marbleOn, type Objection } from '../position.js';
import { putMarble, tell } from '../story.js';
import { baseOf, marbleId, ownerOf } from '../track.js';
import type { EffectOnNone } from './effect.js';
import { sendHome } from './send-home.js';

const NOBODY_AT_HOME: Objection = { code: 'no-marble-at-home' };

/** Ace and King: a marble comes from home to the base; an opponent's marble there goes home. */
export const field: EffectOnNone = {
  objection({ standing }, seat) {
    if (marbleAtHome(standing, seat) === null) return NOBODY_AT_HOME;
    const spot = baseOf(standing.seats, seat);
    const marble = marbleOn(standing, spot);
    if (marble === null || ownerOf(marble) !== seat) return null;
    return { code: 'own-marble-on-base', marble, spot };
  },

  perform(story, seat) {
    const cell = baseOf(story.standing.seats, seat);
    const squatter = marbleOn(story.standing, cell);
    if (squatter !== null) sendHome(story, squatter, 'fielding');
    const marble = marbleAtHome(story.standing, seat);
    if (marble === null) return;
    tell(story, { type: 'marble-fielded', seat, marble: marbleId(marble), cell });
    putMarble(story, marble, cell);
  },
};
