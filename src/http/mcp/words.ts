import { MIDWAY_WORDS } from '../../engine/halt.js';
import type { Choice } from '../../engine/match.js';
import { counted, listed, nameOf } from '../../engine/words.js';
import { type Evening, namesOf, seatsOf, toActOf } from '../../table/evening.js';
import { boardSeenBy, choicesOf, type EventSeen, type SeatSeen, seatsSeenBy } from '../../table/sight.js';

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

const seatsInWords = (evening: Evening, playerId: string | null): string =>
  `Seats: ${seatsSeenBy(evening, playerId).map(seatInWords).join(', ')}.`;

export const seatInWords = ({ seat, name, you }: SeatSeen): string =>
  `${seat} ${name ?? '(open)'}${you ? ' (you)' : ''}`;

const turnInWords = (evening: Evening, playerId: string | null): string => {
  if (evening.status === 'over') return placesInWords(evening);
  if (evening.status === 'waiting') return 'The game begins when every seat is taken.';
  const choices = choicesOf(evening, playerId);
  const own = seatsOf(evening, playerId);
  if (choices.length > 0)
    return `It is your turn${seatToPlay(evening, own)}. You may:\n${choices.map(choiceInWords).join('\n')}`;
  if (toActOf(evening).length === 0) return MIDWAY_WORDS;
  return `${waitedFor(evening)} is to act.${own.length === 0 ? '' : ' Call wait_for_turn to wait for your turn.'}`;
};

/** Whoever holds several seats must know for which one to play. */
const seatToPlay = (evening: Evening, own: readonly number[]): string => {
  const toAct = own.filter((seat) => toActOf(evening).includes(seat));
  return own.length < 2 ? '' : ` in ${listed(toAct.map((seat) => `seat ${seat}`))}`;
};

const choiceInWords = ({ action, label }: Choice): string => `- ${JSON.stringify(action)}  ${label}`;

const waitedFor = (evening: Evening): string => {
  const seats = seatsSeenBy(evening, null);
  return listed(toActOf(evening).map((seat) => `seat ${seat} (${seats[seat]?.name ?? 'open'})`));
};

/** Who won was said with the board. */
const placesInWords = (evening: Evening): string => {
  const names = namesOf(evening);
  const places = (evening.ending?.ranking ?? []).map(
    (group, place) => `${place + 1}. ${listed(group.map((seat) => nameOf(names, seat)))}`,
  );
  const ranking = places.length === 0 ? '' : ` ${places.join('; ')}.`;
  return `The game is over (${evening.ending?.ended ?? 'ended'}).${ranking}`;
};

/** What happened, a sentence each. */
export const eventsInWords = (events: readonly EventSeen[]): string =>
  events.length === 0
    ? 'Nothing has happened since.'
    : `${counted(events.length, 'event', 'events')}:\n${events.map(({ seq, text }) => `${seq}. ${text}`).join('\n')}`;
