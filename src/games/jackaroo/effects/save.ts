import type { Seat } from '../../../engine/ruleset.js';
import { marbleOn, type Standing, spotOfMarble } from '../position.js';
import { putMarble, tell } from '../story.js';
import { HOME, isSafe, marbleId, ownerOf, SAFE_CELLS, safeSpot } from '../track.js';
import type { EffectOnOne } from './effect.js';

/** Marble Saver: an own marble goes from anywhere on the track to a free safe cell, which luck chooses. */
export const save: EffectOnOne = {
  whose: 'own',
  steps: null,
  needs: null,

  objection(standing, seat, marble) {
    if (ownerOf(marble) !== seat) return { code: 'wrong-marble-owner', marble };
    const spot = spotOfMarble(standing, marble);
    if (isSafe(spot)) return { code: 'already-safe', marble, spot };
    return spot === HOME ? { code: 'save-not-on-track', marble, spot } : null;
  },

  isOpen: (standing, seat, marble) => save.objection(standing, seat, marble) === null,

  perform(story, seat, marble, chance) {
    const cell = spotOfMarble(story.standing, marble);
    const safeCell = chance.pick(freeSafeCells(story.standing, seat));
    tell(story, { type: 'marble-saved', seat, marble: marbleId(marble), cell, safeCell });
    putMarble(story, marble, safeSpot(seat, safeCell));
  },
};

/** Never empty while a marble of the seat is outside: there are as many cells as marbles. */
const freeSafeCells = (standing: Standing, seat: Seat): readonly number[] => {
  const free: number[] = [];
  for (let cell = 0; cell < SAFE_CELLS; cell++)
    if (marbleOn(standing, safeSpot(seat, cell)) === null) free.push(cell);
  return free;
};
