import type { Chance } from '../../engine/chance/chance.js';
import { drawn } from '../../engine/chance/shuffled.js';
import { HAND_SIZE } from './cards.js';
import { type Story, tell } from './story.js';

/** Four cards for each seat, of a deck that has no order. The fire pit goes back into the deck whenever that is too small for the next hand. */
export const deal = (story: Story, chance: Chance): void => {
  for (let seat = 0; seat < story.state.table.seats; seat++) {
    const { deck, firePit } = story.state;
    if (deck.length < HAND_SIZE) tell(story, { type: 'deck-refilled', count: firePit.length });
    tell(story, { type: 'cards-dealt', seat, cards: drawn(story.state.deck, HAND_SIZE, chance) });
  }
};
