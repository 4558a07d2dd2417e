import type { Seat } from '../engine/game.js';
import type { Evening } from './evening.js';
import type { Ending, TableEvent } from './table-event.js';
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
  return isDeserted
    ? withEnd(draft, { ranking: [draft.evening.seats.map((_, at) => at)], ended: 'abandoned' })
    : draft;
};

/** Whoever resigns is last; the others share the first place, whatever the score was. */
export const resigned = (evening: Evening, seat: Seat): Draft => {
  const others = evening.seats.flatMap((_, at) => (at === seat ? [] : [at]));
  const outcome: Ending = { ranking: [others, [seat]], ended: 'resigned', reason: `seat-${seat}-resigned` };
  return withEnd(withTableEvent(nothingYet(evening), { type: 'seat-resigned', seat }), outcome);
};

const nothingYet = (evening: Evening): Draft => ({ before: evening, evening, happenings: [] });
