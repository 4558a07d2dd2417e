import type { LogEntry, Seat } from '../../client/types.js';

/** What is said about the table, and no move of the game. */
const TABLE_TALK = /^(?:seat|game|offer|clock|taken|bot|time|luck)-/;

/**
 * Whether whoever looks has done anything that could be taken back. What was taken back already counts no more,
 * and what follows from sitting down, the first roll among it, was not done by whoever sat down.
 */
export const hasActed = (seats: readonly Pick<Seat, 'you'>[], events: readonly LogEntry[]): boolean => {
  const begins = events.find(({ event }) => event.type === 'game-started');
  let upTo = Number.POSITIVE_INFINITY;
  for (const { seq, at, by, event } of events.toReversed()) {
    if (seq > upTo) continue;
    if (event.type === 'taken-back') upTo = event.to;
    else if (by !== null && seats[by]?.you && !TABLE_TALK.test(event.type))
      if (by !== begins?.by || at !== begins.at)
        // One decision has one time and one seat.
        return true;
  }
  return false;
};
