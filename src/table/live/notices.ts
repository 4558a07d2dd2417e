import type { Language } from '../../engine/language.js';
import type { Choice } from '../../engine/match.js';
import type { Outcome } from '../../engine/outcome.js';
import type { Seat } from '../../engine/ruleset.js';
import { type Deadline, deadlinesOf, isPlayedByBot, warningMs } from '../game/clock.js';
import { type Game, isSandbox, type Status } from '../game/game.js';
import { type OfferKind, undecided } from '../game/offers.js';
import { seatsKeptFor, seatsOf, toActOf } from '../game/people.js';
import { languageAt } from '../windows/language.js';
import { choicesOf } from '../windows/sight.js';

/** What somebody should know of a game of theirs: the difference between the game as they were told of it and as it stands. */

interface About {
  readonly gameId: string;
  readonly ruleset: string;
  readonly version: number;
  /** It proves nothing: its luck was given, or it is a fork. */
  readonly sandbox: boolean;
}

/** Something about one of my games that I should know. */
export type GameNotice = About &
  (
    | { readonly type: 'invited'; readonly seat: Seat }
    | { readonly type: 'rematch'; readonly seat: Seat; readonly rematchOf: string }
    | { readonly type: 'seat-taken'; readonly seat: Seat; readonly name: string }
    | { readonly type: 'matched' }
    | { readonly type: 'game-started' }
    | {
        readonly type: 'your-turn';
        readonly seat: Seat;
        readonly legal: readonly Choice[];
        readonly deadlineAt: string | null;
      }
    | {
        readonly type: 'offer-made';
        readonly seat: Seat;
        readonly by: Seat;
        readonly number: number;
        readonly offer: OfferKind;
      }
    | { readonly type: 'clock-low'; readonly seat: Seat; readonly deadlineAt: string }
    | { readonly type: 'game-ended'; readonly outcome: Outcome | null }
  );

/** What was told of a game, as far as it matters for what is to be told next. */
export interface ToldGame {
  readonly status: Status;
  readonly version: number;
  /** By seat: whose it was. */
  readonly sitting: readonly (string | null)[];
  /** Seats that were kept for them. */
  readonly kept: readonly Seat[];
  /** The offer that waited for their answer. */
  readonly offer: number | null;
  /** The moment for which they were warned that their time runs out. */
  readonly lowFor: number | null;
  /** When they are to be warned next; null when there is nothing to warn of. */
  readonly warnAt: number | null;
}

/** The game as it is told at a moment. */
export const toldOf = (game: Game, playerId: string, moment: number): ToldGame => {
  const deadline = ownDeadline(game, playerId);
  const warnAt = deadline === null ? null : deadline.at - warningMs(game);
  const isLow = warnAt !== null && moment >= warnAt;
  return {
    status: game.status,
    version: game.version,
    sitting: game.seats.map((holder) => (holder.kind === 'player' ? holder.playerId : null)),
    kept: seatsKeptFor(game, playerId),
    offer: offerFor(game, playerId)?.number ?? null,
    lowFor: isLow ? (deadline?.at ?? null) : null,
    warnAt: isLow ? null : warnAt,
  };
};

/** Whether a game is any of their business. Whoever left is told no more. */
export const concerns = (game: Game, playerId: string): boolean =>
  seatsOf(game, playerId).length > 0 ||
  seatsKeptFor(game, playerId).length > 0 ||
  (game.hostId === playerId && game.status === 'waiting');

