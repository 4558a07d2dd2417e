import type { Seat } from '../../../engine/ruleset.js';
import { isOnOwnBase, spotOfMarble } from '../position.js';
import { tellOfMarble } from '../story.js';
import { isOnTrack, marbleId, marblesOf, ownerOf } from '../track.js';
import type { EffectOnTwo, WayOfTwo } from './effect.js';

/** Jack: an own marble and an opponent's change cells, named in either order. Nothing is captured, no trap springs. */
export const swap: EffectOnTwo = {
  shared: null,

  objection(position, seat, first, second) {
    if ((ownerOf(first) === seat) === (ownerOf(second) === seat))
      return { code: 'wrong-marble-owner', marble: second };
    for (const marble of [first, second]) {
      const spot = spotOfMarble(position, marble);
      if (!isOnTrack(spot)) return { code: 'swap-not-on-track', marble, spot };
    }
    const theirs = opponents(seat, first, second);
    if (!isOnOwnBase(position, theirs)) return null;
    return { code: 'swap-base-protected', marble: theirs, spot: spotOfMarble(position, theirs) };
  },

  ways(position, seat) {
    const ways: WayOfTwo[] = [];
    for (const first of marblesOf(seat)) {
      if (!isOnTrack(spotOfMarble(position, first))) continue;
      for (let second = 0; second < position.spots.length; second++)
        if (swap.objection(position, seat, first, second, 0) === null)
          ways.push({ first, second, split: null });
    }
    return ways;
  },

  perform(story, seat, first, second) {
    const theirs = opponents(seat, first, second);
    const mine = theirs === first ? second : first;
    tellOfMarble(story, {
      type: 'marbles-swapped',
      seat,
      marble: marbleId(mine),
      cell: spotOfMarble(story, theirs),
      other: marbleId(theirs),
      otherCell: spotOfMarble(story, mine),
    });
  },
};

const opponents = (seat: Seat, first: number, second: number): number =>
  ownerOf(first) === seat ? second : first;
