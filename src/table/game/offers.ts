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

/** What a seat offered and somebody declined: it is not offered again before somebody moves. */
export type Declined = Pick<Offer, 'seat' | 'offer'>;

type Made = Extract<TableEvent, { type: 'offer-made' }>;

export const afterOffer = (game: Game, { seat, offer, to }: Made, number: number): Game => ({
  ...game,
  offer: { number, seat, offer, to: to ?? null, accepted: [] },
});

export const afterAccepting = (game: Game, seat: Seat): Game =>
  game.offer === null
    ? game
    : { ...game, offer: { ...game.offer, accepted: [...game.offer.accepted, seat] } };

export const afterDeclining = (game: Game): Game =>
  game.offer === null
    ? game
    : {
        ...game,
        offer: null,
        declined: [...game.declined, { seat: game.offer.seat, offer: game.offer.offer }],
      };

/** Somebody moves: what was offered is void, and what was declined may be offered anew. */
export const afterMoving = (game: Game): Game =>
  hasOffers(game) ? { ...game, offer: null, declined: NONE } : game;

export const hasOffers = ({ offer, declined }: Game): boolean => offer !== null || declined.length > 0;

const NONE: readonly Declined[] = [];

export const wasDeclined = ({ declined }: Game, seat: Seat, offer: OfferKind): boolean =>
  declined.some((before) => before.seat === seat && before.offer === offer);

/** The seats of players who have not been asked, or have not agreed: one answer for each person. Bots agree to what they are asked. */
export const undecided = ({ seats }: Game, { seat: by, accepted }: Pick<Offer, 'seat' | 'accepted'>) => {
  const agreed = new Set([by, ...accepted].map((seat) => playerIn(seats[seat])));
  return seats.flatMap((holder, seat) =>
    holder.kind === 'player' && !agreed.has(holder.playerId) ? [seat] : [],
  );
};

const playerIn = (holder: Game['seats'][number] | undefined): string | null =>
  holder?.kind === 'player' ? holder.playerId : null;

/** Whoever is asked may be somebody else now, or the question another. */
const VOIDING: ReadonlySet<TableEvent['type']> = new Set([
  'seat-taken',
  'seat-left',
  'seat-resigned',
  'bot-took-over',
  'clock-ran-out',
  'game-ended',
]);

/** What happens makes an offer void, unless it is the table that speaks, or somebody who agrees. */
export const voids = ({ type }: TableEvent): boolean => VOIDING.has(type);

export const withoutOffer = (game: Game): Game => (game.offer === null ? game : { ...game, offer: null });
