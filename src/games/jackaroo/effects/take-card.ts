import type { Chance } from '../../../engine/chance/chance.js';
import { itemAt } from '../../../engine/item-at.js';
import type { Seat } from '../../../engine/ruleset.js';
import type { State } from '../model.js';
import type { Objection } from '../position.js';
import { type Story, tellOfCard } from '../story.js';
import { seatAfter } from '../track.js';
import type { EffectOnNone } from './effect.js';

/** Ten: the next seat loses a card, which luck chooses. */
export const takeFromNext: EffectOnNone = {
  objection: ({ hands }, seat) => (holdsCards(hands, seatAfter(hands.length, seat)) ? null : NO_CARD),

  perform: (story, seat, chance) => take(story, seat, seatAfter(story.standing.seats, seat), chance),
};

/** Queen: luck chooses one of the other seats that hold a card, and the card it loses. */
export const takeFromAnyone: EffectOnNone = {
  objection: ({ hands }, seat) =>
    hands.some((hand, other) => other !== seat && hand.length > 0) ? null : NO_CARD,

  perform: (story, seat, chance) =>
    take(story, seat, chance.pick(victimsOf(story.before.hands, seat)), chance),
};

const NO_CARD: Objection = { code: 'no-card-to-discard' };

type Hands = State['hands'];

const holdsCards = (hands: Hands, seat: Seat): boolean => itemAt(hands, seat).length > 0;

const victimsOf = (hands: Hands, seat: Seat): readonly Seat[] => {
  const victims: Seat[] = [];
  for (let other = 0; other < hands.length; other++)
    if (other !== seat && holdsCards(hands, other)) victims.push(other);
  return victims;
};

const take = (story: Story, seat: Seat, victim: Seat, chance: Chance): void => {
  const card = chance.pick(itemAt(story.before.hands, victim));
  tellOfCard(story, { type: 'card-taken', seat, victim, card });
};