/** What is new of a game since it was told; all of it where it never was. */
export function* noticesOf(
  game: Game,
  playerId: string,
  before: ToldGame | null,
  moment: number,
  language?: Language,
): Generator<GameNotice> {
  const now = toldOf(game, playerId, moment);
  const about = { gameId: game.id, ruleset: game.book.id, version: game.version, sandbox: isSandbox(game) };
  if (before === null || before.version < game.version) {
    yield* seatNotices(game, playerId, before, now).map((notice) => ({ ...notice, ...about }));
    if (before === null && game.matched && sits(game, playerId)) yield { type: 'matched', ...about };
    if (game.status !== 'waiting' && (before?.status ?? 'waiting') === 'waiting' && sits(game, playerId))
      yield { type: 'game-started', ...about };
    const turn = turnOf(game, playerId, languageAt(game, language));
    if (turn !== null) yield { ...turn, ...about };
    const offer = offerFor(game, playerId);
    if (offer !== null && offer.number !== before?.offer) yield { type: 'offer-made', ...offer, ...about };
  }
  const deadline = ownDeadline(game, playerId);
  if (deadline !== null && now.lowFor !== null && now.lowFor !== before?.lowFor)
    yield { type: 'clock-low', seat: deadline.seat, deadlineAt: asText(deadline.at), ...about };
  const isNewsThatItEnded = game.status === 'over' && before?.status !== 'over';
  if (isNewsThatItEnded && sits(game, playerId)) yield { type: 'game-ended', ...about, outcome: game.ending };
}

const sits = (game: Game, playerId: string): boolean => seatsOf(game, playerId).length > 0;

type WithoutAbout<Notice> = Notice extends About ? Omit<Notice, keyof About> : never;
type SeatNotice = WithoutAbout<Extract<GameNotice, { type: 'invited' | 'rematch' | 'seat-taken' }>>;

/** A seat is kept for them; or somebody else sat down at a table where they sit, or that they laid. */
const seatNotices = (
  game: Game,
  playerId: string,
  before: ToldGame | null,
  now: ToldGame,
): readonly SeatNotice[] => {
  const invited = now.kept
    .filter((seat) => before?.kept.includes(seat) !== true)
    .map((seat) => invitationTo(game, seat));
  const isTheirs = game.hostId === playerId || before?.sitting.includes(playerId) === true;
  if (!isTheirs) return invited;
  const taken = game.seats.flatMap((holder, seat) => {
    if (holder.kind !== 'player' || holder.playerId === playerId) return [];
    const isNew = before === null || before.sitting[seat] !== holder.playerId;
    return isNew ? [{ type: 'seat-taken', seat, name: holder.name } as const] : [];
  });
  return [...invited, ...taken];
};

/** To play again is an invitation that says which game it was. */
const invitationTo = ({ rematchOf }: Game, seat: Seat): SeatNotice =>
  rematchOf === null ? { type: 'invited', seat } : { type: 'rematch', seat, rematchOf };

const turnOf = (
  game: Game,
  playerId: string,
  language: Language,
): WithoutAbout<Extract<GameNotice, { type: 'your-turn' }>> | null => {
  const seat = seatsOf(game, playerId).find(
    // Whose time ran out has missed this turn: a bot plays it.
    (mine) => toActOf(game).includes(mine) && !isPlayedByBot(game, mine),
  );
  if (seat === undefined) return null;
  const deadline = deadlinesOf(game).find((one) => one.seat === seat);
  return {
    type: 'your-turn',
    seat,
    legal: choicesOf(game, playerId, language),
    deadlineAt: deadline === undefined ? null : asText(deadline.at),
  };
};

/** An offer that waits for their answer, and the seat from which they give it. */
const offerFor = (game: Game, playerId: string) => {
  if (game.offer === null || game.status !== 'playing') return null;
  const own = seatsOf(game, playerId);
  const seat = undecided(game, game.offer).find((asked) => own.includes(asked));
  const { number, seat: by, offer } = game.offer;
  return seat === undefined ? null : { seat, by, number, offer };
};

/** When the time of a seat of theirs runs out, whichever comes first. */
const ownDeadline = (game: Game, playerId: string): Deadline | null => {
  const own = seatsOf(game, playerId);
  const mine = deadlinesOf(game).filter(({ seat }) => own.includes(seat));
  return mine.reduce<Deadline | null>(
    (first, one) => (first === null || one.at < first.at ? one : first),
    null,
  );
};

const asText = (moment: number): string => new Date(moment).toISOString();
