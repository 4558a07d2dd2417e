import type { LogEntry } from '../../client/types.js';

/** What follows a move by itself: true, and not what one wants to know first. */
const BOOKKEEPING = /^(?:luck-drawn|turn-passed|cards-dealt|round-started|deck-refilled|traps-placed)$/;

const isTelling = ({ event }: LogEntry): boolean => !BOOKKEEPING.test(event.type);

/** One decision has one time and one seat. */
const isSameMove = (one: LogEntry, other: LogEntry): boolean => one.by === other.by && one.at === other.at;

/** What came of the last thing that somebody did; what the table says of itself stands alone. */
export const lastMoveOf = (events: readonly LogEntry[]): readonly LogEntry[] => {
  const last = events.findLast(isTelling) ?? events.at(-1);
  return last === undefined ? [] : events.filter((entry) => isSameMove(entry, last) && isTelling(entry));
};

/** A name for the move that an event belongs to. */
export const moveOf = (events: readonly LogEntry[]): string => {
  const last = events.at(-1);
  return last === undefined ? '' : `${last.by} ${last.at}`;
};

/** The event before the last move, to see what it changed; null where nothing was before it. */
export const beforeLastMove = (events: readonly LogEntry[]): number | null => {
  const first = lastMoveOf(events)[0];
  return first === undefined || first.by === null || first.seq < 3 ? null : first.seq - 1;
};
