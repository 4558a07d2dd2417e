import type { Choice } from '../../engine/match.js';
import { counted, listed } from '../../engine/words.js';
import { type Evening, namesOf, toActOf } from '../../table/evening.js';
import { boardSeenBy, choicesOf, type EventSeen, seatsSeenBy } from '../../table/sight.js';

/** A game as a reader of words sees it: who sits where, the board, whose turn it is, and what may be done. */
export const gameInWords = (evening: Evening, playerId: string | null): string =>
  [
    `Game ${evening.id}: ${evening.book.name}, ${evening.status}, version ${evening.version}.`,
    seatsInWords(evening, playerId),
    '',
    boardSeenBy(evening, playerId).trimEnd(),
    '',
    turnInWords(evening, playerId),
  ].join('\n');

const seatsInWords = (evening: Evening, playerId: string | null): string => {
  const seats = seatsSeenBy(evening, playerId).map(
    ({ seat, name, you }) => `${seat} ${name ?? '(open)'}${you ? ' (you)' : ''}`,
  );
  return `Seats: ${seats.join(', ')}.`;
};

const turnInWords = (evening: Evening, playerId: string | null): string => {
  if (evening.status === 'over') return endInWords(evening);
  if (evening.status === 'waiting') return 'The game begins when every seat is taken.';
  const choices = choicesOf(evening, playerId);
  if (choices.length > 0) return `It is your turn. You may:\n${choices.map(choiceInWords).join('\n')}`;
  const open = toActOf(evening).filter((seat) => evening.seats[seat]?.kind === 'open');
  if (open.length > 0)
    return `Seat ${open.join(' and seat ')} is to act, and it is open: whoever takes it (take_seat) plays on from here.`;
  return `${waitedFor(evening)} is to act. Call wait_for_turn to wait for your turn.`;
};

const choiceInWords = ({ action, label }: Choice): string => `- ${JSON.stringify(action)}  ${label}`;

const waitedFor = (evening: Evening): string => {
  const names = namesOf(evening);
  return listed(toActOf(evening).map((seat) => `seat ${seat} (${names[seat]})`));
};

const endInWords = (evening: Evening): string => {
  const names = namesOf(evening);
  const places = (evening.ending?.ranking ?? []).map(
    (group, place) => `${place + 1}. ${listed(group.map((seat) => names[seat] ?? `Seat ${seat}`))}`,
  );
  return `The game is over (${evening.ending?.ended ?? 'ended'}). ${places.join('; ')}.`;
};

/** What happened, a sentence each. */
export const eventsInWords = (events: readonly EventSeen[]): string =>
  events.length === 0
    ? 'Nothing has happened since.'
    : `${counted(events.length, 'event', 'events')}:\n${events.map(({ seq, text }) => `${seq}. ${text}`).join('\n')}`;
