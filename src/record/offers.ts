import { no, type Result, yes } from '../engine/result.js';
import type { Seat } from '../engine/ruleset.js';
import { accepted, declined, offered } from '../table/commit/agreements.js';
import type { Draft } from '../table/commit/draft.js';
import type { Boards } from '../table/game/fold.js';
import type { Game } from '../table/game/game.js';
import { undecided } from '../table/game/offers.js';
import { seatsOf } from '../table/game/people.js';
import type { TableEvent } from '../table/game/table-event.js';
import { impossible } from '../table/use-cases/offers.js';
import type { RecordEntry } from './record.js';

/** What a takeback may go back to. */
export interface Past {
  readonly boards: Boards;
  /** The seat whose action was taken at a version; null where something else happened. */
  actorAt(version: number): Seat | null;
}

type OfferEvent = Extract<TableEvent, { type: 'offer-made' | 'offer-accepted' | 'offer-declined' }>;

export const isOffer = (event: TableEvent): event is OfferEvent =>
  event.type === 'offer-made' || event.type === 'offer-accepted' || event.type === 'offer-declined';

/** Somebody offers or answers: it was theirs to do, and what comes of it follows from who has agreed. */
export const agreeAgain = (
  before: Game,
  { seat, player }: RecordEntry,
  event: OfferEvent,
  past: Past,
): Result<Draft, string> => {
  const holder = before.seats[event.seat];
  if (event.seat !== seat || holder?.kind !== 'player' || holder.playerId !== player)
    return no('an offer is made and answered by whoever sits there');
  if (before.status !== 'playing') return no('nothing can be offered here');
  if (event.type === 'offer-made') return offerAgain(before, holder.playerId, event, past);
  const { offer } = before;
  if (offer === null || offer.number !== event.number || !undecided(before, offer).includes(seat))
    return no('there was no such offer for them to answer');
  if (event.type === 'offer-declined') return yes(declined(before, seat));
  return yes(accepted(before, seat, offer.to === null ? null : (past.boards.get(offer.to) ?? null)));
};

const offerAgain = (
  before: Game,
  player: string,
  { seat, offer, to }: Extract<OfferEvent, { type: 'offer-made' }>,
  { boards, actorAt }: Past,
): Result<Draft, string> => {
  const board = to === undefined ? null : (boards.get(to) ?? null);
  if (before.offer !== null) return no('another offer was open');
  const why = impossible(before, offer, to === undefined || to >= before.version ? null : { to });
  if (why !== null) return no(why.detail);
  const taken = to === undefined ? null : actorAt(to);
  if (offer === 'takeback' && (taken === null || !seatsOf(before, player).includes(taken)))
    return no('a takeback goes back to before an action of whoever asks for it');
  return yes(offered(before, { seat, offer, to }, board));
};
