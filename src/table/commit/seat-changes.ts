import type { BotLevel } from '../../engine/bot.js';
import type { Outcome, Seat } from '../../engine/ruleset.js';
import type { Game } from '../game/game.js';
import { leaversLast, standInName, USUAL_STAND_IN } from '../game/leavers.js';
import { hasSettled } from '../game/newcomers.js';
import {
  comesAndGoes,
  hasLeft,
  hasRatedSeat,
  isRemoved,
  seatsKeptFor,
  wouldSeeTwoHands,
} from '../game/people.js';
import type { Closing, TableEvent } from '../game/table-event.js';
import type { Problem } from '../problem.js';
import {
  type Draft,
  endedWhenTooLong,
  type LuckSource,
  nothingYet,
  startedWhenFull,
  withEnd,
  withTableEvent,
} from './draft.js';

type Taken = Extract<TableEvent, { type: 'seat-taken' }>;

/** What comes of somebody sitting down: the last one to do so starts the game. In a game that is being played they play on. */
export const seated = (game: Game, taken: Taken, luck?: LuckSource): Draft =>
  endedWhenTooLong(startedWhenFull(withTableEvent(nothingYet(game), taken), luck));

/** Why somebody may not sit down in an open seat, if so. Before the start there is no reason but the host's word. */
export const barred = (
  game: Game,
  { seat, playerId, salt }: Pick<Taken, 'seat' | 'playerId' | 'salt'>,
): Problem | null => {
  if (isRemoved(game, playerId)) return REMOVED;
  if (game.tournament !== null && !seatsKeptFor(game, playerId).includes(seat)) return NOT_YOUR_PAIRING;
  if (hasRatedSeat(game, playerId)) return ONE_SEAT_EACH;
  if (game.status !== 'playing') return null;
  if (hasLeft(game, playerId, seat)) return LEFT_BEFORE;
  if (comesAndGoes(game, playerId)) return LEFT_TOO_OFTEN;
  if (wouldSeeTwoHands(game, playerId)) return TWO_HANDS;
  return salt === undefined ? null : SALT_TOO_LATE;
};

const REMOVED: Problem = {
  code: 'seat-barred',
  detail:
    'Whoever laid this table sent you away from it, so you cannot sit down here again. GET /games?openSeats=true lists other tables; or lay one of your own.',
};

const NOT_YOUR_PAIRING: Problem = {
  code: 'seat-barred',
  detail:
    'This table belongs to a tournament, and its seats are for those whom the pairing names. GET /tournaments lists those you may enter.',
};

const ONE_SEAT_EACH: Problem = {
  code: 'seat-barred',
  detail:
    'This game counts in the ratings, and you already sit in it: it has one seat for each person. The other is for somebody else.',
};

const LEFT_BEFORE: Problem = {
  code: 'seat-barred',
  detail:
    'You left this game while it was played, and who left comes back to nothing but the own seat, while a bot keeps it. You may watch.',
};

const LEFT_TOO_OFTEN: Problem = {
  code: 'seat-barred',
  detail:
    'You left this game and came back many times, and that is enough: the bot plays on in your seat. You may watch.',
};

const TWO_HANDS: Problem = {
  code: 'seat-barred',
  detail:
    'You already sit in this game, and it hides something: whoever sat down here now would see two hands. The seat is for somebody else.',
};

const SALT_TOO_LATE: Problem = {
  code: 'salt-too-late',
  detail:
    'This game has begun, and its luck was fixed then: a salt can change nothing any more. Sit down without one.',
};

/** Somebody gives a seat up: before their first turn is over the seat is open again, after it they resign. */
export const departed = (game: Game, seat: Seat): Draft =>
  leavesFreely(game, seat)
    ? left(game, seat)
    : withoutThem(withTableEvent(nothingYet(game), { type: 'seat-resigned', seat }), seat, 'resigned');

/** Tables used to close behind whoever got up last, be it a stranger: logs of that time say so. */
export const departedForGood = (game: Game, seat: Seat): Draft => {
  const draft = departed(game, seat);
  return isDeserted(draft.game) && draft.game.status === 'waiting'
    ? withEnd(draft, abandoned(seat, null))
    : draft;
};

/** Nor does anybody have to stay who waits for somebody to sit down. In a tournament who leaves a game that has begun has lost it. */
const leavesFreely = (game: Game, seat: Seat): boolean =>
  game.status === 'waiting' || (game.tournament === null && wasHardlyThere(game, seat));

const wasHardlyThere = (game: Game, seat: Seat): boolean =>
  !hasSettled(game, seat) || game.seats.some(({ kind }) => kind === 'open');

/** A game that its last player leaves will never be played, or not on. */
const left = (game: Game, seat: Seat): Draft => {
  const draft = withTableEvent(nothingYet(game), { type: 'seat-left', seat });
  return isDeserted(draft.game) && !awaitsItsHost(game, seat)
    ? withEnd(draft, abandoned(seat, null))
    : endedWhenTooLong(draft);
};

const isDeserted = ({ seats }: Game): boolean => seats.every((holder) => holder.kind !== 'player');

/** A table at which nobody plays yet is its host's to close, who need not sit there: no stranger ends it by getting up. */
const awaitsItsHost = ({ status, hostId, seats }: Game, seat: Seat): boolean => {
  const holder = seats[seat];
  const isHost = holder?.kind === 'player' && holder.playerId === hostId;
  return status === 'waiting' && hostId !== null && !isHost;
};

/** A game that nobody plays to its end has no result: nobody won, and nobody lost. */
export const abandoned = (by: Seat | null, reason: string | null): Outcome => ({
  ranking: [],
  scores: null,
  ended: 'abandoned',
  by,
  reason,
});

/**
 * Somebody is gone: where the table is laid so and another person still plays, a bot plays on; else the game is over.
 * Law: whoever is gone is last, whatever the score was; of several, whoever went first.
 */
export const withoutThem = (draft: Draft, seat: Seat, ended: Outcome['ended']): Draft => {
  const { seats, leavers } = draft.game;
  if (goesOnWithout(draft.game, seat)) return endedWhenTooLong(takenOver(draft, seat, USUAL_STAND_IN));
  const all = { ranking: [[...seats.keys()]], scores: null, ended, by: seat, reason: null };
  return withEnd(draft, leaversLast(all, [...leavers, { seat }]));
};

/** Whether a bot would play on: the table is laid so, and another person still plays. */
export const goesOnWithout = ({ whenLeft, seats }: Game, seat: Seat): boolean =>
  whenLeft === 'bot' && seats.length > 2 && seats.some(({ kind }, at) => kind === 'player' && at !== seat);

export const takenOver = (draft: Draft, seat: Seat, level: BotLevel): Draft =>
  withTableEvent(draft, { type: 'bot-took-over', seat, level, name: standInName(level) });

/** The table is closed from outside, and the game with it. */
export const closed = (game: Game, why: Closing): Draft =>
  withEnd(withTableEvent(nothingYet(game), { type: 'game-closed', why }), abandoned(null, why));

/** Whoever laid a table may close it while it waits, and when only bots play: else it is for the players to end it. */
export const mayClose = ({ status, seats }: Pick<Game, 'status' | 'seats'>): boolean =>
  status === 'waiting' || (status === 'playing' && seats.every(({ kind }) => kind !== 'player'));
