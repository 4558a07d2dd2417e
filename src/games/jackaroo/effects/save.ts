import type { Seat } from '../../../engine/ruleset.js';
import { marbleOn, type Standing, spotOfMarble } from '../position.js';
import { tellOfMarble } from '../story.js';
import { HOME, isSafe, marbleId, ownerOf, SAFE_CELLS, safeSpot } from '../track.js';
import type { EffectOnOne } from './effect.js';

/** Marble Saver: an own marble goes from anywhere on the track to a free safe cell, which luck chooses. */
export const save: EffectOnOne = {
  whose: 'own',
  steps: null,

  objection(position, seat, marble) {
    if (ownerOf(marble) !== seat) return { code: 'wrong-marble-owner', marble };
    const spot = spotOfMarble(position, marble);
    if (isSafe(spot)) return { code: 'already-safe', marble, spot };
    return spot === HOME ? { code: 'save-not-on-track', marble, spot } : null;
  },

  isOpen: (outlook, seat, marble) => save.objection(outlook, seat, marble) === null,

  perform(story, seat, marble, chance) {
    const cell = spotOfMarble(story, marble);
    const safeCell = chance.pick(freeSafeCells(story, seat));
    tellOfMarble(story, { type: 'marble-saved', seat, marble: marbleId(marble), cell, safeCell });
  },
};

/** Never empty while a marble of the seat is outside: there are as many cells as marbles. */
const freeSafeCells = (standing: Standing, seat: Seat): readonly number[] => {
  const free: number[] = [];
  for (let cell = 0; cell < SAFE_CELLS; cell++)
    if (marbleOn(standing, safeSpot(seat, cell)) === null) free.push(cell);
  return free;
};
