import { isOnOwnBase, spotOfMarble } from '../position.js';
import { isOnTrack, ownerOf } from '../track.js';
import type { EffectOnOne } from './effect.js';
import { sendHome } from './send-home.js';

/** Marble Burner: an opponent's marble on the track goes home, unless it stands on its own base. */
export const burn: EffectOnOne = {
  whose: 'opponents',
  steps: null,
  needs: null,

  objection(standing, seat, marble) {
    if (ownerOf(marble) === seat) return { code: 'wrong-marble-owner', marble };
    const spot = spotOfMarble(standing, marble);
    if (!isOnTrack(spot)) return { code: 'burn-not-on-track', marble, spot };
    return isOnOwnBase(standing, marble) ? { code: 'burn-base-protected', marble, spot } : null;
  },

  isOpen: (standing, seat, marble) => burn.objection(standing, seat, marble) === null,

  perform: (story, _seat, marble) => sendHome(story, marble, 'burner'),
};
