import type { Seat } from '../../../engine/ruleset.js';
import { isOnOwnBase, spotOfMarble } from '../position.js';
import { tell } from '../story.js';
import { isOnTrack, marbleId, ownerOf } from '../track.js';
import type { EffectOnTwo } from './effect.js';

/** Jack: an own marble and an opponent's change cells, named in either order. Nothing is captured, no trap springs. */
export const swap: EffectOnTwo = {
  whoseSecond: 'opponents',
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

  perform(story, seat, first, second) {
    const { table, spots } = story.state;
    const standing = { seats: table.seats, spots };
    const theirs = opponents(seat, first, second);
    const mine = theirs === first ? second : first;
    tell(story, {
      type: 'marbles-swapped',
      seat,
      marble: marbleId(mine),
      cell: spotOfMarble(standing, theirs),
      other: marbleId(theirs),
      otherCell: spotOfMarble(standing, mine),
    });
  },
};

const opponents = (seat: Seat, first: number, second: number): number =>
  ownerOf(first) === seat ? second : first;
