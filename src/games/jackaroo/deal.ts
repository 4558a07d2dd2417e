import type { Chance } from '../../engine/chance/chance.js';
import { drawnFrom } from '../../engine/chance/shuffled.js';
import { HAND_SIZE } from './cards.js';
import { type Story, soFar, tell } from './story.js';

/** Four cards for each seat, of a deck that has no order. The fire pit goes back into the deck whenever that is too small for the next hand. */
export const deal = (story: Story, chance: Chance): void => {
  const { table, deck, firePit } = soFar(story);
  const pile = deck.slice();
  for (let seat = 0; seat < table.seats; seat++) {
    if (pile.length < HAND_SIZE) {
      tell(story, { type: 'deck-refilled', count: firePit.length });
      pile.push(...firePit);
    }
    tell(story, { type: 'cards-dealt', seat, cards: drawnFrom(pile, HAND_SIZE, chance) });
  }
};
