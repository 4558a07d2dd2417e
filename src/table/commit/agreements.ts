import type { Match } from '../../engine/match.js';
import type { Seat } from '../../engine/ruleset.js';
import type { Game } from '../game/game.js';
import type { OfferKind } from '../game/offers.js';
import { undecided } from '../game/offers.js';
import { type TableEvent, tableHappening } from '../game/table-event.js';
import { type Draft, endedWhenTooLong, nothingYet, withEnd, withTableEvent } from './draft.js';

/** What comes of offers. A takeback needs the board as it stood: it is brought along, since only the log knows it. */

interface WantedOffer {
  readonly seat: Seat;
  readonly offer: OfferKind;
  /** Where a takeback returns to. */
  readonly to?: number | undefined;
}

export const offered = (game: Game, { seat, offer, to }: WantedOffer, then: Match | null): Draft => {
  const made: TableEvent = { type: 'offer-made', seat, offer, ...(to === undefined ? {} : { to }) };
  return whenAgreed(withTableEvent(nothingYet(game), made), then);
};

export const accepted = (game: Game, seat: Seat, then: Match | null): Draft =>
  whenAgreed(
    withTableEvent(nothingYet(game), { type: 'offer-accepted', seat, number: numberOf(game) }),
    then,
  );

export const declined = (game: Game, seat: Seat): Draft =>
  endedWhenTooLong(
    withTableEvent(nothingYet(game), { type: 'offer-declined', seat, number: numberOf(game) }),
  );

const numberOf = ({ offer }: Game): number => offer?.number ?? 0;

const whenAgreed = (draft: Draft, then: Match | null): Draft => {
  const { offer, seats } = draft.game;
  if (offer === null || undecided(draft.game, offer).length > 0) return endedWhenTooLong(draft);
  switch (offer.offer) {
    case 'draw':
      return withEnd(draft, {
        ranking: [[...seats.keys()]],
        scores: null,
        ended: 'agreed',
        by: offer.seat,
        reason: null,
      });
    case 'stop-clock':
      return endedWhenTooLong(withTableEvent(draft, { type: 'clock-stopped' }));
    case 'takeback':
      return endedWhenTooLong(takenBack(draft, offer.to ?? 0, then));
  }
};

/** The log goes on; the board is as it was. */
const takenBack = ({ before, game, happenings }: Draft, to: number, then: Match | null): Draft => ({
  before,
  game: { ...game, match: then, offer: null },
  happenings: [...happenings, tableHappening({ type: 'taken-back', to })],
});
