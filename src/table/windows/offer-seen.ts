import type { Seat } from '../../engine/ruleset.js';
import { listed, nameOf } from '../../engine/words.js';
import type { Game } from '../game/game.js';
import { type OfferKind, undecided } from '../game/offers.js';
import { namesOf } from '../game/people.js';

/** An open offer as everybody sees it. */
export interface OfferSeen {
  readonly number: number;
  readonly type: OfferKind;
  readonly by: Seat;
  /** The version that a takeback returns to; null for other offers. */
  readonly to: number | null;
  /** The seats whose players have not answered yet. */
  readonly waitingFor: readonly Seat[];
}

export const offerSeen = (game: Game): OfferSeen | null => {
  if (game.offer === null || game.status !== 'playing') return null;
  const { number, offer: type, seat: by, to } = game.offer;
  return { number, type, by, to, waitingFor: undecided(game, game.offer) };
};

/** For a board of text. */
export const offerInWords = (game: Game): readonly string[] => {
  const offer = offerSeen(game);
  if (offer === null) return [];
  const names = namesOf(game);
  const asked = listed(offer.waitingFor.map((seat) => nameOf(names, seat)));
  return [`Offer ${offer.number} (${offer.type}) is open: ${asked} may accept or decline it.`];
};
