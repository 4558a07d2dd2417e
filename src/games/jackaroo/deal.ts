import type { Chance } from '../../engine/chance/chance.js';
import { HAND_SIZE } from './cards.js';
import { drawFrom } from './pile.js';
import { type Story, soFar, tell } from './story.js';

/** Four cards for each seat, of a deck that has no order. The fire pit goes back into the deck whenever that is too small for the next hand. */
export const deal = (story: Story, chance: Chance): void => {
  const deck = story.before.deck.slice();
  for (let seat = 0; seat < story.standing.seats; seat++) {
    if (deck.length < HAND_SIZE) {
      const { firePit } = soFar(story);
      tell(story, { type: 'deck-refilled', count: firePit.length });
      deck.push(...firePit);
    }
    tell(story, { type: 'cards-dealt', seat, cards: drawFrom(deck, HAND_SIZE, chance) });
  }
};
