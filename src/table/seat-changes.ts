import type { Outcome, Seat } from '../engine/game.js';
import type { Evening } from './evening.js';
import type { TableEvent } from './table-event.js';
import { type Draft, type LuckSource, startedWhenFull, withEnd, withTableEvent } from './write.js';

/** What comes of somebody sitting down: the last one to do so starts the game. */
export const seated = (
  evening: Evening,
  taken: Extract<TableEvent, { type: 'seat-taken' }>,
  luck?: LuckSource,
): Draft => startedWhenFull(withTableEvent(nothingYet(evening), taken), luck);

/** A game that its last player leaves before the start will never be played. */
export const left = (evening: Evening, seat: Seat): Draft => {
  const draft = withTableEvent(nothingYet(evening), { type: 'seat-left', seat });
  const isDeserted = draft.evening.seats.every((holder) => holder.kind !== 'player');
  return isDeserted ? withEnd(draft, abandoned(seat)) : draft;
};

/** No result: nobody won, and nobody lost. */
const abandoned = (by: Seat | null): Outcome => ({
  ranking: [],
  scores: null,
  ended: 'abandoned',
  by,
  reason: null,
});

/** Whoever resigns is last; the others share the first place, whatever the score was. */
export const resigned = (evening: Evening, seat: Seat): Draft => {
  const others = evening.seats.flatMap((_, at) => (at === seat ? [] : [at]));
  const outcome: Outcome = {
    ranking: [others, [seat]],
    scores: null,
    ended: 'resigned',
    by: seat,
    reason: null,
  };
  return withEnd(withTableEvent(nothingYet(evening), { type: 'seat-resigned', seat }), outcome);
};

const nothingYet = (evening: Evening): Draft => ({ before: evening, evening, happenings: [] });
