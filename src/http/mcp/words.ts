import { MIDWAY_WORDS } from '../../engine/halt.js';
import type { Choice } from '../../engine/match.js';
import { counted, listed, nameOf } from '../../engine/words.js';
import { isPlayedByBot } from '../../table/game/clock.js';
import type { Game } from '../../table/game/game.js';
import { tableCode } from '../../table/game/invitations.js';
import { namesOf, seatsOf, toActOf } from '../../table/game/people.js';
import { type SeatSeen, seatsAtTable, seatsSeenBy } from '../../table/windows/seats.js';
import { boardSeenBy, choicesOf, type EventSeen } from '../../table/windows/sight.js';

/** A game as a reader of words sees it: who sits where, the board, whose turn it is, and what may be done. */
export const gameInWords = (game: Game, playerId: string | null): string =>
  [
    `Game ${game.id}: ${game.book.name}, ${game.status}, version ${game.version}.`,
    seatsInWords(game, playerId),
    '',
    boardSeenBy(game, playerId).trimEnd(),
    '',
    turnInWords(game, playerId),
  ].join('\n');

const seatsInWords = (game: Game, playerId: string | null): string =>
  `Seats: ${seatsAtTable(game, playerId).map(seatInWords).join(', ')}.${codeInWords(game)}`;

/** What to tell whoever shall come. */
const codeInWords = (game: Game): string => {
  const code = game.status === 'over' ? null : tableCode(game);
  return code === null ? '' : ` Its code, for join_by_code: ${code}.`;
};

export const seatInWords = ({ seat, name, you, standsInFor, ...open }: SeatSeen): string =>
  `${seat} ${name ?? openInWords(open)}${you ? ' (you)' : ''}${standsInFor === undefined ? '' : ` (for ${standsInFor})`}`;

const openInWords = ({
  reserved,
  keptFor,
  invitation,
}: Pick<SeatSeen, 'reserved' | 'keptFor' | 'invitation'>): string => {
  if (reserved === 'player') return `(kept for ${keptFor ?? 'somebody'})`;
  if (invitation !== undefined) return `(open, by the invitation ${invitation})`;
  return reserved === 'invitation' ? '(open, by invitation)' : '(open)';
};

const turnInWords = (game: Game, playerId: string | null): string => {
  if (game.status === 'over') return placesInWords(game);
  if (game.status === 'waiting') return 'The game begins when every seat is taken.';
  const choices = choicesOf(game, playerId);
  const own = seatsOf(game, playerId);
  if (choices.length > 0)
    return `It is your turn${seatToPlay(game, own)}. You may:\n${choices.map(choiceInWords).join('\n')}`;
  const due = own.filter((seat) => toActOf(game).includes(seat));
  if (due.some((seat) => isPlayedByBot(game, seat))) return OUT_OF_TIME;
  if (due.length > 0) return UNSERVED;
  if (toActOf(game).length === 0) return MIDWAY_WORDS;
  const open = toActOf(game).filter((seat) => game.seats[seat]?.kind === 'open');
  if (open.length > 0)
    return `Seat ${open.join(' and seat ')} is to act, and it is open: whoever takes it (take_seat) plays on from here.`;
  return `${waitedFor(game)} is to act.${own.length === 0 ? '' : ' Call wait_for_turn to wait for your turn.'}`;
};

/** Whoever holds several seats must know for which one to play. */
const seatToPlay = (game: Game, own: readonly number[]): string => {
  const toAct = own.filter((seat) => toActOf(game).includes(seat));
  return own.length < 2 ? '' : ` in ${listed(toAct.map((seat) => `seat ${seat}`))}`;
};

/** As whoever acts all the same is told. */
const OUT_OF_TIME =
  'Your time for this turn has run out, and a bot makes the move. Your next turn is yours again: call wait_for_turn.';

/** Somebody is always able to act, unless the luck was written down and comes to an end. */
const UNSERVED =
  "It is your turn, and you can do nothing: every action needs luck that the host's script for this table does not give. Leave the seat to end the game.";

const choiceInWords = ({ action, label }: Choice): string => `- ${JSON.stringify(action)}  ${label}`;

const waitedFor = (game: Game): string => {
  const seats = seatsSeenBy(game, null);
  return listed(toActOf(game).map((seat) => `seat ${seat} (${seats[seat]?.name ?? 'open'})`));
};

/** Who won was said with the board. */
const placesInWords = (game: Game): string => {
  const names = namesOf(game);
  const places = (game.ending?.ranking ?? []).map(
    (group, place) => `${place + 1}. ${listed(group.map((seat) => nameOf(names, seat)))}`,
  );
  const ranking = places.length === 0 ? '' : ` ${places.join('; ')}.`;
  return `The game is over (${game.ending?.ended ?? 'ended'}).${ranking}`;
};

/** What happened, a sentence each. */
export const eventsInWords = (events: readonly EventSeen[]): string =>
  events.length === 0
    ? 'Nothing has happened since.'
    : `${counted(events.length, 'event', 'events')}:\n${events.map(({ seq, text }) => `${seq}. ${text}`).join('\n')}`;
