import { needed } from '../../engine/item-at.js';
import { type Card, DECK } from './cards.js';
import type { Action } from './model.js';
import { type Power, powerOf } from './powers.js';
import { MOST_MARBLES, marbleId } from './track.js';

/** What a card can do, and its actions as they are listed; pairs are too many and too rare. */
export interface ListedActions {
  readonly power: Power;
  readonly discard: Action;
  readonly alone: Action;
  /** By marble. */
  readonly withOne: readonly Action[];
}

const actionsOf = (card: Card): ListedActions => ({
  power: powerOf(card),
  discard: { type: 'discard', card },
  alone: { type: 'play', card, marbles: [] },
  withOne: Array.from({ length: MOST_MARBLES }, (_, marble) => ({
    type: 'play',
    card,
    marbles: [marbleId(marble)],
  })),
});

/** Made once: what is legal is listed in every turn of every game. */
const LISTED: ReadonlyMap<Card, ListedActions> = new Map(DECK.map((card) => [card, actionsOf(card)]));

/** Only cards of the deck are ever held. */
export const listedActions = (card: Card): ListedActions => needed(LISTED.get(card), 'a card of the deck');
