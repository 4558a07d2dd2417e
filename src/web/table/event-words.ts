import type { LogEntry } from '../../client/types.js';
import { turns } from '../catalogue/spoken.js';
import { table } from '../catalogue/spoken-later.js';

/** What the table says of itself without the numbers and names that programs need; null for what reads well as it is. */
export const eventWords = (
  { seq, event }: LogEntry,
  events: readonly LogEntry[],
  gameName: string,
): string | null => {
  const words = table.event;
  switch (event.type) {
    case 'game-created':
      if (event.rematchOf !== undefined) return words.again(gameName);
      return event.forkOf !== undefined || event.chance !== undefined
        ? words.sandbox(gameName)
        : words.created(gameName, event.seats.length);
    case 'offer-made':
      return event.offer === 'takeback' ? words.wantsBack(whoSat(events, event.seat, seq)) : null;
    case 'taken-back':
      return words.takenBack;
    case 'seat-claimed': {
      const who = whoSat(events, event.seat, seq);
      return event.claim === 'bot' ? words.claimedForBot(who) : words.claimedForEnd(who);
    }
    case 'bot-took-over':
      return words.playsOn(turns.called(event.name), whoSat(events, event.seat, seq));
    case 'time-given-back':
      return words.closed;
  }
  return null;
};

/** The name under which somebody had a seat at a moment. */
const whoSat = (events: readonly LogEntry[], seat: number, before: number): string => {
  for (const { seq, event } of events.toReversed()) {
    if (seq >= before) continue;
    if ((event.type === 'seat-taken' || event.type === 'seat-given') && event.seat === seat)
      return turns.called(event.name);
    if (event.type === 'game-created') {
      const holder = event.seats[seat];
      if (holder !== undefined && holder.kind !== 'open') return turns.called(holder.name);
    }
  }
  return table.away.somebody;
};
