import type { Chance } from '../../engine/chance/chance.js';
import { type Card, HAND_SIZE } from './cards.js';
import { type Story, tell } from './story.js';

/** Four cards for each seat. The fire pit goes back into the deck whenever that is too small for the next hand. */
export const deal = (story: Story, chance: Chance): void => {
  for (let seat = 0; seat < story.state.table.seats; seat++) {
    const { deck, firePit } = story.state;
    if (deck.length < HAND_SIZE) tell(story, { type: 'deck-refilled', count: firePit.length });
    tell(story, { type: 'cards-dealt', seat, cards: drawCards(story.state.deck, HAND_SIZE, chance) });
  }
};

/** The deck has no order: every card is drawn from all that are left. */
export const drawCards = (deck: readonly Card[], count: number, chance: Chance): Card[] => {
  const left = deck.slice();
  const drawn: Card[] = [];
  while (drawn.length < count) {
    const card = chance.pick(left);
    left.splice(left.indexOf(card), 1);
    drawn.push(card);
  }
  return drawn;
};
