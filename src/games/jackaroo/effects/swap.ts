import type { Seat } from '../../../engine/ruleset.js';
import { isOnOwnBase, type Standing, spotOfMarble } from '../position.js';
import { putMarble, tell } from '../story.js';
import { isOnTrack, marbleId, marblesOf, ownerOf } from '../track.js';
import type { EffectOnTwo, WayOfTwo } from './effect.js';

/** Jack: an own marble and an opponent's change cells, named in either order. Nothing is captured, no trap springs. */
export const swap: EffectOnTwo = {
  shared: null,

  objection(standing, seat, first, second) {
    if ((ownerOf(first) === seat) === (ownerOf(second) === seat))
      return { code: 'wrong-marble-owner', marble: second };
    for (const marble of [first, second]) {
      const spot = spotOfMarble(standing, marble);
      if (!isOnTrack(spot)) return { code: 'swap-not-on-track', marble, spot };
    }
    const theirs = opponents(seat, first, second);
    if (!isOnOwnBase(standing, theirs)) return null;
    return { code: 'swap-base-protected', marble: theirs, spot: spotOfMarble(standing, theirs) };
  },

  ways({ standing }, seat) {
    const ways: WayOfTwo[] = [];
    for (const first of marblesOf(seat)) {
      if (!isOnTrack(spotOfMarble(standing, first))) continue;
      for (let second = 0; second < standing.spots.length; second++)
        if (canBeSwapped(standing, seat, second)) ways.push({ first, second, split: null });
    }
    return ways;
  },

  perform(story, seat, first, second) {
    const theirs = opponents(seat, first, second);
    const mine = theirs === first ? second : first;
    const cell = spotOfMarble(story.standing, theirs);
    const otherCell = spotOfMarble(story.standing, mine);
    tell(story, {
      type: 'marbles-swapped',
      seat,
      marble: marbleId(mine),
      cell,
      other: marbleId(theirs),
      otherCell,
    });
    putMarble(story, mine, cell);
    putMarble(story, theirs, otherCell);
  },
};

const canBeSwapped = (standing: Standing, seat: Seat, marble: number): boolean =>
  isOnTrack(spotOfMarble(standing, marble)) && ownerOf(marble) !== seat && !isOnOwnBase(standing, marble);

const opponents = (seat: Seat, first: number, second: number): number =>
  ownerOf(first) === seat ? second : first;
