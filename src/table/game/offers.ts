import type { Seat } from '../../engine/ruleset.js';
import type { Game } from './game.js';
import type { TableEvent } from './table-event.js';

/** What one player may ask of the others: each of them answers, and the next move makes it void. */
const OFFERS = ['draw', 'takeback', 'stop-clock'] as const;
export type OfferKind = (typeof OFFERS)[number];

/** An offer that is not answered by everybody yet. */
export interface Offer {
  /** The number of the event that made it. */
  readonly number: number;
  readonly seat: Seat;
  readonly offer: OfferKind;
  /** The version that a takeback returns to. */
  readonly to: number | null;
  /** The seats that have agreed. */
  readonly accepted: readonly Seat[];
}

type Made = Extract<TableEvent, { type: 'offer-made' }>;

export const afterOffer = (game: Game, { seat, offer, to }: Made, number: number): Game => ({
  ...game,
  offer: { number, seat, offer, to: to ?? null, accepted: [] },
});

export const afterAccepting = (game: Game, seat: Seat): Game =>
  game.offer === null
    ? game
    : { ...game, offer: { ...game.offer, accepted: [...game.offer.accepted, seat] } };

/** The seats of players who have not been asked, or have not agreed: one answer for each person. Bots agree to what they are asked. */
export const undecided = ({ seats }: Game, { seat: by, accepted }: Pick<Offer, 'seat' | 'accepted'>) => {
  const agreed = new Set([by, ...accepted].map((seat) => playerIn(seats[seat])));
  return seats.flatMap((holder, seat) =>
    holder.kind === 'player' && !agreed.has(holder.playerId) ? [seat] : [],
  );
};

const playerIn = (holder: Game['seats'][number] | undefined): string | null =>
  holder?.kind === 'player' ? holder.playerId : null;

/** What happens makes an offer void, unless it is the table that speaks, or somebody who agrees. */
export const withoutOffer = (game: Game): Game => (game.offer === null ? game : { ...game, offer: null });
